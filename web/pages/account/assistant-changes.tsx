import { Link } from 'wouter'
import type { ConnectedAssistant } from '#contract/assistants.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { fieldText, hasWords, type Messages } from '#domain/messages/index.ts'
import { productOf } from '#domain/products/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { useResource } from '#web/api/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dayAndTime } from './day-and-time.ts'

type AssistantChange = ConnectedAssistant['changes'][number]
type Props = { readonly changes: readonly AssistantChange[] }

const words = {
  nl: () => import('#domain/messages/nl/index.ts').then((file): Messages => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file): Messages => file.en),
}

/** So many the server tells of at most. */
const mostTold = 20

/** What it wrote, a questionnaire at a time, by the questions and never with an answer. */
export function AssistantChanges({ changes }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const messages = useResource(`words of questions ${locale}`, words[locale], { kept: true })
  if (messages.state === 'loading') return <Skeleton label={say('assistants.changes_loading')} />
  if (messages.state !== 'ready') {
    return (
      <FailedBanner text={say('assistants.changes_failed')} again={say('account.again')} onAgain={messages.again} />
    )
  }
  const drafts = new Map(changes.map(({ draft }) => [draft.uuid, draft]))
  return (
    <div className="grid gap-4">
      {[...drafts.values()].map((draft) => (
        <DraftChanges
          key={draft.uuid}
          draft={draft}
          changes={changes.filter((change) => change.draft.uuid === draft.uuid)}
          messages={messages.value}
        />
      ))}
      {changes.length >= mostTold && (
        <p className="text-hint text-ink-2">{say('assistants.most', { n: changes.length })}</p>
      )}
    </div>
  )
}

type DraftProps = Props & { readonly draft: AssistantChange['draft']; readonly messages: Messages }

function DraftChanges({ draft, changes, messages }: DraftProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { uuid, flow, product_name, name } = draft
  const called = name ?? say('assistants.unnamed', { product: product_name[locale] })
  const when = useMoment(dayAndTime)
  const wording = productOf(flow)?.wording
  const named = (path: string): string => {
    const { place, key } = splitPath(path)
    const whose: ShareholderKey | undefined = shareholderKeys.find((one) => one === place)
    const person = whose && messages.answers.persons[whose]
    const field = fieldOf(person ? 'shareholder' : 'main', key)
    if (person && key === 'active') return say('assistants.added', { person })
    const question = field && hasWords(messages, field) ? fieldText(messages, field, wording).label : ''
    return person && question ? say('assistants.of_person', { person, question }) : question
  }
  return (
    <div>
      <p className="font-semibold wrap-anywhere">
        <Link href={href('flow', { flow, uid: uuid })} asChild>
          <TextLink aria-label={say('assistants.look', { draft: called })}>{called}</TextLink>
        </Link>
      </p>
      <ul className="mt-1 grid gap-2">
        {changes.map(({ at, fields }) => (
          <li key={`${at} ${fields.join()}`}>
            <p className="text-hint text-ink-2">{when(at)}</p>
            {fields.length === 0 ? (
              <p>{say('assistants.begun')}</p>
            ) : (
              <ul className="list-disc pl-5">
                {fields.map((path) => (
                  <li key={path} className="wrap-anywhere">
                    {named(path)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
