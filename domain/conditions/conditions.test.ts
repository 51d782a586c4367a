import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  all,
  answered,
  any,
  type Condition,
  eq,
  type FieldRef,
  no,
  not,
  oneOf,
  severalShareholders,
  shorter,
  someShareholder,
  yes,
} from './condition.ts'
import type { Facts } from './holds.ts'
import { fieldsIn, holds } from './holds.ts'

const facts: Facts = {
  main: { industry: 'health', caregiver: true, bankruptcy: false, activities: ' ', ubos: 0, persons: [], name: 'Bo' },
  shareholder: { pep: false, lastname: 'Li' },
  form: { email: 'bo@example.nl' },
  shareholders: [{ pep: false }, { pep: true, become_director: true }],
}

describe('holds', () => {
  test.each<[string, Condition, boolean]>([
    ['equal', eq('main.industry', 'health'), true],
    ['not equal', eq('main.industry', 'retail'), false],
    ['equal to nothing', eq('main.kvk', 'x'), false],
    ['no loose comparison', eq('main.ubos', false), false],
    ['one of', oneOf('main.industry', 'retail', 'health'), true],
    ['none of', oneOf('main.industry', 'retail'), false],
    ['yes', yes('main.caregiver'), true],
    ['yes to a no', yes('main.bankruptcy'), false],
    ['no', no('main.bankruptcy'), true],
    ['no to what is open', no('main.big_registration'), false],
    ['answered', answered('main.industry'), true],
    ['answered with no', answered('main.bankruptcy'), true],
    ['answered with zero', answered('main.ubos'), true],
    ['answered with spaces', answered('main.activities'), false],
    ['answered with an empty list', answered('main.persons'), false],
    ['short', shorter('shareholder.lastname', 3), true],
    ['not short', shorter('main.industry', 3), false],
    ['nothing is not short', shorter('main.kvk', 3), false],
    ['of the form', answered('form.email'), true],
    ['what every object has is not an answer', answered('main.constructor'), false],
    ['all', all(yes('main.caregiver'), eq('main.industry', 'health')), true],
    ['all but one', all(yes('main.caregiver'), yes('main.bankruptcy')), false],
    ['all of nothing', all(), true],
    ['any', any(yes('main.bankruptcy'), yes('main.caregiver')), true],
    ['any of nothing', any(), false],
    ['not', not(yes('main.bankruptcy')), true],
    ['some shareholder', someShareholder(yes('shareholder.pep')), true],
    ['several shareholders', severalShareholders(answered('shareholder.pep')), true],
    ['only one such shareholder', severalShareholders(yes('shareholder.pep')), false],
    ['no such shareholder', someShareholder(eq('shareholder.pep', 'maybe')), false],
    [
      'one shareholder for both',
      someShareholder(all(yes('shareholder.pep'), no('shareholder.become_director'))),
      false,
    ],
    ['a shareholder beside the company', someShareholder(all(yes('shareholder.pep'), yes('main.caregiver'))), true],
  ])('%s', (_name, condition, expected) => {
    expect(holds(condition, facts)).toBe(expected)
  })

  test('asked of nothing, only the empty and the negated hold', () => {
    expect(holds(answered('main.industry'), {})).toBe(false)
    expect(holds(someShareholder(all()), {})).toBe(false)
    expect(holds(not(answered('main.industry')), {})).toBe(true)
  })
})

const refs: readonly FieldRef[] = ['main.a', 'main.b', 'shareholder.a', 'form.c']
const field = fc.constantFrom(...refs)
const value = fc.oneof(fc.boolean(), fc.constantFrom('x', 'y', ''), fc.integer({ min: 0, max: 2 }))
const condition: fc.Arbitrary<Condition> = fc.letrec<{ node: Condition; leaf: Condition }>((tie) => ({
  leaf: fc.oneof(
    fc.tuple(field, value).map(([one, other]) => eq(one, other)),
    fc.tuple(field, value, value).map(([one, ...others]) => oneOf(one, ...others)),
    field.map(yes),
    field.map(no),
    field.map(answered),
    field.map((one) => shorter(one, 2)),
  ),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('node'), { maxLength: 3 }).map((of) => all(...of)),
    fc.array(tie('node'), { maxLength: 3 }).map((of) => any(...of)),
    tie('node').map(not),
    tie('node').map(someShareholder),
  ),
})).node
const row = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value)
const anyFacts: fc.Arbitrary<Facts> = fc.record(
  { main: row, shareholder: row, form: row, shareholders: fc.array(row, { maxLength: 4 }) },
  { requiredKeys: [] },
)

describe('laws', () => {
  test('not is the opposite', () => {
    fc.assert(fc.property(condition, anyFacts, (one, given) => holds(not(one), given) === !holds(one, given)))
  })

  test('De Morgan', () => {
    fc.assert(
      fc.property(condition, condition, anyFacts, (a, b, given) => {
        expect(holds(not(all(a, b)), given)).toBe(holds(any(not(a), not(b)), given))
      }),
    )
  })

  test('order and repetition do not matter', () => {
    fc.assert(
      fc.property(condition, condition, anyFacts, (a, b, given) => {
        expect(holds(all(a, b), given)).toBe(holds(all(b, a, a), given))
        expect(holds(any(a, b), given)).toBe(holds(any(b, a, b), given))
      }),
    )
  })

  test('a condition is plain frozen data: it survives being written down, and depends on its fields alone', () => {
    fc.assert(
      fc.property(condition, anyFacts, (one, given) => {
        expect(Object.isFrozen(one)).toBe(true)
        expect(holds(JSON.parse(JSON.stringify(one)) as Condition, given)).toBe(holds(one, given))
        const named = new Set(fieldsIn(one).map((ref) => ref.split('.')[1] ?? ''))
        const only = (from: Readonly<Record<string, unknown>> | undefined) =>
          Object.fromEntries(Object.entries(from ?? {}).filter(([key]) => named.has(key)))
        const trimmed: Facts = {
          main: only(given.main),
          shareholder: only(given.shareholder),
          form: only(given.form),
          shareholders: (given.shareholders ?? []).map(only),
        }
        expect(holds(one, trimmed)).toBe(holds(one, given))
      }),
    )
  })
})

test('fieldsIn names every field once, however deep', () => {
  const deep = all(
    yes('main.a'),
    not(any(eq('main.b', 'x'), yes('main.a'))),
    someShareholder(no('shareholder.c')),
    shorter('form.d', 3),
    oneOf('main.e', 1, 2),
  )
  expect(fieldsIn(deep)).toEqual(['main.a', 'main.b', 'shareholder.c', 'form.d', 'main.e'])
})
