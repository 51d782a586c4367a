import type { OfficeCase } from '#contract/notary-cases.ts'
import { holdReasons, moves, recordedActions } from '#domain/cases/index.ts'
import { rejectReasons } from '#domain/papers/index.ts'
import { serviceName } from '#web/cases/index.ts'
import { type Say, useSay } from '#web/i18n/index.ts'
import { paperName } from '../desk/case-words.ts'
import { useDays } from '../desk/days.ts'
import { useOpenCase } from '../desk/open-case.ts'

type OfficeHistoryLine = OfficeCase['history'][number]

const known = ['open', ...moves, ...recordedActions] as const

/** What was done; an action of which the screens have no words yet stands there as it is called. */
function actionText(say: Say, action: string): string {
  const found = known.find((one) => one === action)
  return found ? say(`case.history.actions.${found}`) : action
}

/** Of a service which one, of a hold or a paper that was sent back why; what the screens have no words for stands as it is. */
function reasonText(say: Say, action: string, reason: string | null): string | null {
  if (reason === null) return null
  if (action.startsWith('service_')) return serviceName(say, reason)
  const held = holdReasons.find((one) => one === reason)
  if (action === 'hold' && held) return held === 'other' ? null : say(`workbench.hold.${held}`)
  const sentBack = rejectReasons.find((one) => one === reason)
  return sentBack && sentBack !== 'other' ? say(`case.compare.reasons.${sentBack}`) : reason === 'other' ? null : reason
}

/** Everything that happened, the newest first, and nothing that was ever taken away. */
export function HistoryTab() {
  const say = useSay()
  const { history } = useOpenCase().found
  return (
    <section className="mx-auto w-full max-w-form px-4 py-6">
      <h2 className="mb-3">{say('case.history.heading')}</h2>
      {history.length === 0 ? <p>{say('case.history.none')}</p> : <HistoryLines lines={history} />}
    </section>
  )
}

/** `most` of the newest. */
export function HistoryLines({ lines, most }: { lines: readonly OfficeHistoryLine[]; most?: number }) {
  const say = useSay()
  const days = useDays()
  const { found } = useOpenCase()
  const shown = lines.toReversed().slice(0, most)
  const about = (what: string, document: string | null): string => {
    const paper = found.documents.find(({ uuid }) => uuid === document)
    return paper ? `${what}: ${paperName(say, found, paper)}` : what
  }
  return (
    <ol className="grid">
      {shown.map(({ at, action, from, to, role, name, reason, note, document }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same moment, and none is ever taken out
        <li key={lines.length - index} className="border-t border-line py-2 first:border-t-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{about(actionText(say, action), document)}</span>
            <time dateTime={at} className="text-ink-2">
              {days.moment(at)}
            </time>
          </p>
          <p className="text-ink-2">
            {role === null
              ? say('case.history.service')
              : [name, say(`case.history.roles.${role}`)].filter(Boolean).join(', ')}
            {from !== null &&
              from !== to &&
              ` · ${say('case.history.from_to', { from: say(`workbench.rungs.${from}`), to: say(`workbench.rungs.${to}`) })}`}
          </p>
          {(reason !== null || note !== null) && (
            <p className="whitespace-pre-line wrap-anywhere">
              {[reasonText(say, action, reason), note].filter(Boolean).join(': ')}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
