import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import { blockers, complete } from '../flow/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { answersNear } from './sample-changes.ts'
import {
  agree,
  at,
  dayIn,
  firstDayIn,
  type SampleSaying,
  type SayingPlaces,
  type Stated,
  sayingsIn,
} from './sample-sayings.ts'
import { setOf } from './sample-sets.ts'
import { samplesOf } from './samples.ts'

type Sayings = readonly SampleSaying[]

const isTransfer = ({ templates }: Product): boolean => templates === 'transfer'

/** A holding may have a year of its own. */
const firstYear = 'the first year ends on'

/** Days that several papers speak of, and where. A company is founded on the day of its deed. */
const founding: Readonly<Record<string, SayingPlaces>> = {
  [firstYear]: {
    deed: ['first_year.year', 'transition.first_year'],
    translation: ['first_year.year'],
    letter: ['ordered.first_year'],
    policy_outline: ['budget.intro'],
  },
  'the company is founded on': {
    deed: ['heading.appears'],
    translation: ['heading.appears'],
    contribution: ['heading.appears'],
    register: ['about.incorporated', 'shares.acquired'],
    company_power: ['grantor.company'],
    ratification: ['moment.at'],
    contribution_poa: ['ratifies.company'],
    shareholders_agreement: ['background.incorporated'],
  },
  'the business passes on': {
    deed: ['contribution.back'],
    contribution: ['risk.back'],
    asset_agreement: ['risk.back'],
    intent: ['moment.back'],
    letter: ['ordered.transfer_date'],
  },
}

const transferring: Readonly<Record<string, SayingPlaces>> = {
  'the company was founded on': { deed: ['company.founded'], register: ['about.incorporated'] },
  'the shares pass on': {
    deed: ['heading.appears'],
    register: ['shares.acquired', 'shares.acknowledged', 'left.ended'],
  },
  'the seller has them since': {
    deed: ['incorporation', 'issue', 'delivery', 'division', 'inheritance', 'merger', 'demerger', 'before'].map(
      (how) => `acquisition.${how}`,
    ),
    register: ['left.acquired'],
  },
  'that was registered on': { deed: ['acquisition.registered'], register: ['left.entered'] },
  'the price was paid on': { deed: ['payment.paid'], letter: ['ordered.paid'] },
  'the price is due on': { deed: ['payment.owed'], letter: ['ordered.owed'] },
  'the balance is of': { deed: ['warranties.balance'], letter: ['send.balance'] },
}

const daysAgree = (sayings: Sayings, product: Product): void => {
  agree([
    ...Object.entries(isTransfer(product) ? transferring : founding).flatMap(([fact, places]) =>
      at(sayings, places).flatMap((one) => {
        const says = firstDayIn(one)
        return says === undefined
          ? []
          : [{ fact: fact === firstYear ? `${one.of}: ${fact}` : fact, says, where: one.where }]
      }),
    ),
    // Whoever speaks of somebody's birth means one day.
    ...sayings.flatMap(({ runs, where }) =>
      runs.flatMap((run) => {
        const [who, key] = run.kind === 'answer' ? run.field.split('.') : []
        const says = key?.endsWith('birthdate') ? dayIn(run.text) : undefined
        return says === undefined ? [] : [{ fact: `${who} was born on`, says, where }]
      }),
    ),
  ])
}

const figures = (text: string): string => text.replace(/\D/g, ' ').trim().replace(/ +/g, ' ')

/** How many, which numbers, what part, worked out for whoever has the turn. */
const shareKinds: Readonly<Record<string, RegExp>> = {
  'takes so many': /^.+ \(([\d.,]+)\) (?:aandeel|aandelen|shares?)$/,
  'takes the numbers': /^(?:genummerd|numbered) (.+)$/,
  'takes so much of all': /^([\d.,]+)%$/,
}

/** What is left of a seller's shares is not what is sold. */
const otherShares = ['left.rest']

const sharesOf = (sayings: Sayings): readonly Stated[] =>
  sayings
    .filter(({ who, clause }) => who !== '' && !otherShares.includes(clause))
    .flatMap(({ name, of, who, runs, where }) =>
      runs.flatMap((run) =>
        Object.entries(shareKinds).flatMap(([kind, form]) => {
          const says = run.kind === 'computed' ? form.exec(run.text)?.[1] : undefined
          if (says === undefined) return []
          // What a holding ratifies is that it takes part in the company.
          const company = name === 'ratification' ? 'main' : of
          // Thousands and tenths have a point in one language and a comma in the other.
          return [{ fact: `${who} of ${company} ${kind}`, says: figures(says.replace(/[.,]/g, '')), where }]
        }),
      ),
    )

/** The sums are right as soon as the answers are. */
const sharesAddUp = (sayings: Sayings, of: string): void => {
  const taken = at(sayings, { deed: ['issued.taken'] }).filter((one) => one.of === of)
  const total = at(sayings, { deed: ['issued.issued'] }).find((one) => one.of === of)
  if (!total) return
  const count = (one: SampleSaying): number =>
    Number(one.runs.flatMap(({ text }) => shareKinds['takes so many']?.exec(text)?.[1]?.replace(/[.,]/g, '') ?? [])[0])
  expect(
    taken.reduce((sum, one) => sum + count(one), 0),
    total.where,
  ).toBe(count(total))
}

/** Of one source there is one amount and one day, in whatever words. */
const sourcesAgree = (sayings: Sayings): void => {
  agree(
    sayings.flatMap(({ runs, where, clause }) =>
      runs.flatMap((run): readonly Stated[] => {
        if (run.kind !== 'computed' || run.fields.length === 0) return []
        const source = [...new Set(run.fields)].sort().join(' ')
        const [, amount] = /\((€ [\d.,]+)\)$/.exec(run.text) ?? []
        if (amount !== undefined) return [{ fact: `amount of ${source}`, says: amount.replace(/\D/g, ''), where }]
        // Fifteen months after a day is another one.
        const says = clause === 'moment.until' ? undefined : dayIn(run.text)
        return says === undefined ? [] : [{ fact: `day of ${source}`, says, where }]
      }),
    ),
  )
}

const nameKeys = ['firstname', 'lastname', 'company_name', 'holding_name']

/** The shortest of what was said, where anything was. */
const shortestOf = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((one, other) => one.length - other.length).slice(0, 1)

/** The fields of each of those whom a phrase names. */
const namedIn = (source: string): readonly string[] => {
  const paths = source.split(' ')
  const rows = new Set(paths.map((path) => path.split('.')[0]))
  return [...rows].map((row) => paths.filter((path) => path.startsWith(`${row}.`)).join(' '))
}

/** Somebody is called the same everywhere, alone or among other words and names. */
const namesAgree = (sayings: Sayings): void => {
  const names = new Map<string, string[]>()
  for (const { runs } of sayings) {
    for (const run of runs) {
      if (run.kind !== 'computed' || run.fields.length === 0) continue
      if (!run.fields.every((path) => nameKeys.includes(path.split('.')[1] ?? ''))) continue
      const source = [...new Set(run.fields)].sort().join(' ')
      names.set(source, [...(names.get(source) ?? []), run.text])
    }
  }
  for (const [source, texts] of names) {
    const called = namedIn(source).flatMap((one) => shortestOf(names.get(one) ?? []))
    const odd = texts.filter((text) => called.some((name) => !text.includes(name)))
    expect([source, odd]).toEqual([source, []])
  }
}

/** Where an act says itself at what time of the day it is done. Whoever ratifies does so once. */
const ownTimes: Readonly<Record<string, SayingPlaces>> = {
  deed: { deed: ['ending.executed'], translation: ['ending.executed'] },
  contribution: { contribution: ['ending.executed'] },
  ratification: { ratification: ['moment.at'], contribution_poa: ['ratifies.moment'] },
}

/** Where another paper says when that was: of whoever has the turn, or of the company that it is of itself. */
const othersTimes: Readonly<Record<string, SayingPlaces>> = {
  deed: {
    deed: ['founders.holding'],
    translation: ['founders.holding'],
    contribution: ['parties.holding', 'receiver.company'],
  },
  contribution: { deed: ['contribution.through'], contribution: ['background.through'] },
}

const hoursIn = ({ runs }: SampleSaying): readonly string[] =>
  runs.flatMap((run) => (run.kind === 'blank' && /^(?:deed|ratified)_hour\b/.test(run.name) ? [run.name] : []))

/** Deeds of one day are told apart by the hour: each has its own, and others speak of it by the same name. */
const timesAgree = (sayings: Sayings): void => {
  const own = Object.entries(ownTimes).flatMap(([act, places]) =>
    at(sayings, places).flatMap((one) => hoursIn(one).map((hour) => ({ ...one, act: `${act} of ${one.of}`, hour }))),
  )
  agree(own.map(({ act, hour, where }) => ({ fact: `hour of the ${act}`, says: hour, where })))
  agree(own.map(({ act, hour, where }) => ({ fact: `what is done at ${hour}`, says: act, where })))
  for (const one of sayings)
    for (const hour of hoursIn(one))
      expect([one.where, own.some((act) => act.hour === hour)]).toEqual([one.where, true])
  for (const [act, places] of Object.entries(othersTimes)) {
    for (const one of at(sayings, places)) {
      const done = own.filter((other) => other.act === `${act} of ${one.who || one.of}`).map(({ hour }) => hour)
      expect([one.where, hoursIn(one)]).toEqual([one.where, [...new Set(done)]])
    }
  }
}

const holdsForSet = (product: Product, answers: Parameters<typeof setOf>[1]): void => {
  const sayings = sayingsIn(setOf(product, answers))
  daysAgree(sayings, product)
  agree(sharesOf(sayings))
  sourcesAgree(sayings)
  namesAgree(sayings)
  timesAgree(sayings)
  const context = { today: day('15-11-2026') }
  if (complete(product, answers, context).length > 0) return
  if (blockers(product, answers, context).some(({ stops }) => stops)) return
  for (const of of new Set(sayings.map((one) => one.of))) sharesAddUp(sayings, of)
}

describe.each(productList.map((product) => [product.name, product] as const))('a set of %s', (_, product) => {
  test.each(Object.entries(samplesOf(product)))('%s: no document contradicts another', (_, answers) => {
    holdsForSet(product, answers)
  })

  test('whatever was answered', () => {
    fc.assert(
      fc.property(answersNear(product), (answers) => holdsForSet(product, answers)),
      lawfully(60),
    )
  })
})

test('each of those days is spoken of in several papers', () => {
  const told = (days: Readonly<Record<string, SayingPlaces>>, products: readonly Product[]) => {
    const sets = products.flatMap((product) =>
      Object.values(samplesOf(product)).map((answers) => sayingsIn(setOf(product, answers))),
    )
    for (const [fact, places] of Object.entries(days)) {
      const papers = sets.map(
        (sayings) =>
          new Set(at(sayings, places).flatMap((one) => (firstDayIn(one) === undefined ? [] : [one.name]))).size,
      )
      expect([fact, Math.max(...papers) > 1]).toEqual([fact, true])
    }
  }
  told(transferring, productList.filter(isTransfer))
  told(
    founding,
    productList.filter((product) => !isTransfer(product)),
  )
})
