import { expect, test } from 'vitest'
import { nationalityCodes } from '../lists/index.ts'
import { documentSorts, fieldOf, type ShareholderAnswers } from '../questions/index.ts'
import { en, fieldText, nl } from './index.ts'

const help = (messages: typeof nl, key: string, row: ShareholderAnswers): string | undefined => {
  const field = fieldOf('shareholder', key)
  return field && fieldText(messages, field, undefined, 'you', documentSorts(row)).help
}
const passport = (nationality: string): ShareholderAnswers => ({ nationality, document_type: 'passport' })

test.each<[string, ShareholderAnswers, RegExp, RegExp]>([
  ['a Dutch passport', passport('NL'), /9 tekens, nooit met de letter O/, /9 characters, never the letter O/],
  [
    'one of Singapore',
    passport('SG'),
    /een letter, 7 cijfers en een letter.*NRIC/,
    /a letter, 7 digits and a letter.*NRIC/,
  ],
  ['one of a country we have no words for', passport('KE'), /onderste regel met pijltjes/, /bottom line with arrows/],
  [
    'an Italian card',
    { nationality: 'IT', document_type: 'identity_card' },
    /2 letters, 5 cijfers/,
    /2 letters, 5 digits/,
  ],
  ['a licence', { nationality: 'GB', document_type: 'driver_licence' }, /cijfer 5/, /figure 5/],
  ['nothing said yet', {}, /Nederlands paspoort of identiteitskaart/, /Dutch passport or identity card/],
])('where the number stands: %s', (_name, row, dutch, english) => {
  expect(help(nl, 'document_number', row)).toMatch(dutch)
  expect(help(en, 'document_number', row)).toMatch(english)
})

test('who is not Dutch reads what to do without a citizen service number, and whose name stands on a foreign document', () => {
  expect(help(en, 'bsn', passport('SG'))).toMatch(/tick that below/)
  expect(help(en, 'bsn', passport('NL'))).toMatch(/^Nine digits/)
  expect(help(en, 'place_of_issue', passport('SG'))).toMatch(/authority/)
  expect(help(en, 'place_of_issue', passport('NL'))).toMatch(/Burgemeester/)
  expect(help(en, 'document_type', { nationality: 'SG' })).toMatch(/only a passport/)
  expect(help(en, 'document_type', { nationality: 'NL' })).not.toMatch(/only a passport/)
})

test('every country that has words of its own exists, and has them in both languages', () => {
  const sorts = (messages: typeof nl) => Object.keys(messages.fields.shareholder.document_number.helpFor ?? {})
  expect(sorts(en)).toEqual(sorts(nl))
  const own = sorts(nl).filter((sort) => /^[A-Z]/.test(sort))
  expect(own.filter((sort) => !nationalityCodes.includes(sort.slice(0, 2)))).toEqual([])
})
