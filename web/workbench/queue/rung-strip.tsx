import { Link } from 'wouter'
import { parties, termedStatuses } from '#domain/cases/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import { type Say, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { type Desk, useDesk } from '../desk/desk.ts'
import { partyText } from '../desk/words.ts'
import { addressOf, type QueueAsked } from './asked.ts'

const rungs = [...termedStatuses, 'on_hold'] as const

/** How many stand on a rung, and on whom they wait: "wij 2, klant 2". */
function standing(status: CaseStatus, { counts: { counts }, us }: Desk, say: Say) {
  const here = counts.filter((one) => one.status === status && one.cases > 0)
  const byParty = parties.flatMap((party) => {
    const cases = here.filter(({ waiting_on }) => waiting_on === party).reduce((sum, one) => sum + one.cases, 0)
    return cases > 0 ? [{ party, cases }] : []
  })
  return {
    total: here.reduce((sum, { cases }) => sum + cases, 0),
    ours: byParty.some(({ party }) => party === us),
    words: byParty
      .map(({ party, cases }) => `${partyText(say, party, us)}${byParty.length > 1 ? ` ${cases}` : ''}`)
      .join(', '),
  }
}

/** The ladder with how many stand on each rung; a rung shows who they are. */
export function RungStrip({ asked }: { asked: QueueAsked }) {
  const say = useSay()
  const desk = useDesk()
  const shown = rungs
    .map((status) => ({ status, ...standing(status, desk, say) }))
    // Only where the office has no account here does support check in its place.
    .filter(({ status, total }) => status !== 'legal_support_checking_documents' || total > 0)
  return (
    <nav
      aria-label={say('workbench.rungs.label')}
      className="my-4 overflow-x-auto rounded-m border border-line bg-surface shadow-1 [scrollbar-width:thin] print:hidden"
    >
      <ul className="flex">
        {shown.map(({ status, total, ours, words }) => {
          const on = asked.status === status
          return (
            <li key={status} className="min-w-27 flex-1 border-line not-first:border-l">
              <Link
                href={href(desk.role, {}, addressOf({ view: 'running', status: on ? undefined : status }))}
                aria-current={on ? 'true' : undefined}
                className={cx(
                  'block h-full border-b-[3px] px-3.5 pt-2.5 pb-3 no-underline -outline-offset-2! hover:bg-paper',
                  ours ? 'border-green text-ink' : 'border-transparent text-ink-2',
                  on && 'bg-green-tint',
                )}
              >
                <span className="block font-serif text-xl leading-tight font-[575]">{total}</span>
                <span className="block text-xs leading-snug">{say(`workbench.rungs.${status}`)}</span>
                <span className="block min-h-4 text-2xs text-ink-2">{words}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
