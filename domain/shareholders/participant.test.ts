import { expect, test } from 'vitest'
import type { Answers } from '../questions/index.ts'
import { isLeftOpen, withFirstAnswers } from './participant.ts'

const paid: Answers = {
  main: { company_name: 'De Gouden Lepel' },
  p1: { active: true, birthplace: 'Sneek' },
  p2: { active: true, filled_in_by: 'self', firstname: 'Bram', birthplace: 'Zwolle' },
  p3: {},
  p4: {},
}

test.each([
  ['p2.address', true],
  ['p2.bsn', true],
  ['p2.birthplace', false],
  ['p2.firstname', false],
  ['p2.shares', false],
  ['p1.address', false],
  ['main.activities', false],
])('%s was left to who fills in their own part: %s', (path, open) => {
  expect(isLeftOpen(paid, path)).toBe(open)
})

test('what was left open is filled in, and what was answered stays as it was', () => {
  const now: Answers = {
    ...paid,
    main: { company_name: 'De Zilveren Lepel' },
    p1: { ...paid.p1, address: 'Marktstraat 1' },
    p2: { ...paid.p2, birthplace: 'Drachten', address: 'Kade 2' },
  }
  expect(withFirstAnswers(paid, now)).toEqual({ ...paid, p2: { ...paid.p2, address: 'Kade 2' } })
})
