import { cx } from './class-names.ts'
import { ErrorIcon } from './question-icons.tsx'

export type SideMenuState = 'done' | 'current' | 'todo' | 'problem'
export type SideMenuItem = {
  key: string
  label: string
  state: SideMenuState
  /** The state in words, for screen readers. */
  stateLabel: string
  /** Absent: it cannot be opened yet. */
  onOpen?: (() => void) | undefined
}
export type SideMenuProps = { label: string; title?: string | undefined; items: readonly SideMenuItem[] }

const rows = {
  done: 'text-ink',
  current: 'bg-green-tint font-semibold text-green-deep',
  todo: 'text-ink-2',
  problem: 'text-red',
} as const
const dots = {
  done: 'size-[9px] border-[1.5px] border-green bg-green forced-colors:bg-[CanvasText]',
  current: 'size-3 -mx-[1.5px] border-3 border-green',
  todo: 'size-[9px] border-[1.5px] border-line-strong',
  problem: '-mx-1',
} as const

export function SideMenu({ label, title, items }: SideMenuProps) {
  return (
    <nav aria-label={label} className="text-md">
      {title !== undefined && <p className="mb-3 px-2.5 text-xs font-semibold text-ink-2">{title}</p>}
      <ol className="grid gap-0.5">
        {items.map((item) => (
          <li key={item.key}>
            <MenuRow item={item} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function MenuRow({ item }: { item: SideMenuItem }) {
  const look = cx(
    'flex min-h-11 w-full items-center gap-2.5 rounded-s px-2.5 py-2 text-left leading-snug',
    rows[item.state],
  )
  const current = item.state === 'current' ? 'step' : undefined
  const inside = (
    <>
      <span className={cx('flex-none rounded-full', dots[item.state])}>
        {item.state === 'problem' && <ErrorIcon size={16} />}
      </span>
      <span className="min-w-0">
        {item.label}
        <span className="sr-only">{`, ${item.stateLabel}`}</span>
      </span>
    </>
  )
  if (!item.onOpen) {
    return (
      <span aria-current={current} className={look}>
        {inside}
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-current={current}
      onClick={item.onOpen}
      className={cx(look, 'transition-colors', item.state !== 'current' && 'hover:bg-sunken')}
    >
      {inside}
    </button>
  )
}
