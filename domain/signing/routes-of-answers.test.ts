import { expect, test } from 'vitest'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { signingRoutes } from './routes-of-answers.ts'

const nobody: Answers = { main: {}, p1: {}, p2: {}, p3: {}, p4: {} }
const person: ShareholderAnswers = {
  active: true,
  type: 'natural_person',
  residence_country: 'NL',
  nationality: 'NL',
  document_type: 'passport',
}
const company: ShareholderAnswers = {
  ...person,
  type: 'existing_company',
  is_natural_person: false,
  is_existing_company: true,
  is_new_company: false,
}
const { residence_country: _, ...livesNowhere } = company

test.each<[string, Partial<Answers>, readonly (string | undefined)[]]>([
  ['one who founds', { p1: person }, ['online']],
  ['two, one of them abroad', { p1: person, p2: { ...person, residence_country: 'US' } }, ['online', 'apostille']],
  ['one who was taken out again', { p1: person, p2: { ...person, active: false } }, ['online']],
  ['one of whom nothing is known yet', { p1: person, p2: { active: true } }, ['online', undefined]],
  ['a business for shares', { main: { type_of_conversion: 'tax_free_transfer' }, p1: person }, ['legalised_here']],
  ['a business that is sold', { main: { type_of_conversion: 'asset_liability' }, p1: person }, ['online']],
  [
    'at the address of the company',
    { p1: { ...livesNowhere, address_equals_company_address: true, company_country: 'BE' } },
    ['apostille'],
  ],
  ['only for who lives here', { p1: { ...livesNowhere, lives_in_netherlands: true } }, ['online']],
  ['by a power of the company', { p1: { ...company, director_authorized: false } }, ['legalised_here']],
  [
    'neither Dutch nor English',
    { p1: { ...person, dutch_proficient: false, english_proficient: false } },
    ['legalised_here'],
  ],
  ['English is enough', { p1: { ...person, dutch_proficient: false, english_proficient: true } }, ['online']],
])('%s', (_who, rows, ways) => {
  expect(signingRoutes({ ...nobody, ...rows }, 'shares').map(({ route }) => route?.way)).toEqual(ways)
})
