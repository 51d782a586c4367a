import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type TileProps = {
  /** An avatar or an icon. */
  before?: ReactNode
  title: string
  detail?: string | undefined
  selected?: boolean | undefined
  /** Leaves room at the right for a small button that lies over it. */
  room?: boolean | undefined
  onPress: () => void
}

/** A card one opens: a shareholder in the list of shareholders. */
export function Tile({ before, title, detail, selected, room, onPress }: TileProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-current={selected || undefined}
      className={cx(
        'flex min-h-16 w-full min-w-0 items-center gap-2.5 rounded-m border bg-surface px-3 py-3 text-left text-md leading-snug shadow-1 transition-[border-color,box-shadow]',
        selected
          ? 'border-green shadow-[0_0_0_1px_var(--color-green),0_0_0_5px_var(--color-green-tint)] forced-colors:border-4'
          : 'border-line hover:border-line-strong',
        room && 'pr-8',
      )}
    >
      {before}
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere hyphens-auto">{title}</span>
        {detail !== undefined && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
    </button>
  )
}

type AddTileProps = { children: ReactNode; before?: ReactNode; onPress: () => void }

export function AddTile({ children, before, onPress }: AddTileProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-16 w-full items-center justify-center gap-2 rounded-m border border-dashed border-line-strong px-3.5 py-3 text-md font-semibold text-green transition-colors hover:border-green hover:bg-green-tint"
    >
      {before}
      {children}
    </button>
  )
}
