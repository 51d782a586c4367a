import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import { holds } from '../conditions/index.ts'
import {
  type ComposedDocument,
  composeListed,
  documentChangesBetween,
  type FieldPath,
  firstSaying,
  gapsIn,
  listDocuments,
  plainText,
  privateKeys,
  type Run,
  touchedBy,
  translationIn,
} from '../documents/index.ts'
import { factsFor, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import { blockers, complete, relevant } from '../flow/index.ts'
import { type Answers, fieldOf } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { anyAnswers, changeableFields, changed } from './sample-changes.ts'
import { samplesOf, templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)

const composeAll = (product: Product, answers: Answers) => {
  const counted = relevant(product, answers, context)
  return listDocuments(product, counted).map((listed) => ({
    listed,
    document: composeListed(listed, counted, {
      ...context,
      language: product.language,
      templates: templates.get(product.name) ?? {},
    }),
  }))
}

const clausesOf = (document: ComposedDocument) =>
  document.parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))

const runsOf = (document: ComposedDocument): readonly Run[] => [
  ...document.title,
  ...(document.besideTitle ?? []),
  ...document.parts.flatMap((part) => [
    ...part.title,
    ...part.articles.flatMap((article) => [
      ...article.title,
      ...article.clauses.flatMap((clause) => [...clause.runs, ...(clause.beside?.runs ?? [])]),
    ]),
  ]),
]

const pathsOf = (document: ComposedDocument): readonly FieldPath[] => [
  ...runsOf(document).flatMap((run) => {
    if (run.kind === 'answer' || run.kind === 'gap') return [run.field]
    return run.fields ?? []
  }),
  ...document.parts.flatMap((part) => [
    ...part.because,
    ...part.articles.flatMap((article) => [...article.because, ...article.clauses.flatMap(({ because }) => because)]),
  ]),
]

/** Everything answered, and then a few choices made differently. */
const nearlyComplete = (product: Product) =>
  fc
    .tuple(
      fc.constantFrom<Answers>(...Object.values(samplesOf(product))),
      fc.array(
        fc
          .constantFrom(
            ...changeableFields.filter(
              (field) => field.asked !== false && ['choice', 'yes_no', 'rich_text'].includes(field.kind),
            ),
          )
          .chain((field) =>
            fc.record({
              field: fc.constant(field),
              at: fc.constantFrom(...shareholderKeys),
              value: fc.constantFrom<unknown>(
                ...(field.options ?? [true, false, '**************', '- a\n- b\n- cdefgh']),
              ),
            }),
          ),
        { maxLength: 4 },
      ),
    )
    .map(([base, changes]) => changed(base, changes))

const keysAsked = (product: Product): ReadonlySet<string> => {
  const flat = (rows: readonly unknown[] = []): readonly string[] =>
    rows.flatMap((row) =>
      typeof row === 'string'
        ? [row]
        : Array.isArray(row)
          ? (row as string[])
          : flat((row as { fields: string[] }).fields),
    )
  return new Set(
    product.steps.flatMap(({ sections }) =>
      sections.flatMap(({ company, person, each }) => [
        ...flat(company).map((key) => `main.${key}`),
        ...[...flat(person), ...flat(each)].map((key) => `shareholder.${key}`),
      ]),
    ),
  )
}

describe.each(productList.map((product) => [product.name, product] as const))(
  '%s: whatever was answered',
  (_, product) => {
    const keys = keysAsked(product)

    test('every document can be made, and reads like one', () => {
      fc.assert(
        fc.property(anyAnswers, (answers) => {
          for (const { document } of composeAll(product, answers)) {
            const text = plainText(document)
            expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
            for (const run of runsOf(document)) if (run.kind === 'text') expect(run.text).not.toMatch(/[{}]/)
            expect(text.replace(/^ +/gm, '')).not.toMatch(/ {2}| [.,;]|B\.V\.\./)
            expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
            for (const part of document.parts) {
              expect(part.articles.length).toBeGreaterThan(0)
              for (const article of part.articles) expect(article.clauses.length).toBeGreaterThan(0)
            }
            const clauses = clausesOf(document)
            for (const clause of clauses) expect(clause.runs.map((run) => run.text).join('')).not.toBe('')
            expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
            const numbers = document.parts.flatMap(({ articles }) => articles.flatMap(({ number }) => number ?? []))
            expect(numbers).toEqual(numbers.map((_, index) => index + 1))
          }
        }),
        lawfully(40),
      )
    })

    test('a gap leads to a question that is asked now', () => {
      fc.assert(
        fc.property(anyAnswers, (answers) => {
          const counted = relevant(product, answers, context)
          for (const { document } of composeAll(product, answers)) {
            for (const path of gapsIn(document)) {
              const [place, key = ''] = path.split('.')
              const scope = place === 'main' ? 'main' : 'shareholder'
              expect([path, keys.has(`${scope}.${key}`)]).toEqual([path, true])
              const field = fieldOf(scope, key)
              const facts = scope === 'main' ? factsFor(counted) : factsFor(counted, place as ShareholderKey)
              expect([path, field?.visible === undefined || holds(field.visible, facts)]).toEqual([path, true])
            }
          }
        }),
        lawfully(40),
      )
    })

    test('when nothing is missing, nothing is a gap', () => {
      fc.assert(
        fc.property(nearlyComplete(product), (answers) => {
          fc.pre(complete(product, answers, context).length === 0)
          fc.pre(blockers(product, answers, context).every(({ stops }) => !stops))
          for (const { document } of composeAll(product, answers)) expect(gapsIn(document)).toEqual([])
        }),
        lawfully(30),
      )
    })

    test('what is private stays out of what anyone may read', () => {
      const secrets = { bsn: '999999990', document_number: 'GEHEIM007', place_of_issue: 'Verzwegendam' }
      fc.assert(
        fc.property(anyAnswers, (answers) => {
          const withSecrets: Answers = {
            ...answers,
            ...Object.fromEntries(shareholderKeys.map((key) => [key, { ...answers[key], ...secrets }])),
          }
          const open = composeAll(product, withSecrets).filter(({ listed }) =>
            ['deed', 'poa', 'company_power', 'ratification'].includes(listed.name),
          )
          for (const { document } of open) {
            expect(pathsOf(document).filter((path) => privateKeys.has(path.slice(path.indexOf('.') + 1)))).toEqual([])
            for (const secret of Object.values(secrets)) expect(plainText(document)).not.toContain(secret)
          }
        }),
        lawfully(40),
      )
    })

    test('a translation says what stands beside the deed, and there is one for each where the language asks it', () => {
      fc.assert(
        fc.property(anyAnswers, (answers) => {
          const all = composeAll(product, answers)
          const named = (name: string) => all.filter(({ listed }) => listed.name === name)
          const beside = named('deed').flatMap(({ document }) => translationIn(document) ?? [])
          expect(named('translation').map(({ document }) => document)).toEqual(beside)
          expect(beside).toHaveLength(product.language === 'nl' ? 0 : named('deed').length)
        }),
        lawfully(100),
      )
    })

    const { nl, en } = templates.get(product.name) ?? {}
    const isDeed = ({ name }: { readonly name: string }) => name === 'deed' || name === 'translation'

    test('Dutch and English have the same articles, clauses and numbers', () => {
      // What is made in Dutch only has nothing to differ from.
      if (!nl || !en) return
      const bones = (document: ComposedDocument) =>
        document.parts.map(({ id, articles }) => [
          id,
          articles.map((article) => [
            article.id,
            article.number,
            article.clauses.map(({ id, form, mark }) => [id, form, mark]),
          ]),
        ])
      fc.assert(
        fc.property(anyAnswers, (answers) => {
          const counted = relevant(product, answers, context)
          for (const listed of listDocuments(product, counted)) {
            const [dutch, english] = (['nl', 'en'] as const).map((locale) =>
              composeListed(listed, counted, {
                ...context,
                language: locale,
                templates: Object.fromEntries((['nl', 'en'] as const).map((one) => [one, locale === 'nl' ? nl : en])),
              }),
            )
            // A deed in an English flow also has the clause about its translation.
            if (dutch && english && !isDeed(listed)) expect(bones(english)).toEqual(bones(dutch))
            if (english && listed.name === 'deed') {
              for (const clause of clausesOf(english)) expect(clause.beside?.runs.length).toBeGreaterThan(0)
            }
          }
        }),
        lawfully(20),
      )
    })

    test('an answer is found where it stands, and a change shows only there', () => {
      fc.assert(
        fc.property(anyAnswers, anyAnswers, (before, after) => {
          const [old] = composeAll(product, before)
          const [now] = composeAll(product, after)
          if (!old || !now) return
          expect(documentChangesBetween(old.document, old.document)).toEqual({ changed: [], added: [], removed: [] })
          const { changed, added, removed } = documentChangesBetween(old.document, now.document)
          const ids = (document: ComposedDocument) => clausesOf(document).map(({ id }) => id)
          expect([...ids(old.document).filter((id) => !removed.includes(id)), ...added].sort()).toEqual(
            ids(now.document).sort(),
          )
          expect(changed.every((id) => ids(now.document).includes(id))).toBe(true)
          for (const clause of clausesOf(now.document)) {
            for (const run of clause.runs) {
              if (run.kind !== 'answer') continue
              const { clauses } = touchedBy(now.document, run.field)
              expect(clauses).toContain(clause.id)
              expect(clauses).toContain(firstSaying(now.document, run.field))
            }
          }
        }),
        lawfully(20),
      )
    })
  },
)

/** What no document prints, and why. */
const absentOnPurpose: Readonly<Record<string, string>> = {
  active: 'kept by the engine',
  extra_shareholders: 'whether there is a fourth, who is printed',
  party: 'follows from who someone is in the flow, and is printed as their title',
  substep: 'kept by the engine',
  is_natural_person: 'says the same as type',
  is_existing_company: 'says the same as type',
  is_new_company: 'says the same as type',
  name_as_on_document: 'a confirmation about the name that is printed',
  incorporated_in_netherlands: 'a company from elsewhere cannot take part',
  company_country: 'always the Netherlands, for the same reason',
  ubo_kvk_registered_check: 'a promise to us, not a statement to the notary',
  distribution_of_shares: 'how the numbers that are printed were arrived at',
  upsell_package: 'what was bought stands on the order',
  upsell_package_type_id: 'what was bought stands on the order',
  upsell_package_type_product_ids: 'what was bought stands on the order',
  lead_approval: 'a wish for offers of others',
  notary_id: 'the office it stands for is printed by name',
  notary_option: 'how the notary who is printed was found',
  holding_as_company: 'what the holding has instead is printed',
  holding_structure: 'the holding that is made along is printed itself',
}

test('every answer that counts stands in some document, or is left out on purpose', () => {
  const seen = new Set<string>()
  const counting = new Set<string>()
  for (const product of productList) {
    for (const answers of Object.values(samplesOf(product))) {
      const promised: Answers = { ...answers, main: { ...answers.main, criminal_record_status: true } }
      const asides: Answers = {
        ...promised,
        main: { ...promised.main, bankruptcy: true, bankruptcy_persons: ['p1'], bankruptcy_settled: true },
        p1: { ...promised.p1, dutch_proficient: false },
      }
      for (const one of [promised, asides]) {
        const counted = relevant(product, one, context)
        for (const row of Object.values(counted)) for (const key of Object.keys(row)) counting.add(key)
        for (const { document } of composeAll(product, one))
          for (const path of pathsOf(document)) seen.add(path.slice(path.indexOf('.') + 1))
      }
    }
  }
  const unseen = [...counting].filter((key) => !seen.has(key)).sort()
  expect(unseen.filter((key) => !(key in absentOnPurpose))).toEqual([])
  expect(Object.keys(absentOnPurpose).filter((key) => seen.has(key))).toEqual([])
})
