import type { ShownComment } from '#contract/cases.ts'
import { fieldText, type Messages } from '#domain/messages/index.ts'
import { productOf } from '#domain/products/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { useResource } from '#web/api/index.ts'
import { FlagThread, openFlags } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCase, useWrite } from './case-at-hand.ts'
import { CaseSection } from './part.tsx'

const words = {
  nl: () => import('#domain/messages/nl/index.ts').then((file): Messages => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file): Messages => file.en),
}

/** What the office asked about answers and has not closed, each with the way to its question. */
export function FlagList() {
  const say = useSay()
  const { comments } = useCase().case
  const flags = openFlags(comments)
  if (flags.length === 0) return null
  return (
    <CaseSection id="questions" heading={say('founder.flags.heading')}>
      <FlagRows flags={flags} />
    </CaseSection>
  )
}

function FlagRows({ flags }: { readonly flags: readonly ShownComment[] }) {
  const say = useSay()
  const write = useWrite()
  const { uuid, case: about } = useCase()
  const nameOf = useQuestionName()
  return (
    <ul className="grid gap-6">
      {flags.map((flag) => {
        const question = nameOf(flag.path)
        return (
          <li key={flag.id} className="border-t border-line pt-4 first:border-0 first:pt-0">
            <h3 className="mb-2 text-base!">{question}</h3>
            <FlagThread
              flag={flag}
              comments={about.comments}
              question={question}
              onReply={(text) => write(text, { path: flag.path, id: flag.id })}
            />
            {flag.path !== null && (
              <p className="mt-3">
                <TextLink href={`${href('flow', { flow: about.flow, uid: uuid })}#q-${flag.path.replace('.', '-')}`}>
                  {say('founder.flags.go')}
                </TextLink>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What a question is called in the questionnaire, with whom it is about; until its words are here only that. */
function useQuestionName(): (path: string | null) => string {
  const say = useSay()
  const { locale } = useLocale()
  const { people, flow } = useCase().case
  const messages = useResource(`words of questions ${locale}`, words[locale], { kept: true })
  return (path) => {
    if (path === null) return say('founder.flags.about_case')
    const { place, key } = splitPath(path)
    const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
    const label =
      field && messages.state === 'ready' ? fieldText(messages.value, field, productOf(flow)?.wording).label : ''
    const person = people.find(({ id }) => id === place)?.name
    return [person, label].filter(Boolean).join(': ') || say('founder.flags.about_case')
  }
}
