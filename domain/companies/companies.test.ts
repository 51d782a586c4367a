import { expect, test } from 'vitest'
import type { Answers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { dutchDate } from '../values/index.ts'
import { type CompanyFacts, checkCompany } from './company.ts'
import { foundedCompanies } from './founded.ts'

const today = dutchDate(18, 11, 2026) ?? expect.unreachable()
const facts: CompanyFacts = {
  ...{ name: 'Molenwiek B.V.', legal_form: 'bv', kvk: '68750110', seat: 'Utrecht', street: 'Voorbeeldstraat 12' },
  ...{ zip: '3511 AB', town: 'Utrecht', directors: [{ name: 'Sanne de Vries', email: null }], shareholders: [] },
}

test.each<[string, Partial<CompanyFacts>, readonly string[]]>([
  ['as it should be', {}, []],
  ['without a number', { kvk: null }, []],
  ['with an empty number', { kvk: ' ' }, []],
  ['with spaces in the number', { kvk: '6875 0110' }, []],
  ['with a number that is too short', { kvk: '687501' }, ['kvk kvk']],
  ['with nothing but noughts', { kvk: '00000000' }, ['kvk kvk']],
  ['without a name', { name: '  ' }, ['name required']],
  [
    'with somebody without a name',
    { shareholders: [{ name: '', shares: 1, email: null }] },
    ['shareholders.0.name required'],
  ],
])('a company %s', (_name, change, expected) => {
  const { issues } = checkCompany({ ...facts, ...change }, today)
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
})

test('what was typed is kept tidy', () => {
  const typed = { ...facts, name: ' Molenwiek   B.V. ', kvk: '6875 0110', zip: '3511 ab' }
  expect(checkCompany(typed, today).facts).toEqual(facts)
})

const relevant = (rows: Partial<Answers>): RelevantAnswers =>
  ({ main: {}, p1: {}, p2: {}, p3: {}, p4: {}, ...rows }) as RelevantAnswers
const main = {
  ...{ company_name: 'Molenwiek', headquarters: 'Utrecht', office_address: 'Voorbeeldstraat 12' },
  ...{ postal_code: '3511 AB', place_of_business: 'Utrecht', number_of_shares: 120 },
} as const
const person = (firstname: string, more: ShareholderAnswers = {}): ShareholderAnswers => ({
  ...{ active: true, type: 'natural_person', is_natural_person: true, firstname, lastname: 'de Vries' },
  ...{ email: `${firstname.toLowerCase()}@voorbeeld.nl`, ...more },
})
const founding = { legal_form: 'bv', ownership: 'shares', kvk_number: '68750110', holding_kvk_numbers: {} } as const

test('a case brings its company into being, and each holding that came along', () => {
  const answers = relevant({
    main,
    p1: person('Sanne', {
      ...{ type: 'new_company', is_natural_person: false, is_new_company: true, holding: true, holding_name: 'Wiek' },
      ...{ new_company_director: true, natural_person_director: false, shares: 72 },
    }),
    p2: person('Bram', { become_director: true, shares: 48 }),
  })
  const [company, holding, ...more] = foundedCompanies({
    ...{ ...founding, answers, holding_kvk_numbers: { p1: '90001354' } },
  })
  expect(company).toMatchObject({
    holding_of: null,
    facts: {
      ...{ name: 'Molenwiek B.V.', legal_form: 'bv', kvk: '68750110', seat: 'Utrecht', zip: '3511 AB' },
      directors: [{ name: 'Wiek B.V.' }, { name: 'Bram de Vries', email: 'bram@voorbeeld.nl' }],
      shareholders: [
        { name: 'Wiek B.V.', shares: 72, email: 'sanne@voorbeeld.nl' },
        { name: 'Bram de Vries', shares: 48 },
      ],
    },
  })
  expect(holding).toMatchObject({
    holding_of: 'p1',
    facts: {
      name: 'Wiek B.V.',
      kvk: '90001354',
      street: 'Voorbeeldstraat 12',
      directors: [{ name: 'Sanne de Vries' }],
    },
  })
  expect(more).toEqual([])
})

test('a foundation has a board and nobody who holds shares; a transfer founds nothing', () => {
  const answers = relevant({ main: { ...main, company_name: 'Stichting Wiek' }, p1: person('Sanne') })
  const [foundation] = foundedCompanies({ ...founding, answers, legal_form: 'foundation', ownership: 'board' })
  expect(foundation?.facts).toMatchObject({
    ...{ name: 'Stichting Wiek', legal_form: 'foundation', directors: [{ name: 'Sanne de Vries' }], shareholders: [] },
  })
  expect(foundedCompanies({ ...founding, answers, ownership: 'transfer' })).toEqual([])
})
