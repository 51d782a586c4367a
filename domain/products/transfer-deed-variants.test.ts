import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { DocumentName } from '../blueprint/index.ts'
import { composeListed, listDocuments, loadTemplates, plainText } from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { day } from './sample-answers.ts'
import { sampleTransfers } from './sample-transfers.ts'
import { transferOfShares } from './transfer-of-shares.ts'

const context = { today: day('15-11-2026') }
const templates = { nl: await loadTemplates('transfer', 'nl') }
const {
  person_to_person: sale,
  company_to_three: three,
  person_to_own_holding: own,
  heir_to_person: heir,
} = sampleTransfers

const textOf = (answers: Answers, name: DocumentName = 'deed'): string =>
  plainText(
    composeListed({ name, subject: { kind: 'company' } }, relevant(transferOfShares, answers, context), {
      ...context,
      language: 'nl',
      templates,
    }),
  )

const main = (patch: MainAnswers): Answers => ({ ...sale, main: { ...sale.main, ...patch } })
const got = (patch: MainAnswers): Answers =>
  main({ old_acquistion: 'after_1993', old_acquistion_date: day('03-09-2019'), acquisition_known: 'party', ...patch })
const others = (patch: ShareholderAnswers): Answers => ({
  ...heir,
  p1: { ...heir.p1, blocking_route: 'waived', blocking_paper: 'resolution', ...patch },
})

describe('the deed of a transfer says one thing', () => {
  test.each<[string, Answers, readonly string[], readonly string[]]>([
    ['a price to the cent', sale, ['in totaal, dat is vijfentwintig euro'], ['afgerond']],
    ['a price that does not divide', own, ['afgerond op een hele cent', 'Het totaal is bepalend'], []],
    ['next to nothing', heir, ['minder dan een cent'], ['per aandeel.']],
    ['what was typed of the price before', main({ share_price_details: '€ 25 per aandeel' }), ['€ 25 per aandeel'], []],
    ['paid', three, ['op dertig oktober tweeduizend zesentwintig aan verkoper betaald'], ['kwaliteitsrekening']],
    ['through the notary', sale, ['kwaliteitsrekening', 'verleent koper daarvoor kwijting'], ['Koper blijft']],
    ['owed', own, ['uiterlijk op eenendertig december tweeduizend achtentwintig'], ['kwijting']],
    ['had at incorporation', sale, ['bij de akte van oprichting, verleden op veertien mei'], ['erkend of']],
    ['bought', got({ received_shares: 'purchase' }), ['door koop verkregen, bij een akte van levering'], []],
    ['given', got({ received_shares: 'gift' }), ['door schenking verkregen, bij een akte van levering'], []],
    ['divided', got({ received_shares: 'division' }), ['akte van verdeling en levering'], []],
    ['issued', got({ received_shares: 'issue' }), ['door uitgifte'], ['daarbij partij']],
    ['inherited', heir, ['verklaring van erfrecht'], ['daarbij partij', 'akte van levering, verleden']],
    ['merged', got({ received_shares: 'merger' }), ['akte van fusie'], ['splitsing']],
    ['demerged', got({ received_shares: 'demerger' }), ['akte van splitsing'], ['fusie']],
    [
      'before 1993',
      three,
      ['de onderhandse akte van overdracht', 'Die levering is daarna aan de vennoot'],
      ['erkend of'],
    ],
    ['all shares', sale, ['Er zijn geen medeaandeelhouders aan wie', 'artikel 10 van de statuten'], []],
    ['waived', others({}), ['afstand gedaan', 'artikel 12 van de statuten', 'het besluit van de algemene'], ['2:195']],
    ['waived, the articles silent', own, ['artikel 2:195 lid 1 van het Burgerlijk Wetboek'], []],
    [
      'waived before',
      others({ blocking_paper: 'statement', blocking_paper_date: day('01-10-2026') }),
      ['een schriftelijke verklaring van één oktober tweeduizend zesentwintig'],
      [],
    ],
    ['approved', others({ blocking_route: 'approved' }), ['overeenkomstig artikel 12 van de statuten goedgekeurd'], []],
    ['offered', heir, ['aan zijn medeaandeelhouders aangeboden', 'nog niet verstreken'], ['afstand gedaan']],
    ['free', others({ blocking_route: 'not_applicable' }), ['vrij aan koper overdragen'], ['afstand gedaan']],
    ['no real estate', sale, ['geen overdrachtsbelasting verschuldigd'], ['fictieve']],
    [
      'some real estate',
      three,
      ['De vennootschap heeft onroerende zaken of rechten', 'als geheel genomen', 'geen overdrachtsbelasting'],
      ['gelden daarom als fictieve'],
    ],
    ['mostly real estate', own, ['fictieve onroerende zaken', 'aangifte te doen'], ['geen overdrachtsbelasting']],
    ['the seller acts for the company', sale, ['bestuurder, Sanne Maria de Vries, voornoemd'], ['door haar bestuur,']],
    [
      'two act for it',
      three,
      ['Boersma Beheer B.V., een besloten', 'op haar beurt', ', en Anna Wilhelmina Postma'],
      [],
    ],
    ['the buyer is appointed', sale, ['heeft Bram van den Berg met ingang van vandaag benoemd'], []],
    ['somebody else is appointed', heir, ['heeft Femke Hiske Dijkstra met ingang van vandaag benoemd'], []],
    ['nothing changes in the board', own, [], ['benoemd', 'decharge']],
  ])('%s', (_name, answers, says, doesNotSay) => {
    const text = textOf(answers)
    for (const words of says) expect(text).toContain(words)
    for (const words of doesNotSay) expect(text).not.toContain(words)
  })
})

test.each<[string, Answers, readonly string[]]>([
  ['a buyer', sale, ['AANVAARDING DOOR BRAM VAN DEN BERG']],
  [
    'a company that buys',
    three,
    [
      'AANVAARDING DOOR BERG EN DAL BEHEER B.V.',
      'Hylke Sjoerd Dalstra, namens Berg en Dal Beheer B.V., nieuwe bestuurder',
    ],
  ],
  ['somebody from outside', heir, ['AANVAARDING DOOR FEMKE HISKE DIJKSTRA']],
])('who is appointed accepts and signs: %s', (_name, answers, says) => {
  const text = textOf(answers, 'resolution')
  for (const words of says) expect(text).toContain(words)
})

test.each<[string, Answers, boolean]>([
  ['all shares', sale, true],
  ['waived in it', others({}), true],
  ['approved in it', others({ blocking_route: 'approved' }), true],
  ['waived before', others({ blocking_paper: 'statement', blocking_paper_date: day('01-10-2026') }), false],
  ['offered before', heir, false],
  ['free', others({ blocking_route: 'not_applicable' }), false],
])('the resolution is about the blocking clause only where it decides on it: %s', (_name, answers, isSaid) => {
  expect(textOf(answers, 'resolution').includes('Blokkeringsregeling')).toBe(isSaid)
})

test.each<[string, Answers, string, string]>([
  ['waived in the resolution', others({}), 'binnen drie maanden', 'De statuten of de wet bepalen'],
  ['offered', heir, 'De statuten of de wet bepalen', 'drie maanden'],
])('the letter says how long that holds: %s', (_name, answers, says, doesNotSay) => {
  expect(textOf(answers, 'letter')).toContain(says)
  expect(textOf(answers, 'letter')).not.toContain(doesNotSay)
})

test('the board that was there goes on', () => {
  const stays: Answers = { ...heir, main: { ...heir.main, next_director: 'stays' } }
  expect(textOf(stays, 'resolution')).toContain('de bestuurders die al in functie zijn')
  expect(textOf(stays, 'resolution')).not.toMatch(/aanvaarding/i)
})

/** What a reader would have to choose between. */
const openAlternative = /is of wordt|erkend of|werkt terug tot of|accountant of belasting|of van de vennootschap die/

test.each(Object.entries(sampleTransfers))('%s: no document leaves a choice between two facts', (_name, answers) => {
  const counted = relevant(transferOfShares, answers, context)
  for (const { name } of listDocuments(transferOfShares, counted))
    expect(textOf(answers, name)).not.toMatch(openAlternative)
})

const inFigures = (text: string): number => Number(text.replaceAll('.', '').replace(',', '')) / 100

test('what the buyers pay is together the price, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 400 }))),
      (cents, [first = 1, second = 1, third = 1]) => {
        const count = first + second + third
        const text = textOf({
          ...three,
          main: { ...three.main, share_price_total: cents / 100, total_shares: 2000, number_shares: count },
          p2: { ...three.p2, shares: first },
          p3: { ...three.p3, shares: second },
          p4: { ...three.p4, shares: third },
        })
        const parts = [...text.matchAll(/koper \d: [^(\n]*\(€\s([\d.,]+)\)/g)].map(([, sum = '']) => inFigures(sum))
        expect(parts).toHaveLength(3)
        expect(parts.reduce((sum, one) => sum + Math.round(one * 100), 0)).toBe(cents)
      },
    ),
    lawfully(30),
  )
})
