import type { OfficeCase } from '#contract/notary-cases.ts'
import type { Product, SectionName } from '#domain/blueprint/index.ts'
import { sealedKeys } from '#domain/documents/index.ts'
import type { Field, ShareholderKey } from '#domain/fields/index.ts'
import { fieldText, type Messages } from '#domain/messages/index.ts'
import { type Answers, answersFrom } from '#domain/questions/index.ts'
import { type DutchDate, splitPath } from '#domain/values/index.ts'
import { answerGroups, answerText, readAnswer } from '#web/questionnaire/index.ts'

export type ProductInWords = { readonly product: Product; readonly messages: Messages }

export type AnswerLine = {
  readonly path: string
  readonly field: Field
  readonly label: string
  /** Null while it is open, or closed to who looks. */
  readonly text: string | null
  readonly sealed: boolean
  /** Of somebody's own part: whoever ordered does not read it. */
  readonly own: boolean
}

export type AnswerSection = {
  readonly section: SectionName
  readonly name: string
  readonly lines: readonly AnswerLine[]
}

type AnswerSource = {
  readonly questions: ProductInWords
  readonly found: OfficeCase
  readonly today: DutchDate
  readonly company: (name: string) => string
}

/** The answers that came along, each row there even where nobody is. */
export const caseAnswersOf = ({ answers }: Pick<OfficeCase, 'answers'>): Answers =>
  answersFrom((row) => answers[row] ?? {})

const isOwn = (path: string, { participants }: OfficeCase): boolean => {
  const { place: owner, key } = splitPath(path)
  return sealedKeys.has(key) && participants.some(({ person }) => person === owner)
}

/** One answer in words, as the overview of the questionnaire says it. */
export function answerLine(path: string, field: Field, { questions, found, company }: AnswerSource): AnswerLine {
  const { product, messages } = questions
  const value = readAnswer(caseAnswersOf(found), path) ?? null
  const nameOf = (person: ShareholderKey) => found.people.find(({ id }) => id === person)?.name ?? person
  return {
    path,
    field,
    label: fieldText(messages, field, product.wording).label,
    text: answerText(field, value, { messages, nameOf, company }),
    own: isOwn(path, found),
    sealed: found.sealed && field.sensitivity === 'sensitive' && value === null,
  }
}

/** Everything that was asked of the company, or of one person, by section. */
export function answerSections(owner: string, asked: AnswerSource): readonly AnswerSection[] {
  const { questions, found, today } = asked
  const groups = answerGroups(questions.product, caseAnswersOf(found), { today })
  const owned = (path: string) => path.startsWith(`${owner}.`)
  return groups.flatMap(({ section, fields }) => {
    const lines = fields
      .filter(({ path }) => owned(path))
      .map(({ path, field, required }) => ({ required, line: answerLine(path, field, asked) }))
      .filter(({ required, line }) => required || line.text !== null || line.sealed)
      .map(({ line }) => line)
    return lines.length > 0 ? [{ section, name: questions.messages.flow.sections[section].name, lines }] : []
  })
}
