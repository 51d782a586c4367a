import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import {
  type ComposedDocument,
  composeListed,
  type ListedDocument,
  listDocuments,
  type Run,
  type Signer,
  signedWhen,
  signersOf,
} from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers, RelevantAnswers } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { answersNear, anyAnswers } from './sample-changes.ts'
import { samplesOf, templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)

interface Made {
  readonly listed: ListedDocument
  readonly document: ComposedDocument
}

const setOf = (product: Product, answers: RelevantAnswers): readonly Made[] =>
  listDocuments(product, answers).map((listed) => ({
    listed,
    document: composeListed(listed, answers, {
      ...context,
      language: product.language,
      templates: templates.get(product.name) ?? {},
    }),
  }))

const clausesOf = ({ parts }: ComposedDocument) =>
  parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))

const textOf = (runs: readonly { readonly text: string }[]): string => runs.map(({ text }) => text).join('')

const signatures = (document: ComposedDocument): readonly string[] =>
  clausesOf(document).flatMap(({ form, runs }) => (form === 'signature' ? [textOf(runs)] : []))

const signersIn = (answers: RelevantAnswers, { name, subject }: Pick<ListedDocument, 'name' | 'subject'>) =>
  signersOf(name, { answers, subject })

/** The papers whose signatures are written from the rule itself. */
const byRule = [
  ...['poa', 'declaration', 'company_power', 'ratification', 'dga_agreement', 'resolution', 'policy_outline'],
  ...['asset_agreement', 'conflict_resolution', 'loan', 'intent', 'description', 'contribution_poa'],
]

/** How many others hold shares nobody asked: lines stand ready for some. */
const linesForOthers = ['', '', '', '']

/** The name that stands under it; nothing where nobody knows it. */
const nameOf = (answers: RelevantAnswers, one: Signer): string => {
  if (one.by === 'named') return answers.main[`${one.who}_name`]?.replace(/\s+/g, ' ').trim() ?? ''
  if (one.by !== 'person' || one.co) return ''
  const { firstname, lastname } = answers[one.key]
  return firstname && lastname ? `${firstname} ${lastname}`.replace(/\s+/g, ' ').trim() : ''
}

const about = ({ subject }: ListedDocument): string => (subject.kind === 'company' ? 'main' : subject.person)

/** Everyone who signs has a line to sign on, and nobody has one who does not sign. */
const linesMatch = (answers: RelevantAnswers, set: readonly Made[]): void => {
  for (const { listed, document } of set.filter(({ listed }) => byRule.includes(listed.name))) {
    const expected = signersIn(answers, listed).flatMap((one) => {
      if (one.by === 'office') return []
      return one.by === 'co_shareholders' ? linesForOthers : [nameOf(answers, one)]
    })
    const lines = signatures(document)
    expect([listed.key, lines.length]).toEqual([listed.key, expected.length])
    // Forms of second directors stand behind those of all others.
    const left = [...lines]
    const odd = expected
      .toSorted((one, other) => other.length - one.length)
      .filter((name) => {
        const at = left.findIndex((line) => line.includes(name))
        return at < 0 || left.splice(at, 1).length === 0
      })
    expect([listed.key, odd]).toEqual([listed.key, []])
  }
}

/** Above every paper that is signed stands by whom, in the words of the lines under it. */
const headsMatch = (set: readonly Made[]): void => {
  for (const { listed, document } of set.filter(({ listed }) => byRule.includes(listed.name))) {
    const heads = clausesOf(document).filter(({ id }) => /who_signs\.signer/.test(id))
    const lines = signatures(document)
    const unsaid = heads.map(({ runs }) => textOf(runs)).filter((head) => !lines.includes(head))
    if (listed.name !== 'policy_outline') expect([listed.key, unsaid]).toEqual([listed.key, []])
    expect([listed.key, heads.length > 0]).toEqual([listed.key, true])
  }
}

/** Where the notary's office signs, those it signs for gave it the power, in a paper about the same company. */
const powersAreThere = (answers: RelevantAnswers, set: readonly Made[]): void => {
  for (const { listed } of set) {
    for (const signer of signersIn(answers, listed)) {
      if (signer.by !== 'office') continue
      const power = set.find((one) => one.listed.name === signer.under && about(one.listed) === about(listed))
      expect([listed.key, power?.listed.name]).toEqual([listed.key, signer.under])
      if (power) expect(signersIn(answers, power.listed).length).toBeGreaterThan(0)
    }
  }
}

/** What is signed for a holding that is not there yet is ratified by it. */
const holdingsRatify = (answers: RelevantAnswers, set: readonly Made[]): void => {
  const forHoldings = set.flatMap(({ listed }) =>
    signersIn(answers, listed).flatMap((one) => (one.by === 'person' && one.through === 'holding' ? [one.key] : [])),
  )
  const ratifying = set.flatMap(({ listed }) => (listed.name === 'ratification' ? [about(listed)] : []))
  expect([...new Set(forHoldings)].sort()).toEqual([...new Set(ratifying)].sort())
}

/** Whoever signs anything has a form of their own to declare on. */
const everyoneDeclares = (answers: RelevantAnswers, set: readonly Made[]): void => {
  const people = (documents: readonly Made[]) =>
    new Set(
      documents.flatMap(({ listed }) =>
        signersIn(answers, listed).flatMap((one) => {
          if (one.by === 'named') return [one.who]
          return one.by === 'person' ? [`${one.key} ${one.co}`] : []
        }),
      ),
    )
  const declaring = people(set.filter(({ listed }) => listed.name === 'declaration'))
  expect([...people(set)].filter((one) => !declaring.has(one))).toEqual([])
}

/** In every paper: a line by name for each who signs, and lines for those whose names nobody asked. */
const everyoneHasALine = (answers: RelevantAnswers, set: readonly Made[]): void => {
  for (const { listed, document } of set) {
    const lines = clausesOf(document).filter(({ form }) => form === 'signature')
    const odd = signersIn(answers, listed).filter((one) => {
      if (one.by === 'office') return false
      if (one.by === 'co_shareholders') return lines.length === 0
      if (one.by === 'person' && one.co)
        return !lines.some(({ runs }) =>
          runs.some((run) => run.kind === 'blank' && run.name === `co_director.${one.key}`),
        )
      const name = nameOf(answers, one)
      const field = one.by === 'named' ? `main.${one.who}_name` : `${one.key}.`
      // A line that still lacks something of them is theirs too.
      const lacks = (run: Run) => run.kind === 'gap' && run.field.startsWith(field)
      return !lines.some(({ runs }) => runs.some(lacks) || (name !== '' && textOf(runs).includes(name)))
    })
    expect([listed.key, odd]).toEqual([listed.key, []])
  }
}

const holdsFor = (product: Product, answers: Answers): void => {
  const counted = relevant(product, answers, context)
  const set = setOf(product, counted)
  linesMatch(counted, set)
  headsMatch(set)
  powersAreThere(counted, set)
  holdingsRatify(counted, set)
  everyoneDeclares(counted, set)
}

describe.each(productList.map((product) => [product.name, product] as const))('%s', (_, product) => {
  test.each(Object.entries(samplesOf(product)))(
    '%s: every signer has a line, and a power where needed',
    (_, answers) => {
      holdsFor(product, answers)
    },
  )

  test('a side that the product does not know makes nobody a seller', () => {
    for (const answers of Object.values(samplesOf(product)).slice(0, 1))
      holdsFor(product, { ...answers, p1: { ...answers.p1, party: 'buyer' } })
  })

  test('whatever was answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => holdsFor(product, answers)),
      lawfully(25),
    )
  })

  test.each(Object.entries(samplesOf(product)))('%s: the letter names every paper with who signs it', (_, answers) => {
    const counted = relevant(product, answers, context)
    const set = setOf(product, counted)
    const letter = set.find(({ listed }) => listed.name === 'letter')?.document
    const articles = (letter?.parts ?? []).flatMap((part) => part.articles)
    const signed = articles.filter(({ id }) => id.startsWith('to_sign'))
    const read = articles.find(({ id }) => id === 'to_read')?.clauses.filter(({ form }) => form === 'item') ?? []
    const others = set.filter(({ listed }) => listed.name !== 'letter')
    const people = ({ listed }: Made) => signersIn(counted, listed).filter(({ by }) => by !== 'office').length
    expect(signed.map(({ clauses }) => clauses.length)).toEqual(others.map(people).filter((count) => count > 0))
    expect(read.length).toBe(others.filter((one) => people(one) === 0).length)
    // What a company agrees or decides waits until it is there, and the letter says so.
    const waits = others.filter((one) => people(one) > 0).map(({ listed }) => signedWhen(listed.name) === 'after')
    expect(signed.map((one) => /\((?:na de oprichting|after the incorporation)\)$/.test(textOf(one.title)))).toEqual(
      waits,
    )
    const told = articles.find(({ id }) => id === 'signing')?.clauses.some(({ id }) => id.startsWith('signing.later'))
    expect(told).toBe(waits.includes(true))
    for (const title of [...signed.map((one) => textOf(one.title)), ...read.map((one) => textOf(one.runs))])
      expect(title).not.toMatch(/^[a-z]+(?:_[a-z]+)*$|[{}]/)
  })
})

/** The other way round too: no line is for nobody. */
const holdsForAnyPaper = (product: Product, answers: Answers): void => {
  const counted = relevant(product, answers, context)
  const set = setOf(product, counted)
  powersAreThere(counted, set)
  everyoneHasALine(counted, set)
  for (const { listed, document } of set) {
    if (signatures(document).length === 0) continue
    expect([listed.key, signersIn(counted, listed).length]).not.toEqual([listed.key, 0])
  }
}

describe.each(productList.map((product) => [product.name, product] as const))('%s: any paper', (_, product) => {
  test('of the samples has a line for each who signs, and for nobody else', () => {
    for (const answers of Object.values(samplesOf(product))) holdsForAnyPaper(product, answers)
  })

  test('whatever was answered', () => {
    fc.assert(
      fc.property(answersNear(product), (answers) => holdsForAnyPaper(product, answers)),
      lawfully(25),
    )
  })
})
