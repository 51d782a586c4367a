import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import type { ComposedDocument, Run } from '../documents/index.ts'
import type { Answers } from '../questions/index.ts'
import { productList } from './products.ts'
import { answersNear } from './sample-changes.ts'
import { type SampleDocument, setOf } from './sample-sets.ts'
import { samplesOf } from './samples.ts'

/** A clause in our own words: what somebody typed is theirs, and what is still to come stands for something else. */
interface Worded {
  readonly id: string
  readonly text: string
  /** In articles that are counted, which have definitions of their own. */
  readonly numbered: boolean
}

const wordsOf = (run: Run): string => {
  // What marks a choice of the notary is no word of the text.
  if (run.kind === 'blank') return run.name.startsWith('choice.') ? '' : '…'
  return run.kind === 'answer' || run.kind === 'gap' ? '…' : run.text
}

const wordedIn = ({ parts }: ComposedDocument): readonly Worded[] =>
  parts.flatMap(({ articles }) =>
    articles.flatMap(({ number, clauses }) =>
      clauses.map(({ id, runs }) => ({
        id,
        text: runs.map(wordsOf).join('').trim(),
        numbered: number !== null,
      })),
    ),
  )

/** How a text says what something is called from there on, in either language. */
const naming =
  /(?:hierna (?:samen )?te noemen|aangeduid als|genoemd|hereinafter(?: together)?|ieder afzonderlijk(?: als)?|each (?:of them )?(?:individually|separately)(?: as)?|referred to as|called): ((?:de |een |the |an? )?[\p{L} \d-]+)/giu

/** One word for several who have one each. */
const meaning = /Waar in deze akte (\p{L}+) staat/gu

interface Term {
  readonly term: string
  /** From which clause on it is known, and in which one that is said. */
  readonly from: number
  readonly at: number
  /** By a list of definitions: it holds among the counted articles. */
  readonly listed: boolean
}

const termsIn = (document: ComposedDocument): readonly Term[] => {
  const worded = wordedIn(document)
  const inText = worded.flatMap(({ text }, at) =>
    [...text.matchAll(naming), ...text.matchAll(meaning)].map(([, term = '']) => ({
      term: term.toLowerCase().trim(),
      from: at,
      at,
      listed: false,
    })),
  )
  const inList = document.parts.flatMap(({ articles }) =>
    articles
      .filter(({ id }) => id === 'definitions')
      .flatMap(({ clauses }) => clauses.filter(({ form }) => form === 'item').map(({ id }) => ({ id, clauses })))
      .map(({ id, clauses }) => {
        const at = worded.findIndex((one) => one.id === id)
        const [term = ''] = worded[at]?.text.split(/:| means\b| \(/) ?? []
        // A list of definitions is read as a whole.
        const from = worded.findIndex((one) => one.id === clauses[0]?.id)
        return { term: term.toLowerCase().trim(), from, at, listed: true }
      }),
  )
  return [...inText, ...inList]
}

const templateOf = ({ templates, language }: Product, { name }: SampleDocument) => `${templates} ${language} ${name}`

/** Every term that a template defines for somebody. */
const vocabulary = new Map<string, Set<string>>()
for (const product of productList)
  for (const answers of Object.values(samplesOf(product)))
    for (const one of setOf(product, answers)) {
      const key = templateOf(product, one)
      vocabulary.set(
        key,
        new Set([
          ...(vocabulary.get(key) ?? []),
          ...termsIn(one.document)
            .filter(({ listed }) => !listed)
            .map(({ term }) => term),
        ]),
      )
    }

const patterns = new Map<string, RegExp>()

/** The term as a word of its own; with a clause behind it that says which one is meant, it is any such thing. */
const usesOf = (term: string): RegExp => {
  const known =
    patterns.get(term) ?? new RegExp(`(?<![\\p{L}])${term}(?![\\p{L}]| \\d| (?:die|dat|waar|that|which|who)\\b)`, 'iu')
  patterns.set(term, known)
  return known
}

/** Without what stands before it or bends it. */
const stemOf = (term: string): string => term.replace(/^(?:de|een|the|an?) /, '').replace(/(?:en|s|es|e)$/, '')

/** What is wrong with how a document uses a term, if anything. */
const wrongWith = (term: string, terms: readonly Term[], worded: readonly Worded[]): string | undefined => {
  const defined = terms.find((one) => one.term === term)
  // A word of the deed is not one of the articles in it, where they say themselves what their words mean.
  const isApart = terms.some(({ listed }) => listed)
  const isMeant = ({ numbered }: Worded, at: number): boolean =>
    defined?.listed ? numbered : !isApart || !numbered || (defined !== undefined && at > defined.at)
  const used = worded.findIndex((one, at) => isMeant(one, at) && usesOf(term).test(one.text))
  if (used >= 0 && (defined === undefined || used < defined.from)) return `used before in ${worded[used]?.id}`
  if (defined === undefined) return undefined
  const own = worded[defined.at]?.text.toLowerCase() ?? ''
  const rest = [own.slice(own.lastIndexOf(term) + term.length), ...worded.slice(defined.at + 1).map(({ text }) => text)]
  const before = defined.listed ? worded.slice(defined.from, defined.at).map(({ text }) => text) : []
  const isUsed = [...before, ...rest].some((text) => text.toLowerCase().includes(stemOf(term)))
  return isUsed ? undefined : 'never used after'
}

const holdsForTerms = (product: Product, answers: Answers): void => {
  const wrong = setOf(product, answers).flatMap((one) => {
    const worded = wordedIn(one.document)
    const terms = termsIn(one.document)
    const all = new Set([...(vocabulary.get(templateOf(product, one)) ?? []), ...terms.map(({ term }) => term)])
    return [...all].flatMap((term) => {
      const found = wrongWith(term, terms, worded)
      return found === undefined ? [] : [`${one.key} “${term}”: ${found}`]
    })
  })
  expect(wrong).toEqual([])
}

describe.each(productList.map((product) => [product.name, product] as const))('the documents of %s', (_, product) => {
  test.each(Object.entries(samplesOf(product)))('%s: say what a word stands for before they use it', (_, answers) => {
    holdsForTerms(product, answers)
  })

  test('whatever was answered', () => {
    fc.assert(
      fc.property(answersNear(product), (answers) => holdsForTerms(product, answers)),
      lawfully(40),
    )
  })
})
