import { expect, test } from 'vitest'
import { byPlace, type Problem } from './by-place.ts'

const problem = (path: string, step: number, over: Partial<Problem> = {}): Problem => ({
  kind: 'missing',
  code: 'required',
  path,
  message: 'Vul dit in',
  step,
  substep: 0,
  field: path.slice(path.indexOf('.') + 1),
  person: null,
  ...over,
})

const shown = (errors: readonly Problem[]) =>
  byPlace(errors).map(({ step, person, problems }) => [step, person, problems.map(({ path }) => path)])

test('what is missing stands together by step and by person, in the order in which it comes', () => {
  expect(
    shown([
      problem('main.company_name', 0),
      problem('main.industry', 0),
      problem('p1.birthdate', 1, { person: 'p1' }),
      problem('p2.bsn', 1),
      problem('p1.bsn', 1, { person: 'p1' }),
      problem('p2.shares', 3),
    ]),
  ).toEqual([
    [0, null, ['main.company_name', 'main.industry']],
    [1, 'p1', ['p1.birthdate', 'p1.bsn']],
    [1, 'p2', ['p2.bsn']],
    [3, 'p2', ['p2.shares']],
  ])
})

test('what is asked about the company stands there, a sentence for each whom it is about', () => {
  const settled = 'main.bankruptcy_settled'
  const about = (person: string, message: string) => problem(settled, 5, { kind: 'blocker', person, message })
  expect(
    shown([
      about('p2', 'Bo kan nu niet meedoen'),
      about('p3', 'Li kan nu niet meedoen'),
      about('p3', 'Li kan nu niet meedoen'),
    ]),
  ).toEqual([[5, null, [settled, settled]]])
})

test('a question is named once, whatever is wrong with it', () => {
  expect(shown([problem('p1.bsn', 1), problem('p1.bsn', 1, { code: 'checksum' })])).toEqual([[1, 'p1', ['p1.bsn']]])
})
