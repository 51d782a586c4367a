import { describe, expect, test } from 'vitest'
import { usualCalendar } from '../cases/index.ts'
import { relevant } from '../flow/index.ts'
import { firstBook } from '../pricing/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { addressesToFind, type RefusalContext, refusalCodes, refusalsIn, signingDayOf } from '../refusals/index.ts'
import { signingRoutes } from '../signing/index.ts'
import { type FlowName, flowNames } from './flows.ts'
import { productOf } from './products.ts'
import { day } from './sample-answers.ts'
import { sampleOf, samplesOf } from './samples.ts'

const today = day('04-01-2027')

const productNamed = (flow: FlowName) => {
  const product = productOf(flow)
  if (!product) throw new Error(`no product ${flow}`)
  return product
}

const contextOf = (flow: FlowName, more: Partial<RefusalContext> = {}): RefusalContext => ({
  product: productNamed(flow),
  today,
  calendar: usualCalendar,
  speeds: firstBook.incorporation_speeds,
  unknownAddresses: [],
  ...more,
})

const counted = (flow: FlowName, answers: Answers) => relevant(productNamed(flow), answers, { today })

const withChanges = (flow: FlowName, main: MainAnswers, p1: ShareholderAnswers): Answers => {
  const sample = sampleOf(productNamed(flow))
  return { ...sample, main: { ...sample.main, ...main }, p1: { ...sample.p1, ...p1 } }
}

const beside: ShareholderAnswers = {
  has_proprietorship: true,
  kvk_proprietorship: '68750110',
  proprietorship_action: 'keep',
}

/** The flow, what differs from its first sample, and what is refused, each with the question that mends it. */
const cases: readonly [string, FlowName, MainAnswers, ShareholderAnswers, readonly string[]][] = [
  ['nothing', 'dutch-bv', {}, {}, []],
  ['a passport that lasts', 'dutch-bv', {}, { expiration_date: day('15-02-2027') }, []],
  [
    'a passport that ends the day before the signing',
    'dutch-bv',
    {},
    { expiration_date: day('14-02-2027') },
    ['document_expires p1.expiration_date'],
  ],
  [
    'the same passport, when the deed is signed sooner',
    'dutch-bv',
    { incorporation_speed: 'fast' },
    { expiration_date: day('14-02-2027') },
    [],
  ],
  [
    'a passport that ends while a foundation is made',
    'stichting',
    {},
    { expiration_date: day('07-02-2027') },
    ['document_expires p1.expiration_date'],
  ],
  ['nobody directs', 'dutch-bv', {}, { become_director: false }, ['no_director p1.become_director']],
  ['another form in the name', 'dutch-bv', { company_name: 'Vos N.V.' }, {}, ['legal_form main.company_name']],
  ['a reserved word', 'dutch-bv', { company_name: 'Bank van Vos' }, {}, ['reserved_word main.company_name']],
  [
    'both in one name',
    'dutch-bv',
    { company_name: 'Bank van Vos Ltd' },
    {},
    ['legal_form main.company_name', 'reserved_word main.company_name'],
  ],
  [
    'a reserved word in the name of a holding',
    'dutch-bv',
    {},
    { holding: true, holding_name: 'Koninklijke Vos Beheer' },
    ['reserved_word p1.holding_name'],
  ],
  ['the name of a holding that is not wanted', 'dutch-bv', {}, { holding: false, holding_name: 'Bank van Vos' }, []],
  [
    'a business of almost the same name that stays',
    'dutch-bv',
    {},
    { ...beside, proprietorship_name: 'De Vries Zuivel Leeuwarden' },
    ['name_beside_business p1.proprietorship_name'],
  ],
  ['a business of another name', 'dutch-bv', {}, { ...beside, proprietorship_name: 'Zeilmakerij Sneek' }, []],
  [
    'the business is converted under its own name',
    'omzetting',
    { company_name: 'Bakkerij Vos', trade_name: 'Bakkerij Vos' },
    {},
    ['name_of_business main.company_name'],
  ],
  [
    'the business gets another name',
    'omzetting',
    { company_name: 'Bakkerij Vos', trade_name: 'Het Gouden Brood' },
    {},
    [],
  ],
  ['from abroad, in no hurry', 'dutch-bv', {}, { residence_country: 'US' }, []],
  [
    'from abroad, in a hurry',
    'dutch-bv',
    { incorporation_speed: 'fast' },
    { residence_country: 'US' },
    ['signature_too_late main.incorporation_speed'],
  ],
  ['from abroad, in some hurry', 'dutch-bv', { incorporation_speed: 'medium' }, { residence_country: 'US' }, []],
  [
    'by an embassy, in some hurry',
    'dutch-bv',
    { incorporation_speed: 'medium' },
    { residence_country: 'AE' },
    ['signature_too_late main.incorporation_speed'],
  ],
  ['the company whose shares pass has its name', 'transfer_of_shares', { company_name: 'Bank van Vos' }, {}, []],
]

test.each(cases)('%s (%s)', (_what, flow, main, p1, expected) => {
  const found = refusalsIn(counted(flow, withChanges(flow, main, p1)), contextOf(flow))
  expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(expected)
})

describe('an address that does not exist', () => {
  test('is said at its question, of the company and of somebody', () => {
    const answers = counted('dutch-bv', sampleOf(productNamed('dutch-bv')))
    const unknownAddresses = ['main.office_address', 'p1.address']
    const found = refusalsIn(answers, contextOf('dutch-bv', { unknownAddresses }))
    expect(found.map(({ code, path, person, stops }) => [code, path, person, stops])).toEqual([
      ['address_unknown', 'main.office_address', null, false],
      ['address_unknown', 'p1.address', 'p1', false],
    ])
  })

  test.each<[string, ShareholderAnswers, readonly string[]]>([
    ['at home', {}, ['main.office_address 8911 AB 12', 'p1.address 8911 AB 12']],
    ['with an addition', { address: 'Nieuwestad 12 B' }, ['main.office_address 8911 AB 12', 'p1.address 8911 AB 12']],
    ['without a number', { address: 'Woonboot Vrouwe Jacoba' }, ['main.office_address 8911 AB 12']],
    ['abroad', { residence_country: 'BE', address: 'Meir 1', zip_code: '2000' }, ['main.office_address 8911 AB 12']],
  ])('is asked for %s', (_where, p1, expected) => {
    const answers = counted('dutch-bv', withChanges('dutch-bv', {}, p1))
    expect(
      addressesToFind(answers).map(({ path, postal_code, house_number }) => `${path} ${postal_code} ${house_number}`),
    ).toEqual(expected)
  })
})

describe('laws over all samples', () => {
  const all = flowNames.flatMap((flow) =>
    Object.entries(samplesOf(productNamed(flow))).map(([sample, answers]) => ({ flow, sample, answers })),
  )

  test('everybody who takes part has exactly one way to sign', () => {
    const without = all.filter(({ flow, answers }) =>
      signingRoutes(counted(flow, answers), productNamed(flow).ownership).some(({ route }) => route === null),
    )
    expect(without.map(({ flow, sample }) => `${flow} ${sample}`)).toEqual([])
  })

  test('only what is a blocker already stops, and every place is one of the product', () => {
    for (const { flow, answers } of all) {
      const context = contextOf(flow, {
        unknownAddresses: addressesToFind(counted(flow, answers)).map((one) => one.path),
      })
      for (const { code, stops, step, substep } of refusalsIn(counted(flow, answers), context)) {
        expect(refusalCodes).toContain(code)
        expect(stops).toBe(code === 'no_director')
        expect(context.product.steps[step]?.sections[substep]).toBeDefined()
      }
    }
  })

  test('a signature from far away puts the day off, and never brings it nearer', () => {
    const here = withChanges('dutch-bv', { incorporation_speed: 'fast' }, {})
    const far = withChanges('dutch-bv', { incorporation_speed: 'fast' }, { residence_country: 'AE' })
    expect(signingDayOf(counted('dutch-bv', here), contextOf('dutch-bv'))).toBe('25-01-2027')
    expect(signingDayOf(counted('dutch-bv', far), contextOf('dutch-bv'))).toBe('08-02-2027')
  })
})
