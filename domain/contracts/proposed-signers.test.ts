import { expect, test } from 'vitest'
import { proposedSigners } from './proposed-signers.ts'

const around = {
  name: 'Terp B.V.',
  directors: [
    { name: 'Anna de Vries', email: 'anna@voorbeeld.nl' },
    { name: 'Wiek B.V.', email: null },
  ],
  shareholders: [
    { name: 'Bo Berg', email: null },
    { name: 'Wiek B.V.', email: 'wiek@voorbeeld.nl' },
  ],
  maker: { email: 'maker@voorbeeld.nl' },
}
const other = { other_name: 'Rotor B.V.', other_signer: 'Cato Smit', other_email: 'cato@voorbeeld.nl' }
const ours = 'Anna de Vries, anna@voorbeeld.nl, Terp B.V.'

test.each([
  ['parties', other, [ours, 'Cato Smit, cato@voorbeeld.nl, Rotor B.V.']],
  ['parties', { other_name: 'Cato Smit' }, [ours, 'Cato Smit, null, null']],
  // Whoever signed for a company before the other party became a person signs for nobody.
  ['parties', { ...other, other_name: 'Dirk Vos', other_kind: 'person' }, [ours, 'Dirk Vos, cato@voorbeeld.nl, null']],
  ['parties', { our_signer: 'Dirk Vos' }, ['Dirk Vos, maker@voorbeeld.nl, Terp B.V.']],
  ['company', other, [ours]],
  ['shareholders', {}, ['Bo Berg, null, null', ', wiek@voorbeeld.nl, Wiek B.V.']],
  ['nobody', other, []],
] as const)('%s with %o', (signers, answers, expected) => {
  const proposed = proposedSigners(signers, answers, around)
  expect(proposed.map(({ name, email, company }) => `${name}, ${email}, ${company}`)).toEqual(expected)
})

test('a company without anybody proposes nobody', () => {
  expect(proposedSigners('company', {}, { ...around, directors: [] })).toEqual([])
})
