import { Link } from 'wouter'
import type { CaseDocument } from '#contract/cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { caseHref } from '../desk/case-words.ts'
import { useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { earlierVersions } from './shelf.ts'

/** What was sent before, with the reason it was sent back for. */
export function Versions({ document }: { document: CaseDocument }) {
  const say = useSay()
  const days = useDays()
  const { role } = useDesk()
  const { found } = useOpenCase()
  const others = earlierVersions(found.documents, document)
  if (others.length === 0) return null
  return (
    <div className="border-t border-line pt-3">
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{say('case.compare.versions')}</h3>
      <ul className="grid gap-1">
        {others.map(({ uuid, version, created_at, reason, note }) => {
          const day = days.moment(created_at)
          const why = reason === null ? '' : [say(`case.compare.reasons.${reason}`), note].filter(Boolean).join(', ')
          return (
            <li key={uuid}>
              <Link
                href={caseHref(role, found.uuid, { tab: 'answers', document: uuid })}
                className="text-green underline underline-offset-3"
              >
                {reason === null
                  ? say('case.compare.was', { number: version, day })
                  : say('case.compare.sent_back', { number: version, day, reason: why })}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
