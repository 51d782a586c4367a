import { expect, test } from 'vitest'
import type { Scope } from '#domain/fields/index.ts'
import { en, nl } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { answerText } from './answer-text.ts'

const around = {
  messages: nl,
  nameOf: (person: string) => `naam van ${person}`,
  company: (name: string) => `${name} B.V.`,
}

function text(scope: Scope, key: string, value: unknown, messages = nl): string | null {
  const field = fieldOf(scope, key)
  if (!field) throw new Error(key)
  return answerText(field, value, { ...around, messages })
}

test.each<[Scope, string, unknown, string | null]>([
  ['main', 'company_name', 'De Vries Zuivel', 'De Vries Zuivel B.V.'],
  ['main', 'value_of_shares', 0.01, '€\u00a00,01'],
  ['main', 'number_of_shares', 120, '120'],
  ['main', 'number_of_shares', 25_000, '25.000'],
  ['main', 'export_products', false, 'Nee'],
  ['main', 'sell_products', 'companies', 'Aan bedrijven'],
  ['main', 'bankruptcy_persons', ['p1', 'p3'], 'naam van p1, naam van p3'],
  ['main', 'bankruptcy_persons', [], null],
  ['shareholder', 'residence_country', 'NL', 'Nederland'],
  ['shareholder', 'nationality', 'NL', 'Nederlandse'],
  ['shareholder', 'nationality', 'XXA', nl.stateless],
  ['shareholder', 'birthdate', '14-03-1985', '14-03-1985'],
  ['shareholder', 'bsn', '123456782', '••••••782'],
  ['shareholder', 'document_number', 'NX1234567', '••••••567'],
  ['shareholder', 'lastname', null, null],
  ['shareholder', 'lastname', '', null],
])('%s %s %j', (scope, key, value, expected) => {
  expect(text(scope, key, value)).toBe(expected)
})

test('in English', () => {
  expect(text('main', 'value_of_shares', 1, en)).toBe('€1.00')
  expect(text('main', 'number_of_shares', 25_000, en)).toBe('25,000')
  expect(text('shareholder', 'pep', true, en)).toBe('Yes')
})
