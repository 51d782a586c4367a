import { expect, test } from 'vitest'
import type { MainAnswers } from '../../questions/index.ts'
import { type Supervision, supervisionOf } from './care.ts'

const cases: readonly (readonly [MainAnswers['care_kind'], MainAnswers['care_providers'], Supervision])[] = [
  ['practice', 'up_to_ten', 'without'],
  ['practice', 'up_to_fifty', 'without'],
  ['practice', 'more', 'with'],
  ['practice', 'unsure', 'open'],
  ['nursing_or_stay', 'up_to_ten', 'without'],
  ['nursing_or_stay', 'up_to_fifty', 'with'],
  ['nursing_or_stay', 'more', 'with'],
  ['specialist', 'up_to_ten', 'open'],
  ['specialist', 'up_to_fifty', 'with'],
  ['specialist', 'unsure', 'open'],
  ['unsure', 'up_to_ten', 'open'],
  ['unsure', 'more', 'with'],
  [undefined, undefined, 'open'],
]

test.each(cases)('care: %s with %s: %s', (care_kind, care_providers, supervision) => {
  expect(supervisionOf({ ...(care_kind && { care_kind }), ...(care_providers && { care_providers }) })).toBe(
    supervision,
  )
})
