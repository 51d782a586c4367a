import type { NotaryProduct } from '#contract/dashboard.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { CaseSection } from './part.tsx'

type Props = { readonly changes: NotaryProduct['changes'] }

/** What was changed after payment: how much and which documents, never what. */
export function ChangedAnswers({ changes }: Props) {
  const say = useSay()
  const day = useMoment()
  return (
    <CaseSection heading={say('dashboard.changes.heading')}>
      <p className="text-hint text-ink-2">{say('dashboard.changes.about')}</p>
      <ul className="mt-2 grid gap-2">
        {changes.map(({ at, fields, documents }) => (
          <li key={at}>
            <p>
              {fields.length === 1
                ? say('dashboard.changes.when_one', { when: day(at) })
                : say('dashboard.changes.when', { when: day(at), count: fields.length })}
            </p>
            {documents.length > 0 && (
              <p className="text-hint text-ink-2">
                {say('dashboard.changes.touches', { documents: documents.join(', ') })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </CaseSection>
  )
}
