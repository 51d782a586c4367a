import { expect, test } from 'vitest'
import type { DutchDate } from '#domain/values/index.ts'
import { type CompanyDraft, emptyCompany, emptyPerson, readDraft } from './draft.ts'

const today = '18-11-2026' as DutchDate
const read = (over: Partial<CompanyDraft>) => readDraft({ ...emptyCompany(), name: 'Terp B.V.', ...over }, today)
const person = (over: object) => ({ ...emptyPerson(), name: 'Hinke Jansma', ...over })

test('a name is enough, and a line that nobody filled in is none', () => {
  expect(read({}).facts).toMatchObject({ name: 'Terp B.V.', legal_form: 'bv', kvk: null, directors: [] })
})

test('what was typed is kept as it is meant', () => {
  const { facts } = read({
    kvk: '6875 0110',
    directors: [person({ email: ' Hinke@Voorbeeld.NL ' })],
    shareholders: [person({ shares: '1.200' })],
  })
  expect(facts?.kvk).toBe('68750110')
  expect(facts?.directors[0]?.email?.toLowerCase()).toBe('hinke@voorbeeld.nl')
  expect(facts?.shareholders[0]).toMatchObject({ shares: 1200, email: null })
})

test.each<[string, Partial<CompanyDraft>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['no form', { legal_form: '' }, 'legal_form'],
  ['half a number', { kvk: '1234' }, 'kvk'],
  ['somebody without a name', { directors: [person({ name: '', email: 'a@b.nl' })] }, 'person'],
  ['half an address', { directors: [person({ email: 'hinke@' })] }, 'email'],
  ['half a share', { shareholders: [person({ shares: '1,5' })] }, 'shares'],
])('%s is said where it is typed', (_what, over, why) => {
  const { facts, faults } = read(over)
  expect(facts).toBeNull()
  expect(faults.map((fault) => fault.why)).toEqual([why])
})
