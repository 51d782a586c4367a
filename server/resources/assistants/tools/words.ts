import type { Product } from '#domain/blueprint/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { AskedQuestion } from '#domain/flow/index.ts'
import {
  en,
  fieldText,
  inOtherWords,
  inRewrittenWords,
  issueText,
  type Messages,
  nl,
  optionText,
  otherWordsIn,
} from '#domain/messages/index.ts'
import { calledAmong, spokenOf } from '#domain/shareholders/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { QuestionWording } from '../../question-words/actions.ts'
import type { OpenedDraft } from './drafts.ts'

export type DraftWords = Awaited<ReturnType<ReturnType<typeof assistantWords>>>

type QuestionToWord = Pick<AskedQuestion, 'field' | 'person'>

/** What the questions of a product say in a language, as its own screens put them. */
export const assistantWords =
  ({ wording }: { readonly wording: Pick<QuestionWording, 'current'> }) =>
  async (product: Product, locale: Locale) => {
    const [other, rewritten] = [await otherWordsIn(locale, product.wording), await wording.current()]
    const said = inOtherWords(locale === 'nl' ? nl : en, other)
    const messages: Messages = inRewrittenWords(said, rewritten[locale].data)
    const textOf = ({ field, person }: QuestionToWord, answers: OpenedDraft['answers']) =>
      fieldText(messages, field, product.wording, person && spokenOf(product.people, answers, person))
    return {
      messages,

      labelOf: (asked: QuestionToWord, answers: OpenedDraft['answers']): string => textOf(asked, answers).label,

      /** Why it is asked, and what to mind. */
      hintOf(asked: QuestionToWord, answers: OpenedDraft['answers']): string | undefined {
        const { help, why } = textOf(asked, answers)
        return [help, why].filter((one) => one !== undefined && one !== '').join(' ') || undefined
      },

      optionsOf({ field }: QuestionToWord) {
        const help = fieldText(messages, field, product.wording).optionHelp
        return field.options?.map((value) => ({
          value,
          label: optionText(messages, field, value),
          ...(help?.[value] === undefined ? {} : { help: help[value] }),
        }))
      },

      problemOf: ({ field }: QuestionToWord, issue: Parameters<typeof issueText>[2]): string =>
        issueText(messages, field, issue),

      nameOf: (person: ShareholderKey, answers: OpenedDraft['answers']): string =>
        calledAmong(answers, person) ?? messages.answers.persons[person],

      sectionOf: ({ step_name, section_name }: Pick<AskedQuestion, 'step_name' | 'section_name'>) => ({
        step: messages.flow.steps[step_name],
        section: messages.flow.sections[section_name].name,
      }),
    }
  }
