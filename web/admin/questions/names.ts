import type { Wording } from '#domain/blueprint/index.ts'
import type { IssueCode } from '#domain/issues/index.ts'
import {
  fieldText,
  inOtherWords,
  inRewrittenWords,
  issueText,
  type Messages,
  otherWordsIn,
} from '#domain/messages/index.ts'
import { type FlowName, flowNames, productOf } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { fieldAt } from '#web/questionnaire/index.ts'
import type { QuestionRow } from './asked-at.ts'

const files = {
  nl: () => import('#domain/messages/nl/index.ts').then((file) => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file) => file.en),
}

const wordingsAsked = [...new Set(flowNames.map((flow) => productOf(flow).wording))]

/** What every kind of product says, as it was rewritten last: also a moment ago, in this very page. */
async function loadWordings(locale: Locale): Promise<ReadonlyMap<Wording, Messages>> {
  const [said, { data }] = await Promise.all([
    files[locale](),
    call('GET /api/question_words/:locale', { params: { locale }, query: {} }),
  ])
  const all = wordingsAsked.map(async (wording) => {
    const messages = inOtherWords(said, await otherWordsIn(locale, wording))
    return [wording, inRewrittenWords(messages, data)] as const
  })
  return new Map(await Promise.all(all))
}

/** Whoever it is asked of, its words are those for the first. */
const fieldOfQuestion = (question: string) => fieldAt(question.replace(/^shareholder\./, 'p1.'))

export type QuestionNames = ReturnType<typeof useQuestionNames>

/** What questions are called and where they stand; their paths as long as the words are not here. */
export function useQuestionNames() {
  const { locale } = useLocale()
  const found = useResource(`question names ${locale}`, () => loadWordings(locale))
  const messagesOf = (flow: FlowName) =>
    found.state === 'ready' ? (found.value.get(productOf(flow).wording) ?? null) : null
  return {
    refresh: found.refresh,
    label({ question, flow }: Pick<QuestionRow, 'question' | 'flow'>): string {
      const [messages, field] = [messagesOf(flow), fieldOfQuestion(question)]
      return messages && field ? fieldText(messages, field, productOf(flow).wording).label : question
    },
    place({ flow, step, section }: Pick<QuestionRow, 'flow' | 'step' | 'section'>): string {
      const said = messagesOf(flow)?.flow
      return said ? `${said.steps[step]} · ${said.sections[section].name}` : ''
    },
    /** What somebody was told; with what its rule says, where that is always the same. */
    message({ question, flow }: Pick<QuestionRow, 'question' | 'flow'>, code: IssueCode): string {
      const [messages, field] = [messagesOf(flow), fieldOfQuestion(question)]
      if (!messages || !field) return code
      const values = field.rules?.find((rule) => rule.code === code)?.values
      return issueText(messages, field, { code, ...(values && { values }) })
    },
  }
}
