import { describe, expect, test } from 'vitest'
import { asksCompany, type FieldRow, type Product, placeOfSection } from '../blueprint/index.ts'
import { type Condition, fieldsIn, holds, splitRef } from '../conditions/index.ts'
import { factsFor, shareholderKeys } from '../fields/index.ts'
import {
  advance,
  billingStep,
  complete,
  finalStep,
  holdingUpsellNumber,
  possibleBlockers,
  relevant,
  startAnswers,
  startProgress,
  viewFlow,
} from '../flow/index.ts'
import { fieldOf, restore } from '../questions/index.ts'
import { saveShareholder } from '../shareholders/index.ts'
import { flowNames, flows } from './flows.ts'
import { productList, productOf } from './products.ts'
import { day } from './sample-answers.ts'
import { sampleOf, samplesOf } from './samples.ts'

const context = { today: day('15-11-2026') }

/** The constants of the service, written down apart from the products so that each checks the other. */
const constants = [
  { flow: 'dutch-bv', type_id: 1, final: 7, upsell: 2, chapters: [1, 2, 4, 1] },
  { flow: 'english-bv', type_id: 10, final: 7, upsell: 2, chapters: [1, 2, 4, 1] },
  { flow: 'holding', type_id: 13, final: 6, upsell: null, chapters: [1, 2, 3, 1] },
  { flow: 'incorporate-holding', type_id: 14, final: 6, upsell: null, chapters: [1, 2, 3, 1] },
  { flow: 'omzetting', type_id: 9, final: 7, upsell: 2, chapters: [1, 2, 4, 1] },
  { flow: 'stichting', type_id: 5, final: 3, upsell: null, chapters: [1, 1, 2] },
  { flow: 'anbi_stichting_oprichten', type_id: 16, final: 3, upsell: null, chapters: [1, 1, 2] },
  { flow: 'transfer_of_shares', type_id: 2, final: 4, upsell: null, chapters: null },
] as const

describe.each(constants)('$flow', ({ flow, type_id, final, upsell, chapters }) => {
  test('has its id', () => {
    expect(flows[flow].type_id).toBe(type_id)
  })

  test('has as many steps and parts as it should', () => {
    const product = productOf(flow)
    if (product === null) return
    expect(finalStep(product)).toBe(final)
    expect(holdingUpsellNumber(product)).toBe(upsell)
    if (chapters) expect(product.chapters.map((chapter) => chapter.parts)).toEqual(chapters)
    expect(product.language).toBe(flows[flow].language)
    expect(product.name).toBe(flow)
  })

  test('its parts are its steps', () => {
    const parts: readonly number[] = chapters ?? [final + 1]
    expect(parts.reduce((sum, one) => sum + one, 0)).toBe(final + 1)
  })
})

test('every flow stands in the table', () => {
  expect(constants.map(({ flow }) => flow)).toEqual(flowNames)
})

const keysOf = (rows: readonly FieldRow<string>[] = []): readonly string[] =>
  rows.flatMap((row) => (typeof row === 'string' ? [row] : 'fields' in row ? row.fields : row))

/** Whether the flow asks for it, or whoever started it chose it. */
const isAsked = (product: Product, key: string): boolean =>
  key in product.presets ||
  product.asked_later.some((later) => later === key) ||
  product.steps.some(({ sections }) => sections.some(({ company }) => keysOf(company).includes(key)))

const conditionsOf = (product: Product): readonly Condition[] => [
  ...product.steps.flatMap((step) => [
    ...(step.visible ? [step.visible] : []),
    ...step.sections.flatMap((section) => [
      ...(section.visible ? [section.visible] : []),
      ...(section.needs ? [section.needs.met] : []),
      ...[section.company, section.person, section.each].flatMap((rows) =>
        (rows ?? []).flatMap((row) => (typeof row !== 'string' && 'fields' in row ? [row.when] : [])),
      ),
    ]),
  ]),
  ...product.blockers.flatMap((rule) => (rule.test.kind === 'condition' ? [rule.test.when] : [])),
]

describe.each(productList.map((product) => [product.name, product] as const))('%s as data', (_name, product) => {
  test('every condition names fields that exist', () => {
    const unknown = conditionsOf(product)
      .flatMap(fieldsIn)
      .filter((ref) => {
        const { place, key } = splitRef(ref)
        return place === 'form' || fieldOf(place, key) === undefined
      })
    expect(unknown).toEqual([])
  })

  test('every condition of a question it asks is about something it asks too', () => {
    const asked = new Set(
      product.steps.flatMap((step) =>
        step.sections.flatMap((section) => [
          ...keysOf(section.company).map((key) => `main.${key}`),
          ...[...keysOf(section.person), ...keysOf(section.each)].map((key) => `shareholder.${key}`),
        ]),
      ),
    )
    const counted = Object.values(samplesOf(product)).map((answers) => relevant(product, answers, context))
    const isSeen = (visible: Condition): boolean =>
      counted.some((answers) => shareholderKeys.some((key) => holds(visible, factsFor(answers, key))))
    const dangling = [...asked].flatMap((ref) => {
      const { place, key } = splitRef(ref as 'main.x')
      const field = place === 'form' ? undefined : fieldOf(place, key)
      // Shown to somebody: then what is not asked was only the other way to come to it.
      if (!field?.visible || isSeen(field.visible)) return []
      return fieldsIn(field.visible).filter((one) => {
        const other = splitRef(one)
        const isKept = other.place !== 'form' && fieldOf(other.place, other.key)?.asked === false
        return !asked.has(one) && !isKept
      })
    })
    expect(dangling).toEqual([])
  })

  test('nothing is asked twice in one section, and no field is asked in two places of the same step', () => {
    for (const step of product.steps) {
      const keys = step.sections.flatMap((section) => [
        ...keysOf(section.company).map((key) => `main.${key}`),
        ...[...keysOf(section.person), ...keysOf(section.each)].flatMap((key) =>
          // Where each has a section of their own, it is another question in each.
          (section.whose ? [section.whose] : shareholderKeys).map((person) => `${person}.${key}`),
        ),
      ])
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('its blockers stand at questions that it asks', () => {
    for (const rule of product.blockers) {
      const { place, key } = splitRef(rule.field)
      expect(place !== 'form' && fieldOf(place, key), rule.field).toBeTruthy()
      const placed = product.steps.some((step) =>
        step.sections.some((section) =>
          (place === 'main' ? keysOf(section.company) : [...keysOf(section.person), ...keysOf(section.each)]).includes(
            key,
          ),
        ),
      )
      expect(placed || rule.step !== undefined, rule.field).toBe(true)
    }
    expect(possibleBlockers(product).length).toBeGreaterThan(5)
  })

  test('in a dialog the safe way is the first, nobody is ever taken out by it, and the answer can be changed', () => {
    for (const { code, shows, offers } of product.blockers.filter((rule) => rule.shows === 'dialog')) {
      expect([code, offers.some(({ action }) => action === 'go_back')]).toEqual([code, true])
      const first = offers[0]?.action
      expect([code, shows, ['remove_shareholder', 'other_services'].includes(first ?? '')]).toEqual([
        code,
        shows,
        false,
      ])
    }
  })

  test('a blocker that stops offers a way out or stands beside what to change', () => {
    const dead = product.blockers.filter((rule) => rule.stops && rule.shows === 'dialog' && rule.offers.length === 0)
    expect(dead).toEqual([])
  })

  test('transfers to another flow that is there', () => {
    expect([null, ...flowNames]).toContain(product.transfers_to)
  })

  test('starts with answers as they are stored', () => {
    expect(restore(startAnswers(product))).toEqual(startAnswers(product))
  })

  test('starts with its presets and is far from complete', () => {
    const start = startAnswers(product)
    expect(start.main).toMatchObject(product.presets)
    for (const key of Object.keys(start.main)) expect([key, isAsked(product, key)]).toEqual([key, true])
    expect(startAnswers(product, { with_holding: true }).p1.holding).toBe(true)
    expect(startAnswers(product, { main: { company_name: 'Terp' } }).main.company_name).toBe('Terp')
    expect(complete(product, start, context).length).toBeGreaterThan(20)
  })

  test('asks about quotes from bookkeepers once: where there are extra services', () => {
    const offers = product.steps.some(({ kind }) => kind === 'extra_services')
    expect(asksCompany(product, 'lead_approval')).toBe(offers)
  })

  test('has a place where the notary is chosen', () => {
    const { step = -1, substep = -1 } = placeOfSection(product, 'notary') ?? {}
    expect(product.steps[step]?.sections[substep]?.company).toContain('notary_option')
  })

  test('leads from the first question to billing', () => {
    let [answers, progress, moves] = [sampleOf(product), startProgress, 0]
    const seen: string[] = []
    while (progress.temporal_step < billingStep(product) && moves < 50) {
      seen.push(`${progress.temporal_step}.${progress.substep}`)
      if (progress.person) answers = saveShareholder(answers, progress.person, progress.substep)
      progress = advance(product, answers, progress, { type: 'next' }, context)
      moves += 1
    }
    const billing = billingStep(product)
    expect(progress).toEqual({ step: billing, temporal_step: billing, substep: 0 })
    const { people } = viewFlow(product, answers, startProgress, context)
    // Who founds alone is not asked how several sign or what they agree on, and a person has no company to tell about.
    const others = ['signing', 'leaving', 'agreement', 'agreement_terms', 'shareholder_company']
    const hasHolding = shareholderKeys.some((key) => answers[key].holding === true)
    const isLeftOut = (name: string, place: number) =>
      // Only the seller, who comes first, is asked about the others who hold shares.
      others.includes(name) ||
      (name === 'blocking' && place > 0) ||
      // A holding is asked about where there is one, and here it is like the company.
      (name === 'own_holdings' && !hasHolding) ||
      name === 'own_holding'
    expect(seen).toEqual(
      product.steps.flatMap(({ sections, kind }, step) =>
        (kind === 'shareholders' ? people : [null]).flatMap((_person, place) =>
          sections.flatMap(({ name }, substep) => (isLeftOut(name, place) ? [] : [`${step}.${substep}`])),
        ),
      ),
    )
  })
})
