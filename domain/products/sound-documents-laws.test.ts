import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import { type Clause, type ComposedDocument, plainText, privateKeys } from '../documents/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { productList } from './products.ts'
import { anyAnswers } from './sample-changes.ts'
import { notaryPageOf, type SampleDocument, setOf } from './sample-sets.ts'
import { samplesOf } from './samples.ts'

/** Every sample as it is, and whatever else somebody could answer. */
const always = (product: Product, law: (answers: Answers) => void, inFull: number): void => {
  for (const answers of Object.values(samplesOf(product))) law(answers)
  fc.assert(fc.property(anyAnswers, law), lawfully(inFull))
}

const clausesIn = ({ parts }: ComposedDocument) =>
  parts.flatMap(({ articles }) => articles.flatMap((article) => article.clauses.map((clause) => ({ article, clause }))))

/** Whose document it is, by its title. */
const namedIn = ({ title }: ComposedDocument): string =>
  title.flatMap((run) => (run.kind === 'computed' || run.kind === 'answer' ? [run.text] : [])).join('')

const textOf = ({ runs }: Clause): string => runs.map(({ text }) => text).join('')

/** What we wrote ourselves, heading by heading and clause by clause: what somebody typed is theirs. */
const ownWords = (document: ComposedDocument): readonly { readonly id: string; readonly text: string }[] =>
  [
    { id: 'title', label: null, runs: document.title },
    ...document.parts.flatMap(({ id, title, articles }) => [
      { id, label: null, runs: title },
      ...articles.flatMap((article) => [{ id: article.id, label: null, runs: article.title }, ...article.clauses]),
    ]),
  ].map(({ id, label, runs }) => ({
    id,
    text: [label ?? '', ...runs.map((run) => (run.kind === 'answer' ? '…' : run.text))].join(''),
  }))

const told = (listed: SampleDocument, id: string, text: string) => `${listed.key} ${id}: ${text}`

const verbs =
  'is|zijn|wordt|worden|heeft|hebben|had|hadden|was|waren|werd|werden|krijgt|krijgen|gaat|gaan|werkt|blijft|houdt|neemt|zal|zullen'
const englishVerbs = 'is|are|was|were|has|have|had|becomes?|became|will|shall|takes?|holds?'
const prepositions = 'tot|op|vanaf|van|door|aan'

/** Two facts of which a document must know which one it is. */
const alternatives = new RegExp(
  [
    `\\b(?:${verbs}) of (?:${verbs})\\b`,
    `\\b(?:${prepositions}) of (?:${prepositions}|${verbs})\\b`,
    `\\b(?:${englishVerbs}) or (?:${englishVerbs})\\b`,
    '\\p{L} ?/ ?\\p{L}',
  ].join('|'),
  'iu',
)

/** A place to fill in that is only drawn: nobody could tell the notary about it. */
const drawnBlank = /\[|\]|_{2,}|\.{3}|\bX{2,}\b|\bP\.?M\.?\b|\bn\.?t\.?b\b|\?\?/

/** A reference that is written out, and not worked out: to a law, which it names. */
const writtenReference = /(?<![\p{L}])(?:artikel|artikelen|article|articles) \d+[a-z]?(?![\d:])(.{0,60})/giu
const namesItsLaw = /^[^;]*?\b(?:van (?:de (?:Wet|Algemene wet)|het |Boek |die wet)|of the Dutch)/

/** In full in a deed; B.V. and the names of laws are no abbreviations of ours. */
const abbreviations =
  /(?:^|[\s(“])(?:mr\.|mrs\.|dhr\.|mevr\.|mw\.|jl\.|d\.d\.|dd\.|i\.v\.m\.|c\.q\.|cq|resp\.|e\.d\.|etc\.|o\.a\.|m\.b\.t\.|d\.m\.v\.|t\.a\.v\.|a\.u\.b\.|incl\.|excl\.|nl\.|bijv\.|m\.i\.v\.|t\/m|i\.o\.|art\.|nr\.|ca\.|evt\.|t\.b\.v\.|t\.o\.v\.|o\.g\.v\.|z\.s\.m\.|m\.a\.w\.|p\.p\.|blz\.|approx\.|e\.g\.|i\.e\.)(?=[\s,;:)]|$)/i

describe.each(productList.map((product) => [product.name, product] as const))('the documents of %s', (_, product) => {
  test('refer to what is there, by the number that it has', () => {
    always(
      product,
      (answers) => {
        for (const listed of setOf(product, answers)) {
          const { document } = listed
          const numbers = new Map<string, number>()
          const paragraphs = new Map<string, string>()
          for (const { article, clause } of clausesIn(document)) {
            if (article.number === null) continue
            numbers.set(article.id, article.number)
            paragraphs.set(clause.id.split('@')[0] ?? '', (clause.mark ?? '').replace('.', ''))
          }
          for (const { clause } of clausesIn(document)) {
            for (const run of clause.runs) {
              if (run.kind !== 'text' || run.to === undefined) continue
              const [article = '', paragraph] = run.to.split('.')
              expect(numbers.has(article), told(listed, clause.id, run.to)).toBe(true)
              // In a row of references only the first names the article.
              if (/[a-z]/.test(run.text)) expect(run.text).toMatch(new RegExp(`\\b${numbers.get(article)}\\b`))
              if (paragraph === undefined) continue
              const mark = paragraphs.get(run.to)
              expect(mark, told(listed, clause.id, run.to)).toBeDefined()
              // An article of one paragraph does not count it.
              if (mark) expect(run.text, told(listed, clause.id, run.to)).toMatch(new RegExp(`\\b${mark}$`))
            }
          }
        }
      },
      20,
    )
  })

  test('refer to nothing else by a number of ours', () => {
    always(
      product,
      (answers) => {
        const documents = setOf(product, answers)
        const numbered = documents
          .filter(({ name }) => name === 'deed')
          .flatMap(({ document }) => document.parts.flatMap(({ articles }) => articles.map(({ number }) => number)))
        for (const listed of documents)
          for (const { clause } of clausesIn(listed.document)) {
            const fixed = clause.runs
              .map((run) => (run.kind === 'text' && run.to === undefined ? run.text : '…'))
              .join('')
            for (const [reference, rest = ''] of fixed.matchAll(writtenReference)) {
              const [, ofDeed] = /^\D+(\d+) van de statuten/.exec(reference) ?? []
              if (ofDeed === undefined) expect(rest, told(listed, clause.id, reference)).toMatch(namesItsLaw)
              else expect(numbered, told(listed, clause.id, reference)).toContain(Number(ofDeed))
            }
          }
      },
      20,
    )
  })

  test('draw no places to fill in', () => {
    always(
      product,
      (answers) => {
        for (const listed of setOf(product, answers))
          for (const { clause } of clausesIn(listed.document))
            for (const run of clause.runs)
              if (run.kind === 'text' && run.blank === undefined)
                expect(told(listed, clause.id, run.text)).not.toMatch(drawnBlank)
      },
      20,
    )
  })

  test('leave no choice between two facts open', () => {
    always(
      product,
      (answers) => {
        for (const listed of setOf(product, answers))
          for (const { id, text } of ownWords(listed.document)) expect(told(listed, id, text)).not.toMatch(alternatives)
      },
      20,
    )
  })

  test('shorten no words', () => {
    always(
      product,
      (answers) => {
        for (const listed of setOf(product, answers))
          for (const { id, text } of ownWords(listed.document))
            expect(told(listed, id, text)).not.toMatch(abbreviations)
      },
      20,
    )
  })

  test('define a term in one place, and use it after that', () => {
    always(
      product,
      (answers) => {
        for (const listed of setOf(product, answers)) {
          const { document } = listed
          const defined = clausesIn(document).filter(
            ({ article, clause }) => article.id === 'definitions' && clause.form === 'item',
          )
          const terms = defined.map(
            ({ clause }) =>
              textOf(clause)
                .split(/:| means\b| \(/)[0]
                ?.trim() ?? '',
          )
          expect(new Set(terms).size, listed.key).toBe(terms.length)
          for (const [place, term] of terms.entries()) {
            const own = defined[place]?.clause
            const others = clausesIn(document).filter(({ clause }) => clause !== own)
            const stem = term.replace(/(?:en|s|es|e)$/, '').toLowerCase()
            const used = others.some(({ clause }) => textOf(clause).toLowerCase().includes(stem))
            expect(used, told(listed, own?.id ?? '', term)).toBe(true)
          }
        }
      },
      20,
    )
  })

  test('have every open place on the page for the notary, and nothing on it is private', () => {
    const secrets = { bsn: '999999990', document_number: 'GEHEIM007', place_of_issue: 'Verzwegendam' }
    always(
      product,
      (given) => {
        const answers: Answers = {
          ...given,
          ...Object.fromEntries(shareholderKeys.map((key) => [key, { ...given[key], ...secrets }])),
        }
        const documents = setOf(product, answers)
        const page = notaryPageOf(product, answers, documents)
        const text = plainText(page)
        for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
        for (const key of privateKeys) expect(text).not.toMatch(new RegExp(`(?:main|p\\d)\\.${key}:`))
        const lines = page.parts.flatMap(({ articles }) =>
          articles
            .filter(({ id }) => ['open', 'others', 'choices'].includes(id))
            .flatMap(({ clauses }) => clauses.map(({ label }) => label)),
        )
        const names = new Set(
          documents.flatMap(({ document }) =>
            clausesIn(document).flatMap(({ clause }) =>
              clause.runs.flatMap((run) => (run.kind === 'blank' ? [run.name] : [])),
            ),
          ),
        )
        expect(lines.filter((label) => label !== null)).toHaveLength(names.size)
      },
      20,
    )
  })

  test('bear the name of the company of their deed', () => {
    always(
      product,
      (answers) => {
        const documents = setOf(product, answers)
        for (const { key, name, document } of documents) {
          const deed = documents.find((one) => one.key === key.replace(name, 'deed'))
          const [own, wanted] = [namedIn(document), deed ? namedIn(deed.document) : '']
          if (own !== '' && wanted !== '') expect(own, key).toBe(wanted)
        }
      },
      20,
    )
  })
})
