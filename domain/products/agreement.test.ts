import { beforeAll, describe, expect, test } from 'vitest'
import { type FlowContext, type Product, standardFlags } from '../blueprint/index.ts'
import { type ComposedDocument, composeListed, listDocuments, plainText, type TemplateSet } from '../documents/index.ts'
import { relevant, viewFlow } from '../flow/index.ts'
import { firstBook, quote } from '../pricing/index.ts'
import type { Answers, MainAnswers } from '../questions/index.ts'
import type { Locale } from '../values/index.ts'
import { dutchBv, englishBv } from './bv/bv.ts'
import { omzetting } from './omzetting.ts'
import { day, samplePartner, samplePerson } from './sample-answers.ts'
import { sampleConversions } from './sample-conversions.ts'
import { sampleFounders } from './sample-founders.ts'
import { templatesOf } from './samples.ts'

const context: FlowContext = { today: day('15-11-2026') }
const notSold: FlowContext = { ...context, flags: { ...standardFlags, shareholders_agreement: false } }

const { with_agreement } = sampleFounders
const { main: terms } = with_agreement
const changed = (main: MainAnswers): Answers => ({ ...with_agreement, main: { ...terms, ...main } })
const alone: Answers = { ...with_agreement, p2: {}, p3: {} }
const { tax_free_vof: vof } = sampleConversions
const conversion: Answers = { ...vof, main: { ...terms, ...vof.main } }

const agreement = 'shareholders_agreement'

test.each<[string, Product, Answers, FlowContext, boolean]>([
  ['several who want it', dutchBv, with_agreement, context, true],
  ['several who found in English', englishBv, with_agreement, context, true],
  ['partners who convert their business', omzetting, conversion, context, true],
  ['several who do not', dutchBv, changed({ shareholders_agreement: false }), context, false],
  ['several who did not say', dutchBv, sampleFounders.four_founders, context, false],
  ['somebody alone, whatever was ticked before', dutchBv, alone, context, false],
  ['several while it is not sold', dutchBv, with_agreement, notSold, false],
])('%s: on the list and on the bill, or on neither', (_name, product, answers, at, there) => {
  const counted = relevant(product, answers, at)
  const listed = listDocuments(product, counted).filter(({ name }) => name === agreement)
  expect(listed.map(({ key, type }) => [key, type])).toEqual(there ? [[agreement, 'regular']] : [])
  const { lines, unpriced } = quote(product, counted, firstBook, at)
  const line = { key: agreement, section: 'package', itemable_type: 'NotaryProduct', amount: 1, total: 299_00 }
  expect(lines.filter(({ name }) => name === agreement)).toMatchObject(there ? [line] : [])
  expect(unpriced).toEqual([])
})

describe('what is asked', () => {
  const sections = (answers: Answers, at = context) =>
    viewFlow(dutchBv, answers, { step: 3, temporal_step: 3, substep: 0 }, at).sections.map(({ name }) => name)

  test.each<[string, Answers, FlowContext, readonly string[]]>([
    ['several who want it', with_agreement, context, ['agreement', 'agreement_terms']],
    ['several who do not', changed({ shareholders_agreement: false }), context, ['agreement']],
    ['somebody alone', alone, context, []],
    ['several while it is not sold', with_agreement, notSold, []],
  ])('%s', (_name, answers, at, expected) => {
    expect(sections(answers, at).filter((name) => name.startsWith('agreement'))).toEqual(expected)
  })

  test('six questions at most on one screen, all with an answer to begin with', () => {
    const substep = sections(with_agreement).indexOf('agreement_terms')
    const { rows } = viewFlow(dutchBv, with_agreement, { step: 3, temporal_step: 3, substep }, context)
    const fields = rows.flat().map(({ field }) => field)
    expect(fields).toHaveLength(6)
    expect(fields.filter((field) => field.default === undefined)).toEqual([])
  })
})

describe('the agreement itself', () => {
  const templates = new Map<Product, Readonly<Partial<Record<Locale, TemplateSet>>>>()
  beforeAll(async () => {
    for (const product of [dutchBv, englishBv, omzetting]) templates.set(product, await templatesOf(product))
  })

  const composed = (product: Product, answers: Answers): ComposedDocument => {
    const counted = relevant(product, answers, context)
    const listed = listDocuments(product, counted).find(({ name }) => name === agreement) ?? expect.fail('no agreement')
    const set = templates.get(product) ?? expect.fail('no templates')
    return composeListed(listed, counted, { ...context, language: product.language, templates: set })
  }
  const text = (answers: Answers, product: Product = dutchBv) => plainText(composed(product, answers))

  test.each<[MainAnswers, RegExp, RegExp]>([
    [{ agreement_decisions: 'everyone' }, /als alle aandeelhouders daarmee instemmen:/, /twee derde/],
    [{ agreement_decisions: 'two_thirds' }, /ten minste twee derde/, /als alle aandeelhouders daarmee instemmen:/],
    [{ agreement_amount: 5_000 }, /vijfduizend euro/, /vijfentwintigduizend/],
    [{ agreement_dividend: 'buffer_first' }, /vaste kosten van zes maanden/, /ten minste de helft uitgekeerd/],
    [{ agreement_dividend: 'half' }, /ten minste de helft uitgekeerd/, /vaste kosten/],
    [{ agreement_dividend: 'together' }, /tenzij alle aandeelhouders met een uitkering instemmen/, /vaste kosten/],
    [{ agreement_leaver: 'discount' }, /drie kwart van de waarde/, /ongeacht de reden/],
    [{ agreement_leaver: 'full_value' }, /ongeacht de reden van het vertrek/, /drie kwart van de waarde/],
    [{ agreement_leaver: 'keep' }, /hoeft zijn aandelen niet aan te bieden/, /al zijn aandelen te koop aan/],
    [{ agreement_drag_along: 'three_quarters' }, /ten minste drie kwart van alle aandelen/, /samen meer dan de helft/],
    [{ agreement_drag_along: 'majority' }, /samen meer dan de helft van alle aandelen/, /drie kwart van alle/],
    [{ agreement_drag_along: 'nobody' }, /Recht om mee te verkopen/, /Plicht om mee te verkopen/],
    [{ agreement_competition: 'twelve_months' }, /tot twaalf maanden nadat/, /tot zes maanden/],
    [{ agreement_competition: 'six_months' }, /tot zes maanden nadat/, /twaalf maanden/],
    [{ agreement_competition: 'none' }, /Daarna is hij daarin vrij/, /maanden nadat hij/],
  ])('%o', (main, says, saysNot) => {
    expect(text(changed(main))).toMatch(says)
    expect(text(changed(main))).not.toMatch(saysNot)
  })

  const signatures = (answers: Answers, product: Product = dutchBv): readonly string[] =>
    composed(product, answers)
      .parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))
      .filter(({ form }) => form === 'signature')
      .map(({ runs }) => runs.map((run) => run.text).join(''))

  test('everybody signs in their capacity, and whoever holds through a new company in person too', () => {
    expect(signatures(with_agreement)).toEqual([
      'Sanne Maria de Vries, namens Vries Holding B.V., aandeelhouder',
      'Bram van den Berg, als aandeelhouder',
      'Anke Terpstra, namens Terp Beheer B.V., aandeelhouder',
      'voornamen en naam van de medebestuurder, namens Terp Beheer B.V., aandeelhouder',
      'Sanne Maria de Vries, voor zichzelf',
      'Sanne Maria de Vries, namens Vries Holding B.V., bestuurder van De Vries Zuivel B.V.',
    ])
  })

  test('for the company those directors sign who bind it', () => {
    const two: Answers = { ...alone, p1: { ...samplePerson, shares: 60 }, p2: { ...samplePartner, shares: 60 } }
    const together: Answers = { ...two, main: { ...two.main, representation: 'two_signatures' } }
    const byDirectors = (answers: Answers) => signatures(answers).filter((one) => one.includes('bestuurder van'))
    expect([byDirectors(two), byDirectors(together)].map(({ length }) => length)).toEqual([1, 2])
  })

  test.each([
    ['a conversion', omzetting, conversion, /^Aandeelhoudersovereenkomst van De Vries Zuivel B\.V\./],
    ['a BV in English', englishBv, with_agreement, /^Shareholders’ agreement of De Vries Zuivel B\.V\./],
  ] as const)('of %s has nothing open but what the notary knows', (_name, product, answers, title) => {
    expect(text(answers, product)).toMatch(title)
    const runs = composed(product, answers).parts.flatMap(({ articles }) =>
      articles.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.runs)),
    )
    expect(runs.filter(({ kind }) => kind === 'gap')).toEqual([])
  })
})
