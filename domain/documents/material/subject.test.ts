import { expect, test } from 'vitest'
import type { RelevantAnswers, ShareholderAnswers } from '../../questions/index.ts'
import { parseDutchDate } from '../../values/index.ts'
import { compose } from '../compose.ts'
import { loadTemplates } from '../load.ts'
import { plainText } from '../plain-text.ts'

const templates = await loadTemplates('bv', 'nl')
const today = parseDutchDate('15-11-2026') ?? expect.fail('a real day')
const main = {
  ...{ company_name: 'Vos', headquarters: 'Leeuwarden', office_address: 'Nieuwestad 12', postal_code: '8911 AB' },
  ...{ place_of_business: 'Leeuwarden', number_of_shares: 120, value_of_shares: 0.01, financial_year_end: 'this_year' },
}
const own: ShareholderAnswers = {
  ...{
    holding_seat: 'Utrecht',
    holding_address: 'Biltstraat 1',
    holding_zipcode: '3572 AA',
    holding_location: 'Utrecht',
  },
  ...{ holding_shares: 100, holding_share_value: 1, holding_year_end: 'next_year' },
}
const textOf = (
  p1: ShareholderAnswers,
  name: 'deed' | 'register' | 'poa',
  ofHolding: boolean,
  given: ShareholderAnswers = own,
): string => {
  const person = {
    active: true,
    type: 'natural_person',
    is_natural_person: true,
    holding: true,
    holding_name: 'Beheer',
  }
  const answers = { main, p1: { ...person, shares: 120, ...given, ...p1 }, p2: {}, p3: {}, p4: {} }
  const subject = ofHolding ? ({ kind: 'holding', person: 'p1' } as const) : ({ kind: 'company' } as const)
  const template = templates[name] ?? expect.fail('a template')
  return plainText(compose(template, answers as unknown as RelevantAnswers, { today, subject }))
}

test.each([true, undefined])('a holding that is like the company (%s) has what the company has', (same) => {
  const p1 = same === undefined ? {} : { holding_as_company: same }
  for (const name of ['deed', 'register', 'poa'] as const)
    expect(textOf(p1, name, true)).not.toMatch(/Utrecht|honderd \(100\)/)
  expect(textOf(p1, 'deed', true)).toContain('honderdtwintig (120) aandelen')
})

test('one that is not has its own in all of its papers', () => {
  const p1 = { holding_as_company: false }
  const deed = textOf(p1, 'deed', true)
  expect(deed).toContain('gemeente Utrecht')
  expect(deed).toContain('3572 AA Utrecht, Biltstraat 1')
  expect(deed).toContain('honderd (100) aandelen, met een gezamenlijk nominaal bedrag van honderd euro')
  expect(deed).toContain('eenendertig december tweeduizend zevenentwintig')
  expect(deed).not.toMatch(/Leeuwarden|120/)
  expect(textOf(p1, 'register', true)).not.toContain('Leeuwarden')
  expect(textOf(p1, 'poa', true)).toContain('honderd (100) aandelen')
})

test('what it was not given is as the company has it; an address and a capital are of one piece', () => {
  const { holding_address: _street, holding_zipcode: _code, holding_location: _town, ...elsewhere } = own
  const deed = textOf({ holding_as_company: false }, 'deed', true, elsewhere)
  expect(deed).toContain('gemeente Utrecht')
  expect(deed).toContain('8911 AB Leeuwarden, Nieuwestad 12')
  expect(textOf({ holding_as_company: false }, 'deed', true, { holding_shares: 100 })).not.toContain('0,01')
  expect(textOf({ holding_as_company: false }, 'deed', true, { holding_location: 'Zeist' })).not.toContain('8911 AB')
})

test('the company keeps what it has, and names its holding as that is', () => {
  const deed = textOf({ holding_as_company: false }, 'deed', false)
  expect(deed).toContain(
    'Beheer B.V., een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente Utrecht',
  )
  expect(deed).toContain('Zij heeft haar zetel in de gemeente Leeuwarden.')
  expect(deed).toContain('honderdtwintig (120) aandelen')
})
