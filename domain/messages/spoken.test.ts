import { expect, test } from 'vitest'
import { productOf } from '../products/index.ts'
import { type Answers, fieldOf, fieldsOf } from '../questions/index.ts'
import { calledAmong, flagsFor, isYou, newShareholder, spokenOf } from '../shareholders/index.ts'
import { en } from './en/index.ts'
import { fieldText } from './field-text.ts'
import { nl } from './nl/index.ts'
import type { Messages } from './texts.ts'

const bo = { name: 'Bo', shareholder: 'Bo' }
const label = (messages: Messages, key: string, about?: Parameters<typeof fieldText>[3]) => {
  const field = fieldOf('shareholder', key)
  if (!field) throw new Error(key)
  return fieldText(messages, field, 'bv', about).label
}

test.each([
  [nl, 'marital_status', 'Ben je getrouwd of geregistreerd partner?', 'Is Bo getrouwd of geregistreerd partner?'],
  [nl, 'bsn_not_present', 'Ik heb geen BSN', 'Bo heeft geen BSN'],
  [nl, 'become_director', 'Word je zelf bestuurder?', 'Wordt Bo bestuurder?'],
  [en, 'residence_country', 'In which country do you live?', 'In which country does Bo live?'],
  [en, 'bsn_not_present', 'I have no BSN', 'Bo has no BSN'],
] as const)('$0.locale $1 to you and about Bo', (messages, key, you, other) => {
  expect([label(messages, key, 'you'), label(messages, key, bo)]).toEqual([you, other])
})

test('as long as there is no name it is about someone', () => {
  expect(label(nl, 'bsn_not_present')).toBe('Deze persoon heeft geen BSN')
  expect(label(en, 'residence_country')).toBe('In which country does this person live?')
})

test.each([nl, en])('in $locale nobody with a name is called a person, and no place stays open', (messages) => {
  for (const field of fieldsOf('shareholder').filter(({ asked }) => asked !== false)) {
    for (const about of ['you', bo] as const) {
      const { label: said, help = '' } = fieldText(messages, field, 'bv', about)
      expect(`${said} ${help}`).not.toMatch(
        /deze persoon|this person|deze aandeelhouder|this shareholder|iemand zelf|[{}…]/i,
      )
    }
  }
})

test('the first is you, others go by their first name, a company by its own', () => {
  const people: Answers = {
    main: {},
    p1: { ...newShareholder, firstname: 'Sanne Maria' },
    p2: { ...newShareholder, firstname: 'Bo Li' },
    p3: { ...newShareholder, ...flagsFor('existing_company'), company_name: 'Terp', firstname: 'Jelle' },
    p4: newShareholder,
  }
  const [bv, transfer] = [productOf('dutch-bv'), productOf('transfer_of_shares')]
  if (!bv || !transfer) throw new Error('There is no such product.')
  expect(spokenOf(bv.people, people, 'p1')).toBe('you')
  expect(spokenOf(bv.people, people, 'p2')).toEqual({ name: 'Bo', shareholder: 'Bo' })
  expect(spokenOf(bv.people, people, 'p3')).toEqual({ name: 'Jelle', shareholder: 'Terp' })
  expect(spokenOf(bv.people, people, 'p4')).toEqual({ name: null, shareholder: null })
  expect([
    isYou(bv.people, people, 'p1'),
    isYou(bv.people, people, 'p2'),
    isYou(transfer.people, people, 'p1'),
  ]).toEqual([true, false, false])
  expect([calledAmong(people, 'p2'), calledAmong(people, 'p3'), calledAmong(people, 'p4')]).toEqual([
    'Bo',
    'Terp',
    null,
  ])
  const twoBos = { ...people, p4: { ...newShareholder, firstname: 'Bo', lastname: 'Visser' } }
  expect([calledAmong(twoBos, 'p2'), calledAmong(twoBos, 'p4')]).toEqual(['Bo Li', 'Bo Visser'])
  // Who sells may not be who fills it in.
  expect(spokenOf(transfer.people, people, 'p1')).toEqual({ name: 'Sanne', shareholder: 'Sanne' })
})
