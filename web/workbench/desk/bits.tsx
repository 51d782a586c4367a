import type { ReactNode } from 'react'
import type { Risk } from '#domain/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { initialsOf } from '#web/ui/initials.ts'

/** A key of the keyboard, as a hint; who has no keyboard need not see it. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-block min-w-5 rounded-xs border border-b-2 border-line bg-surface px-1.5 py-0.5 text-center font-sans text-2xs leading-tight font-semibold text-ink-2 ">
    {children}
  </kbd>
)

/** How many there are of something, beside its name. */
export const Count = ({ on = false, children }: { on?: boolean; children: ReactNode }) => (
  <span
    className={cx(
      'rounded-full px-1.5 py-0.5 text-2xs leading-tight font-semibold tabular-nums forced-colors:border',
      on ? 'bg-green-tint text-green-deep' : 'bg-sunken text-ink-2',
    )}
  >
    {children}
  </span>
)

const heights = ['h-1.5', 'h-2.25', 'h-3'] as const
const levels: Readonly<Record<Risk, number>> = { low: 1, medium: 2, high: 3 }

/** Three bars and a word. */
export function RiskMark({ risk }: { risk: Risk | null }) {
  const say = useSay()
  if (risk === null) return <span className="text-ink-2">{say('workbench.risk.none')}</span>
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className="inline-flex items-end gap-0.5 [print-color-adjust:exact]">
        {heights.map((height, bar) => (
          <span
            key={height}
            className={cx(
              'w-1 rounded-[1px]',
              height,
              bar < levels[risk] ? 'bg-ink forced-colors:bg-[CanvasText]' : 'bg-line',
            )}
          />
        ))}
      </span>
      {say(`workbench.risk.${risk}`)}
    </span>
  )
}

/** Who has a case on their name; an empty round where nobody has. */
export function HandlerMark({ handler }: { handler: { readonly name: string; readonly mine: boolean } | null }) {
  const say = useSay()
  const name = handler?.name ?? say('workbench.table.nobody')
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={cx(
        'grid size-6 flex-none place-items-center rounded-full text-2xs leading-none font-bold forced-colors:border',
        handler === null && 'border-[1.5px] border-dashed border-line-strong',
        handler !== null && (handler.mine ? 'bg-green text-white' : 'bg-sunken text-ink-2'),
      )}
    >
      {handler && <span aria-hidden="true">{initialsOf(handler.name)}</span>}
    </span>
  )
}
