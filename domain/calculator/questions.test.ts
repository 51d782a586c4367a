import { describe, expect, test } from 'vitest'
import { eq } from '../conditions/index.ts'
import { parseDutchDate } from '../values/index.ts'
import type { GraphFault } from './faults.ts'
import {
  askedFieldOf,
  blanksOf,
  type CalculatorAnswers,
  complaintsAboutReplies,
  defaultOrigin,
  faultsIn,
  type GivenReply,
  type Graph,
  holdingOrigin,
  nextQuestion,
  outcomes,
  plantedQuestions,
  productOutOf,
  type Question,
  reply,
  startCalculation,
} from './index.ts'

const graph: Graph = plantedQuestions
const today = parseDutchDate('15-11-2026') ?? expect.fail()

/** Values worth trying for a field; the kinds of shareholders are tried for all at once. */
const values = (question: Question, answers: CalculatorAnswers): readonly unknown[] => {
  const [blank] = blanksOf(question, answers)
  if (!blank) return []
  const { field } = blank
  if (field.options) return field.options
  if (field.kind === 'yes_no') return [true, false]
  if (field.kind === 'number') return [1, 2, 4]
  return field.kind === 'email' ? ['anna@voorbeeld.nl'] : ['starter_yearly']
}

const keyOf = ({ tail }: Question): string => tail?.field.split('.')[1] ?? ''

const tails = (question: Question): readonly (GivenReply[string & keyof GivenReply] | undefined)[] =>
  question.tail
    ? [undefined, ...(askedFieldOf(question.tail.field)?.options ?? []).map((one) => ({ [keyOf(question)]: one }))]
    : [undefined]

function repliesTo(question: Question, answers: CalculatorAnswers): readonly CalculatorAnswers[] {
  const given = values(question, answers).flatMap((value) =>
    tails(question).map((tail): GivenReply => {
      const rows = blanksOf(question, answers).map(({ row, field }) => [row, { [field.key]: value, ...tail }])
      return Object.fromEntries(rows)
    }),
  )
  const all: readonly (GivenReply | null)[] = question.optional ? [null, ...given] : given
  return all
    .filter((one) => complaintsAboutReplies({ graph, answers, key: question.key }, one, { today }).length === 0)
    .map((one) => reply(graph, answers, question.key, one))
}

describe.each([defaultOrigin, holdingOrigin])('from %s', (origin) => {
  const asked = new Set<string>()
  const ends: CalculatorAnswers[] = []
  let longest = 0
  const walk = (answers: CalculatorAnswers): void => {
    const question = nextQuestion(graph, origin, answers)
    longest = Math.max(longest, answers.answered.length)
    if (question === null) {
      ends.push(answers)
      return
    }
    asked.add(question.key)
    // Which of the last questions were skipped leads nowhere else: one way of each is enough.
    const replies = repliesTo(question, answers)
    expect(replies.length).toBeGreaterThan(0)
    const tail = ['upsell_package', 'email', 'dga_plan'].includes(question.key) ? replies.slice(0, 2) : replies
    for (const one of tail) walk(one)
  }
  walk(startCalculation(origin))

  test('every way ends, after a minute of questions at most', () => {
    expect(ends.length).toBeGreaterThan(10)
    expect(longest).toBeLessThanOrEqual(8)
  })

  test('no question is asked twice', () => {
    for (const { answered } of ends) expect(new Set(answered).size).toBe(answered.length)
  })

  test('every question is asked, and the right products come out', () => {
    const products = [...new Set(ends.map((answers) => productOutOf(origin, answers)))].sort()
    if (origin === holdingOrigin) {
      expect(products).toEqual(['holding', 'incorporate-holding'])
      expect([...asked].sort()).toEqual(['dga_plan', 'language_requirement', 'timing', 'upsell_package'].sort())
    } else {
      expect(products).toEqual(['dutch-bv', 'english-bv', 'omzetting'])
      const before = graph.filter((question: Question) => !question.afterwards)
      expect([...asked].sort()).toEqual(before.map(({ key }) => key).sort())
    }
    expect(products.every((one) => outcomes.includes(one))).toBe(true)
  })
})

describe('faultsIn', () => {
  test('the planted questions have none', () => expect(faultsIn(graph)).toEqual([]))

  const without = (key: string) => graph.filter((question) => question.key !== key)
  const edited = (key: string, edit: Partial<Question>) =>
    graph.map((question) => (question.key === key ? { ...question, ...edit } : question))
  const emailAgain: Question = { key: 'email', field: 'calculation.email', transitions: [] }

  test.each<[string, Graph, GraphFault['code'], string]>([
    ['a key twice', [...graph, emailAgain], 'same_key', 'email'],
    ['a field that does not exist', edited('email', { field: 'main.telex' }), 'unknown_field', 'email'],
    [
      'a tail that does not exist',
      edited('email', { tail: { field: 'main.telex', when: eq('main.email', 'x') } }),
      'unknown_field',
      'email',
    ],
    ['a way to nowhere', without('email'), 'unknown_question', 'upsell_package'],
    [
      'a condition about nothing',
      edited('email', { transitions: [{ to: 'email', when: [eq('main.telex', 1)] }] }),
      'unknown_condition_field',
      'email',
    ],
    ['a circle', edited('email', { transitions: [{ to: 'timing', when: [] }] }), 'circle', 'email'],
    ['a question nobody is asked', [...graph, { ...emailAgain, key: 'later' }], 'unreachable', 'later'],
    ['no beginning', [], 'no_root', defaultOrigin],
    ['no language', without('language_requirement'), 'product_out_of_reach', 'calculation.language_requirement'],
    [
      'no conversion',
      edited('converting', { field: 'main.caregiver' }),
      'product_out_of_reach',
      'calculation.converting',
    ],
  ])('%s', (_name, broken, code, question) => {
    expect(faultsIn(broken)).toContainEqual({ code, question })
  })
})
