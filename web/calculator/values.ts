import type { Calculator } from '#contract/calculator.ts'
import type { Question, QuestionSlot } from '#domain/calculator/index.ts'

/** An answer as a control has it; nothing is an empty text. */
export const encode = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === undefined || value === null ? '' : String(value)
}

/** And back again. */
export const decode = ({ field }: Pick<QuestionSlot, 'field'>, text: string): unknown => {
  if (field.kind === 'yes_no') return text === 'yes' ? true : text === 'no' ? false : null
  return field.kind === 'number' && text !== '' ? Number(text) : text
}

/** What can be chosen, in order; null where it is typed. */
export function optionsOf(
  question: Question,
  { field, tail }: QuestionSlot,
  calculator: Calculator,
): readonly string[] | null {
  if (!tail && question.options) return question.options
  if (field.options) return field.options
  if (field.kind === 'yes_no') return ['yes', 'no']
  return field.key === 'upsell_package' ? [...calculator.memberships.map(({ name }) => name), 'none'] : null
}
