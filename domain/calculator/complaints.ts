import { check } from '../fields/index.ts'
import type { IssueCode, IssueValues } from '../issues/index.ts'
import type { DutchDate } from '../values/index.ts'
import { blanksOf, type CalculatorAnswers, isFilled, valueIn } from './answers.ts'
import type { CalculatorRule, Graph } from './question.ts'
import { type GivenReply, reply } from './reply.ts'
import { questionNamed } from './walk.ts'

/** Judged as if the answer were given. */
export const rulePasses: Readonly<Record<CalculatorRule, (answers: CalculatorAnswers) => boolean>> = {
  /** A partnership has two partners at least (7A:1655 BW), and they are the ones who get the shares. */
  vof_partners: ({ main }) => main.converted_from !== 'vof' || (main.shareholder_count ?? 0) >= 2,
}

/** Something to put right before the answer is taken. `path` is as in the data: `main.converting`, `p2.type`. */
export interface Complaint {
  readonly path: string
  readonly code: IssueCode | CalculatorRule
  readonly values?: IssueValues
}

type AskedOf = { readonly graph: Graph; readonly answers: CalculatorAnswers; readonly key: string }

/** An answer is taken when the field, its tail and its rules are content. Skipping is for optional questions only. */
export const complaintsAboutReplies = (
  { graph, answers, key }: AskedOf,
  given: GivenReply | null,
  { today }: { readonly today: DutchDate },
): readonly Complaint[] => {
  const question = questionNamed(graph, key)
  if (question === null) return [{ path: 'answered', code: 'unknown_option' }]
  if (given === null && question.optional) return []
  const taken = reply(graph, answers, key, given)
  const blanks = blanksOf(question, taken)
  const found = blanks.flatMap((blank): readonly Complaint[] => {
    const path = `${blank.row}.${blank.field.key}`
    if (!isFilled(taken, blank)) return [{ path, code: 'required' }]
    const value = valueIn(taken, blank)
    const issues = check(blank.field, value, { today }).map((issue) => ({ ...issue, path }))
    if (issues.length > 0 || blank.tail || !question.options) return issues
    return question.options.includes(String(value)) ? [] : [{ path, code: 'unknown_option' }]
  })
  if (found.length > 0) return found
  const first = blanks[0]
  const path = first ? `${first.row}.${first.field.key}` : 'answered'
  return (question.rules ?? []).filter((rule) => !rulePasses[rule](taken)).map((code) => ({ path, code }))
}
