import { describe, expect, test } from 'vitest'
import type { DocumentName } from '../blueprint/index.ts'
import {
  composeListed,
  languagesOf,
  listDocuments,
  loadTemplates,
  plainText,
  type Subject,
} from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { dutchBv } from './bv/bv.ts'
import { day, sampleAnswers, sampleCompany, sampleHolding, samplePerson } from './sample-answers.ts'
import { sampleFounders } from './sample-founders.ts'

const today = day('15-11-2026')
const templates = { nl: await loadTemplates('bv', 'nl'), en: await loadTemplates('bv', 'en') }

interface Making {
  readonly name?: DocumentName
  readonly language?: 'nl' | 'en'
  readonly subject?: Subject
  readonly deed_date?: string
  readonly today?: string
  readonly notary?: { readonly name?: string; readonly city?: string }
}

const textOf = (
  answers: Answers,
  { name = 'deed', language = 'nl', subject = { kind: 'company' }, ...rest }: Making = {},
) => {
  const now = rest.today ? day(rest.today) : today
  return plainText(
    composeListed({ name, subject }, relevant(dutchBv, answers, { today: now }), {
      today: now,
      language,
      templates,
      ...(rest.deed_date ? { deed_date: day(rest.deed_date) } : {}),
      ...(rest.notary ? { notary: rest.notary } : {}),
    }),
  )
}

const withMain = (main: MainAnswers): Answers => ({ ...sampleAnswers, main: { ...sampleAnswers.main, ...main } })
const withPeople = (...people: readonly ShareholderAnswers[]): Answers => ({
  main: sampleAnswers.main,
  p1: people[0] ?? {},
  p2: people[1] ?? {},
  p3: people[2] ?? {},
  p4: people[3] ?? {},
})

describe('the deed says', () => {
  test.each<[string, Answers, Making, readonly string[], readonly string[]]>([
    ['one founder', sampleAnswers, {}, ['de oprichter bij deze akte', 'honderdtwintig (120) aandelen'], ['oprichters']],
    [
      'several founders',
      withPeople({ ...samplePerson, shares: 70 }, { ...samplePerson, lastname: 'Bos', shares: 50 }),
      {},
      [
        'de oprichters bij deze akte',
        'genummerd 1 tot en met 70',
        'genummerd 71 tot en met 120',
        '1. mevrouw',
        '2. mevrouw',
      ],
      [],
    ],
    ['one signature', sampleAnswers, {}, ['ook toe aan iedere bestuurder zelfstandig'], ['twee gezamenlijk']],
    [
      'two signatures',
      {
        ...withPeople({ ...samplePerson, shares: 70 }, { ...samplePerson, lastname: 'Bos', shares: 50 }),
        main: { ...sampleAnswers.main, representation: 'two_signatures' },
      },
      {},
      ['twee gezamenlijk handelende bestuurders. Is er maar één bestuurder'],
      ['iedere bestuurder zelfstandig'],
    ],
    [
      'two signatures were chosen, and there is one director',
      withMain({ representation: 'two_signatures' }),
      {},
      ['ook toe aan iedere bestuurder zelfstandig'],
      ['twee gezamenlijk'],
    ],
    ['next year', sampleAnswers, {}, ['eindigt het op eenendertig december tweeduizend zevenentwintig'], []],
    [
      'this year',
      withMain({ financial_year_end: 'this_year' }),
      {},
      ['eenendertig december tweeduizend zesentwintig'],
      [],
    ],
    [
      'a deed that slips over New Year',
      withMain({ financial_year_end: 'this_year' }),
      { deed_date: '04-01-2027' },
      [
        'Heden, vier januari tweeduizend zevenentwintig, verscheen',
        'eindigt het op eenendertig december tweeduizend zevenentwintig',
      ],
      ['[datum]'],
    ],
    ['the day is not known yet', sampleAnswers, {}, ['Heden, [datum], verscheen'], []],
    [
      'the notary who was assigned',
      sampleAnswers,
      { notary: { name: 'mr. Karel Inkt', city: 'Utrecht' } },
      ['voor mij, Karel Inkt, notaris met plaats van vestiging Utrecht'],
      ['van de notaris]'],
    ],
    [
      'nobody by initials',
      sampleAnswers,
      { notary: { name: 'mr. K. Inkt', city: 'Utrecht' } },
      ['voor mij, [voornamen en naam van de notaris], notaris met plaats van vestiging Utrecht'],
      ['K. Inkt'],
    ],
    [
      'a savings company',
      withMain({ bv_type: 'private_savings' }),
      {},
      ['uitsluitend ten doel', 'geen geld van het publiek'],
      ['zuivel;', 'geen personeel'],
    ],
    [
      'no care',
      sampleAnswers,
      {},
      ['Artikel 19. Statutenwijziging', 'Artikel 20. Overgangsbepaling'],
      ['raad van commissarissen', 'Artikel 21.'],
    ],
    [
      'care in a small practice',
      sampleFounders.care,
      {},
      ['De vennootschap heeft geen raad van commissarissen.', 'verbiedt winst uit te keren', 'Artikel 19. Statuten'],
      ['keuze notaris', 'Eerste commissarissen', 'beslist de raad van commissarissen', 'Artikel 21.'],
    ],
    [
      'care of which only the notary can tell',
      sampleFounders.care_undecided,
      {},
      [
        '[keuze notaris A: met raad van commissarissen] Staken de stemmen, dan beslist de raad van commissarissen.',
        '[keuze notaris B: zonder raad van commissarissen] Staken de stemmen, dan beslist de algemene vergadering.',
        '[keuze notaris B: zonder raad van commissarissen] De vennootschap heeft geen raad van commissarissen.',
        'Eerste commissarissen',
      ],
      [],
    ],
    [
      'care with a supervisory board',
      sampleFounders.care_supervised,
      {},
      [
        'Artikel 15. Raad van commissarissen: samenstelling',
        'Artikel 21. Statutenwijziging',
        'Eerste commissarissen',
        'verbiedt winst uit te keren',
      ],
      ['dan beslist de algemene vergadering', 'keuze notaris', 'geen raad van commissarissen'],
    ],
    [
      'a company alone',
      withPeople({ ...sampleCompany, shares: 120, become_director: true }),
      {},
      [
        'Terp Beheer B.V., een besloten',
        'door haar zelfstandig bevoegde bestuurder, mevrouw',
        'benoemd:\nTerp Beheer B.V., voornoemd.',
      ],
      ['8911 AB Leeuwarden, Nieuwestad 12, gehuwd'],
    ],
    [
      'a company by joint directors',
      sampleFounders.person_and_company,
      {},
      [
        'haar gezamenlijk bevoegde bestuurders, mevrouw',
        'en [voornamen en naam van de medebestuurder], geboren te [',
        'Is een rechtspersoon bestuurder',
        'eenenvijftig (51) aandelen',
        'voor mij, Anna Elisabeth de Groot',
      ],
      ['via een beeldverbinding'],
    ],
    [
      'a new holding that directs',
      withPeople({ ...sampleHolding, shares: 120 }),
      {},
      [
        'Vries Holding B.V., een besloten',
        'vandaag om [uur] uur en [minuut] minuten, vóór het verlijden van deze akte, opgericht',
        'De volmacht van Vries Holding B.V. is namens haar verleend toen zij nog in oprichting was.',
        'hoofd van de akte is vermeld, om [uur] uur en [minuut] minuten.',
        'benoemd:\nVries Holding B.V., voornoemd.',
      ],
      [],
    ],
    [
      'the form once, also when it was put before the name',
      withMain({ company_name: 'BV Bakkerij Vos' }),
      {},
      ['Bakkerij Vos B.V.'],
      ['BV Bakkerij'],
    ],
    [
      'a company that exists as the trade register has it',
      withPeople({ ...sampleCompany, company_name: 'B.V. Handelmaatschappij Terp', shares: 120 }),
      {},
      ['B.V. Handelmaatschappij Terp, een besloten'],
      ['Terp B.V.'],
    ],
    [
      'a sign within a word is part of it',
      withMain({ activities: '# Software in **C#** en F# voor _bedrijven_' }),
      {},
      ['het verrichten van de volgende werkzaamheden: software in C# en F# voor bedrijven;'],
      ['**', '_'],
    ],
    [
      'no person behind a company where none directs',
      sampleAnswers,
      {},
      ['benoemd:'],
      ['Is een rechtspersoon bestuurder'],
    ],
    [
      'a new holding and the person both direct',
      withPeople({ ...sampleHolding, natural_person_director: true, shares: 120 }),
      {},
      ['1. Vries Holding B.V., voornoemd;\n2. mevrouw Sanne Maria de Vries, voornoemd.', 'Eerste bestuurders'],
      [],
    ],
    [
      'a person who takes a holding along',
      withPeople({ ...samplePerson, holding: true, holding_name: 'Eigen Hand', shares: 120 }),
      {},
      ['Eigen Hand B.V., voornoemd, voor honderdtwintig', 'benoemd:\nmevrouw Sanne Maria de Vries, voornoemd.'],
      [],
    ],
    [
      'the deed of that holding',
      withPeople({ ...sampleHolding, shares: 120 }),
      { subject: { kind: 'holding', person: 'p1' } },
      [
        'naam: Vries Holding B.V.',
        'het houden van aandelen in',
        'Sanne Maria de Vries, voornoemd, voor honderdtwintig (120)',
        'gehuwd.',
        'hoofd van de akte is vermeld, om [uur] uur en [minuut] minuten.',
      ],
      ['De Vries Zuivel', 'zuivelproducten', 'vandaag om', 'bekrachtigd als bedoeld'],
    ],
    [
      'born and living abroad',
      withPeople({ ...samplePerson, country_of_birth: 'PT', residence_country: 'BE', zip_code: '2000', shares: 120 }),
      {},
      ['geboren te Leeuwarden (PT) op', 'wonende te 2000 Leeuwarden (BE),'],
      [],
    ],
    [
      'English: both texts and the note',
      sampleAnswers,
      { language: 'en' },
      [
        'Akte van oprichting',
        'Deed of incorporation',
        'the Dutch text prevails',
        'geldt de Nederlandse',
        'ends on the thirty-first day of December two thousand and twenty-seven',
      ],
      [],
    ],
    ['Dutch alone needs no note', sampleAnswers, {}, [], ['vertaling']],
    [
      'a name typed with its legal form',
      withMain({ company_name: 'Vos, B.V.' }),
      {},
      ['Akte van oprichting van Vos B.V.\n'],
      ['B.V. B.V.'],
    ],
    [
      'what must be said of reading it out',
      sampleAnswers,
      {},
      ['in te stemmen met beperkte voorlezing', 'Dit artikel vervalt, met zijn opschrift', 'verjaart door verloop'],
      ['geen prijs', 'lid 2, artikel'],
    ],
    [
      'what becomes of the shares of who drops out',
      withPeople({ ...samplePerson, shares: 70 }, { ...samplePerson, lastname: 'Bos', shares: 50 }),
      {},
      ['Artikel 10. Aanbiedingsplicht', 'alle aandelen houdt en enig bestuurder is', 'Op het aanbod is artikel 9 van'],
      ['. Staken van stemmen', 'tenzij deze statuten een andere oplossing'],
    ],
    [
      'a way out where each holds half, and no duty to offer where they want none',
      sampleFounders.two_equal,
      {},
      ['Artikel 17. Staken van stemmen', 'verworpen, tenzij deze statuten een andere oplossing aanwijzen'],
      ['Aanbiedingsplicht', 'enig bestuurder is'],
    ],
    [
      'nothing of the kind to who is alone',
      sampleAnswers,
      {},
      ['Artikel 9. Blokkeringsregeling'],
      ['Aanbiedingsplicht', '. Staken van stemmen'],
    ],
    ['identification online', sampleAnswers, {}, ['via een beeldverbinding meegedeeld'], []],
  ])('%s', (_, answers, making, there, notThere) => {
    const text = textOf(answers, making)
    for (const one of there) expect(text).toContain(one)
    for (const one of notThere) expect(text).not.toContain(one)
  })
})

describe('the other documents say', () => {
  const declared: Making = { name: 'declaration' }
  const letter: Making = { name: 'letter' }

  test.each<[string, Answers, Making, readonly string[], readonly string[]]>([
    [
      'who owns',
      sampleAnswers,
      declared,
      ['Ik houd 100% van de aandelen en ben daarom', '123456782', 'meer dan 25%'],
      ['veroordeeld'],
    ],
    [
      'from July 2027 a quarter is enough',
      withPeople(...[1, 2, 3, 4].map(() => ({ ...samplePerson, shares: 30 }))),
      { ...declared, today: '10-07-2027' },
      ['ten minste 25%', 'Ik houd 25% van de aandelen en ben daarom'],
      ['als bestuurder opgegeven'],
    ],
    [
      'nobody is reported as a director where a company holds enough',
      withPeople({ ...samplePerson, shares: 24 }, { ...sampleCompany, shares: 96 }),
      declared,
      ['Wie dat via een vennootschap wel is, stelt de notaris vast.'],
      ['als bestuurder opgegeven'],
    ],
    [
      'until then the directors are reported',
      withPeople(...[1, 2, 3, 4].map(() => ({ ...samplePerson, shares: 30 }))),
      declared,
      ['word ik als bestuurder opgegeven'],
      ['en ben daarom'],
    ],
    [
      'no convictions, once promised',
      withMain({ criminal_record_status: true }),
      declared,
      ['Ik ben niet onherroepelijk veroordeeld'],
      [],
    ],
    [
      'a settled bankruptcy',
      withMain({ bankruptcy: true, bankruptcy_persons: ['p1'], bankruptcy_settled: true }),
      declared,
      ['Ik ben niet failliet. In de afgelopen vier jaar ben ik', 'Dat faillissement is afgewikkeld.'],
      ['dat nog niet is afgewikkeld'],
    ],
    [
      'an authority instead of a town',
      withPeople({ ...samplePerson, place_of_issue: 'Burgemeester van Leeuwarden', shares: 120 }),
      declared,
      ['door de burgemeester van Leeuwarden'],
      ['te Burgemeester'],
    ],
    [
      'no number',
      withPeople({ ...samplePerson, bsn_not_present: true, shares: 120 }),
      declared,
      ['niet aanwezig'],
      ['123456782'],
    ],
    [
      'what joint directors must do',
      sampleFounders.person_and_company,
      { name: 'poa' },
      [
        'alle bestuurders die daarvoor nodig zijn',
        '[voornamen en naam van de medebestuurder], namens Terp Beheer B.V., oprichter',
      ],
      ['123456782', 'SPECI2014'],
    ],
    [
      'two signatures were chosen, and there is one director',
      withMain({ representation: 'two_signatures' }),
      letter,
      ['De Vries Zuivel'],
      ['maar er is één bestuurder', 'Tekenen namens de BV'],
    ],
    [
      'two signatures, two directors',
      sampleFounders.person_and_company,
      letter,
      ['aandeelhoudersovereenkomst'],
      ['maar er is één bestuurder'],
    ],
    ['care comes with papers', sampleFounders.care, letter, ['BIG-register', 'raad van commissarissen'], []],
    [
      'a proxy shows the power',
      sampleFounders.four_founders,
      letter,
      ['de schriftelijke volmacht waaruit blijkt', 'Eerst opgericht: Berg en Dal Beheer B.V.', 'salarisadministratie'],
      [],
    ],
    [
      'a register of shares with a duty',
      sampleFounders.person_and_company,
      { name: 'register' },
      ['2:192 van het Burgerlijk Wetboek: ja, volgens de statuten'],
      [],
    ],
    [
      'a register of shares without one',
      sampleFounders.two_equal,
      { name: 'register' },
      ['2:192 van het Burgerlijk Wetboek: niet van toepassing, want de statuten kennen die niet'],
      [],
    ],
    [
      'the register lists everyone',
      sampleFounders.four_founders,
      { name: 'register' },
      ['INSCHRIJVING VAN JOÃO PEDRO DA SILVA', 'genummerd 1.000', 'duizend (1.000) aandelen'],
      ['123456782'],
    ],
  ])('%s', (_, answers, making, there, notThere) => {
    const text = textOf(answers, making)
    for (const one of there) expect(text).toContain(one)
    for (const one of notThere) expect(text).not.toContain(one)
  })
})

test('holdings bring their own papers, after all others', () => {
  const listed = listDocuments(dutchBv, relevant(dutchBv, sampleFounders.four_founders, { today }))
  expect(listed.map(({ index, key, type }) => [index, key, type])).toEqual([
    [0, 'deed', 'draft_deed'],
    [1, 'poa', 'poa'],
    [2, 'register', 'shareholder_register'],
    [3, 'declaration', 'pdc'],
    [4, 'letter', 'regular'],
    [5, 'company_power', 'poa'],
    [6, 'deed_p1', 'draft_deed'],
    [7, 'poa_p1', 'poa'],
    [8, 'register_p1', 'shareholder_register'],
    [9, 'declaration_p1', 'pdc'],
    [10, 'ratification_p1', 'regular'],
    [11, 'company_power_p1', 'poa'],
    [12, 'deed_p3', 'draft_deed'],
    [13, 'poa_p3', 'poa'],
    [14, 'register_p3', 'shareholder_register'],
    [15, 'declaration_p3', 'pdc'],
    [16, 'ratification_p3', 'regular'],
    [17, 'company_power_p3', 'poa'],
    [18, 'dga_agreement_p3', 'regular'],
  ])
})

test('a product without a register keeps the other numbers', () => {
  const listed = listDocuments(
    { ...dutchBv, documents: ['deed', 'poa', 'declaration'] },
    relevant(dutchBv, sampleAnswers, { today }),
  )
  expect(listed.map(({ index, name }) => [index, name])).toEqual([
    [0, 'deed'],
    [1, 'poa'],
    [3, 'declaration'],
    [5, 'company_power'],
  ])
})

test('only the deed of an English flow has two languages', () => {
  expect(languagesOf({ name: 'deed' }, 'en')).toEqual(['nl', 'en'])
  expect(languagesOf({ name: 'deed' }, 'nl')).toEqual(['nl'])
  expect(languagesOf({ name: 'letter' }, 'en')).toEqual(['en'])
})

test('the notary settles the text of a care provider', () => {
  const made = (answers: Answers) =>
    composeListed({ name: 'deed', subject: { kind: 'company' } }, relevant(dutchBv, answers, { today }), {
      today,
      language: 'nl',
      templates,
    })
  expect(made(sampleFounders.care).provisional).toBe(true)
  expect(made(sampleAnswers).provisional).toBe(false)
})

test('a deed of a BV has ten to fifteen pages', () => {
  // A page of A4 in the type of our deeds holds some 400 to 450 words.
  const words = textOf(sampleAnswers).split(/\s+/).length
  expect(words / 450).toBeGreaterThan(10)
  expect(textOf(sampleFounders.four_founders).split(/\s+/).length / 400).toBeLessThan(15)
})
