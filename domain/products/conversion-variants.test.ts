import { expect, test } from 'vitest'
import type { DocumentName } from '../blueprint/index.ts'
import { composeListed, listDocuments, loadTemplates, plainText, type Subject } from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers, MainAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import { omzetting } from './omzetting.ts'
import { day, samplePerson } from './sample-answers.ts'
import { sampleConversions } from './sample-conversions.ts'

const today = day('15-11-2026')
const templates = { nl: await loadTemplates('conversion', 'nl') }
const { sale, sale_with_holding, tax_free_vof, taxed_with_holding, undecided } = sampleConversions

const company: Subject = { kind: 'company' }
const holding: Subject = { kind: 'holding', person: 'p1' }

const textOf = (answers: Answers, name: DocumentName, subject: Subject, deed_date?: DutchDate) => {
  const counted = relevant(omzetting, answers, { today })
  const document = composeListed({ name, subject }, counted, {
    ...{ today, language: 'nl', templates },
    ...(deed_date && { deed_date }),
  })
  // An amount is kept together with its sign.
  return plainText(document).replaceAll('\u00a0', ' ')
}

const withMain = (answers: Answers, main: MainAnswers): Answers => ({ ...answers, main: { ...answers.main, ...main } })

/** Two found, and only one of them has the business. */
const withFriend: Answers = {
  ...withMain(tax_free_vof, { converted_from: 'proprietorship', contribution_credit: false }),
  p2: { ...tax_free_vof.p2, type: 'natural_person', active: true },
}
const oneByHolding: Answers = {
  ...tax_free_vof,
  p1: { ...tax_free_vof.p1, holding: true, holding_name: 'Vries Beheer' },
}

test.each<[string, Answers, DocumentName, Subject, readonly string[], readonly string[]]>([
  [
    'the whole contribution stands in the deed, with what is paid up',
    tax_free_vof,
    'deed',
    company,
    [
      'door Bram Jansen, voornoemd: zestig eurocent (€ 0,60)',
      'het gestorte deel van het geplaatste kapitaal één euro en twintig cent (€ 1,20), zodat alle aandelen',
      'werkt terug tot één januari tweeduizend zevenentwintig',
      'blijft de vennootschap [bedrag dat de vennootschap schuldig blijft] schuldig',
      'artikel 2:204 lid 1',
      'om [uur] uur en [',
    ],
    ['waarvan het ontwerp aan deze akte wordt gehecht', 'met ingang van vandaag voor rekening'],
  ],
  [
    'who has no part in a sole proprietorship pays in money',
    withFriend,
    'deed',
    company,
    [
      'Door Bram Jansen, voornoemd, wordt zestig eurocent (€ 0,60) in geld gestort',
      'het gestorte deel van het geplaatste kapitaal zestig eurocent (€ 0,60).',
      'gedreven door Sanne Maria de Vries en is',
      'De vennootschap blijft daarvan niets schuldig',
    ],
    ['door Bram Jansen, voornoemd: zestig'],
  ],
  [
    'and gives no power to contribute',
    withFriend,
    'contribution',
    company,
    ['door Sanne Maria de Vries op'],
    ['door Bram'],
  ],
  [
    'a holding contributes what it got a moment before',
    taxed_with_holding,
    'contribution',
    company,
    ['Berg en Dal Beheer B.V. heeft de onderneming vandaag om', 'tachtig euro (€ 80,00) gestort', 'voornoemd'],
    ['rekent over de meerwaarde', 'terug tot'],
  ],
  [
    'and its owner to the holding',
    taxed_with_holding,
    'contribution',
    holding,
    ['Akte van inbreng in Berg en Dal Beheer B.V.', 'de inbrenger rekent over de meerwaarde'],
    ['eerdere inbreng'],
  ],
  [
    'one partner of two by way of a holding',
    oneByHolding,
    'contribution',
    company,
    ['het aandeel van Sanne Maria de Vries in de onderneming vandaag', 'door Vries Beheer B.V.: zestig eurocent'],
    ['schuldig aan'],
  ],
  [
    'the company receives by its directors',
    taxed_with_holding,
    'contribution_poa',
    company,
    [
      'handelend namens De Vries Zuivel B.V. in oprichting',
      'als toekomstig bestuurder van De Vries Zuivel B.V. in oprichting',
      'bekrachtigt op grond van artikel 2:203 lid 1',
      'geeft haar aan de notaris in bewaring',
    ],
    [],
  ],
  ['an intent goes back', tax_free_vof, 'intent', company, ['zal terugwerken tot 1 januari 2027'], ['gaat in op']],
  ['or begins', taxed_with_holding, 'intent', company, ['gaat in op de dag'], ['terugwerken', 'overgangsdag']],
  [
    'a sale to one’s own company is decided by those who hold it',
    sale_with_holding,
    'conflict_resolution',
    company,
    [
      'artikel 2:239 lid 6',
      'Sanne Maria de Vries, namens Vries Beheer B.V., aandeelhouder',
      'de overeenkomst van geldlening',
    ],
    [],
  ],
  [
    'paid at once',
    sale,
    'asset_agreement',
    company,
    ['betaalt de koopprijs binnen dertig dagen'],
    ['geldlening', 'tenzij'],
  ],
  [
    'a holding that is not there yet signs the description, and ratifies that',
    taxed_with_holding,
    'ratification',
    holding,
    ['b. de beschrijving van de inbreng in De Vries Zuivel B.V. is ondertekend', 'bekrachtigt deze rechtshandelingen'],
    ['is aanvaard'],
  ],
  [
    'in those words',
    taxed_with_holding,
    'description',
    company,
    ['Bram van den Berg, namens Berg en Dal Beheer B.V. in oprichting, oprichter'],
    [],
  ],
  [
    'of one act in one sentence',
    sale_with_holding,
    'ratification',
    holding,
    ['namens de vennootschap volmacht is gegeven', 'bekrachtigt deze rechtshandeling nu'],
    ['a. ', '2:204a'],
  ],
  [
    'or lent',
    sale_with_holding,
    'loan',
    company,
    ['[bedrag van de lening]', '[rentepercentage] procent', 'vijf (5) jaar'],
    ['2:247'],
  ],
  [
    'a sale counts from the day it is signed',
    withMain(sale, { transfer_moment: 'earlier_day', transfer_date: day('01-07-2026') }),
    'asset_agreement',
    company,
    ['vanaf de dag van ondertekening voor rekening en risico van de koper', 'opgericht bij akte verleden op'],
    ['2026', 'handelsregister onder nummer ['],
  ],
  [
    'who acts under a power of their own shows it too',
    taxed_with_holding,
    'deed',
    company,
    ['ondertekend door haar schriftelijk gevolmachtigde, mevrouw Sanne Maria de Vries'],
    [],
  ],
  [
    'powers are given for all deeds that they are used for',
    taxed_with_holding,
    'poa',
    company,
    [
      'Berg en Dal Beheer B.V. in oprichting, een besloten vennootschap',
      'zodra de akte van oprichting en de akte van inbreng zijn ondertekend',
      'het ontwerp van de akte van oprichting en de beschrijving van de inbreng te hebben ontvangen',
      'op grond van een schriftelijke volmacht',
    ],
    ['handelsregister of een', 'in bewaring gegeven'],
  ],
  [
    'a contribution leaves some to pay in money',
    taxed_with_holding,
    'letter',
    company,
    ['Wie zijn aandelen in geld betaalt', 'Open ook een bankrekening op naam van Berg en Dal Beheer B.V.'],
    ['vóór 1 april'],
  ],
  ['undecided, nothing passes', undecided, 'letter', company, ['er gaat nog niets over'], ['voortzet', 'gaan mee']],
])('%s', (_, answers, name, subject, says, saysNot) => {
  const text = textOf(answers, name, subject)
  for (const words of says) expect(text).toContain(words)
  for (const words of saysNot) expect(text).not.toContain(words)
})

test.each(['deed', 'contribution', 'intent'] as const)(
  'a day after that of the deed is not gone back to: %s',
  (name) => {
    const early = textOf(tax_free_vof, name, company, day('20-12-2026'))
    expect(early).toMatch(/gaat in op (?:één|1) januari/)
    expect(early).not.toMatch(/terug(?:werken)? tot/)
    const late = textOf(tax_free_vof, name, company, day('02-02-2027'))
    expect(late).toMatch(/terug(?:werken)? tot (?:één|1) januari/)
    expect(late).not.toContain('gaat in op')
  },
)

test('the holding of someone without a part in the business has no deed of contribution', () => {
  const friend = { ...samplePerson, active: true, type: 'natural_person', holding: true, holding_name: 'Bos Beheer' }
  const answers = { ...withFriend, p2: { ...withFriend.p2, ...friend } } as Answers
  const keys = listDocuments(omzetting, relevant(omzetting, answers, { today })).map(({ key }) => key)
  expect(keys).toContain('deed_p2')
  expect(keys).not.toContain('contribution_p2')
})
