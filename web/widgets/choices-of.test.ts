import { expect, test } from 'vitest'
import { searchList } from '#domain/lists/index.ts'
import { nl } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { choicesOf } from './choices-of.ts'
import { countryChoices } from './country-choices.ts'

const choices = (key: string, unservedCountries?: readonly string[]) => {
  const field = fieldOf('shareholder', key)
  if (!field) throw new Error(key)
  return countryChoices({
    field,
    messages: nl,
    choices: undefined,
    context: { today: '17-11-2026' as DutchDate, ...(unservedCountries ? { unservedCountries } : {}) },
  })
}

test.each([
  ['iran', 'Iran'],
  ['noord-k', 'Noord-Korea'],
])('%s in the residence country is %s and nothing else, greyed with a why and what to do', (typed, label) => {
  const { fitting, near } = searchList(choices('residence_country'), typed)
  expect(fitting).toMatchObject([{ label, disabled: true, note: expect.stringMatching(/witwassen.*Neem contact/) }])
  expect(near).toEqual([])
})

test('countries stand as the service tells them, with our other spellings', () => {
  const country = (code: string, name: string) => ({
    ...{ code, priority: 0, risk_level: { level: 'low' as const } },
    names: { nl: name, en: name },
    nationalities: { nl: name, en: name },
  })
  const field = fieldOf('shareholder', 'country_of_birth')
  if (!field) throw new Error('There is no country of birth.')
  const context = { today: '17-11-2026' as DutchDate }
  const listed = [country('TR', 'Türkiye'), '---' as const, country('BE', 'België'), country('QQ', 'Nergens')]
  const found = countryChoices({ field, messages: nl, choices: undefined, context, listed })
  expect(found.map(({ value, label, priority }) => [value, label, priority])).toEqual([
    ['TR', 'Türkiye', true],
    ['BE', 'België', false],
  ])
  expect(countryChoices({ field, messages: nl, choices: undefined, context, listed: [] }).length).toBeGreaterThan(200)
})

test('the list of the day counts, and where somebody was born is no matter', () => {
  const greyed = (key: string, unserved: readonly string[]) =>
    choices(key, unserved)
      .filter(({ disabled }) => disabled)
      .map(({ value }) => value)
  expect(greyed('residence_country', ['BE'])).toEqual(['BE'])
  expect(greyed('country_of_birth', ['BE'])).toEqual([])
})

test.each([
  ['30-06-2026', ['31-12-2026, aangeraden', '31-12-2027']],
  ['01-07-2026', ['31-12-2026', '31-12-2027, aangeraden']],
])('a first year that begins on %s ends on a day', (today, labels) => {
  const field = fieldOf('main', 'financial_year_end')
  if (!field) throw new Error('There is no financial year.')
  const asked = { field, messages: nl, choices: undefined, context: { today: today as DutchDate } }
  expect(choicesOf(asked).map(({ label }) => label)).toEqual(labels)
})
