import { expect, test } from 'vitest'
import { proposedSigners } from './proposed-signers.ts'

const around = {
  directors: [
    { name: 'Anna de Vries', email: 'anna@voorbeeld.nl' },
    { name: 'Wiek B.V.', email: null },
  ],
  shareholders: [{ name: 'Bo Berg', email: null }],
  maker: { email: 'maker@voorbeeld.nl' },
}
const other = { other_name: 'Rotor B.V.', other_signer: 'Cato Smit', other_email: 'cato@voorbeeld.nl' }

test.each([
  ['parties', other, ['Anna de Vries anna@voorbeeld.nl', 'Cato Smit cato@voorbeeld.nl']],
  ['parties', { other_name: 'Cato Smit' }, ['Anna de Vries anna@voorbeeld.nl', 'Cato Smit null']],
  ['parties', { our_signer: 'Dirk Vos' }, ['Dirk Vos maker@voorbeeld.nl']],
  ['company', other, ['Anna de Vries anna@voorbeeld.nl']],
  ['shareholders', {}, ['Bo Berg null']],
  ['nobody', other, []],
] as const)('%s with %o', (signers, answers, expected) => {
  expect(proposedSigners(signers, answers, around).map(({ name, email }) => `${name} ${email}`)).toEqual(expected)
})

test('a company without anybody proposes nobody', () => {
  expect(proposedSigners('company', {}, { ...around, directors: [] })).toEqual([])
})
