import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { type ComposedDocument, type Composer, composeListed, listDocuments, makeComposer } from '../documents/index.ts'
import { relevant, startAnswers } from '../flow/index.ts'
import type { Answers } from '../questions/index.ts'
import type { Locale } from '../values/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { changed, sampleChange } from './sample-changes.ts'
import { samplesOf, templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)

describe.each(productList.map((product) => [product.name, product] as const))('%s', (_, product) => {
  const given = { ...context, language: product.language, templates: templates.get(product.name) ?? {} }

  test('made again after each change, a document is what it would be if it were made at once', () => {
    const founders = fc.constantFrom<Answers>(...Object.values(samplesOf(product)), startAnswers(product))
    fc.assert(
      fc.property(founders, fc.array(sampleChange, { minLength: 1, maxLength: 12 }), (base, changes) => {
        const composers = new Map<string, Composer>()
        for (const count of [0, ...changes.keys()]) {
          const counted = relevant(product, changed(base, changes.slice(0, count)), context)
          for (const listed of listDocuments(product, counted)) {
            const composerIn = (locale: Locale): Composer => {
              const name = `${listed.key} ${locale}`
              const composer = composers.get(name) ?? makeComposer()
              composers.set(name, composer)
              return composer
            }
            const again = composeListed(listed, counted, given, composerIn)
            expect(again).toEqual(composeListed(listed, counted, given))
          }
        }
      }),
      lawfully(15),
    )
  })

  test('what a change does not touch stays the very same', () => {
    const composers = { nl: makeComposer(), en: makeComposer() }
    const [base] = Object.values(samplesOf(product))
    const named = (name: string): ComposedDocument['parts'] => {
      const answers: Answers = { ...startAnswers(product), ...base, main: { ...base?.main, company_name: name } }
      const listed = { name: 'deed', subject: { kind: 'company' } } as const
      const counted = relevant(product, answers, context)
      return composeListed(listed, counted, given, (locale) => composers[locale]).parts
    }
    const [before, after] = [named('Terp Eén'), named('Terp Twee')]
    const [old, fresh] = [before.flatMap(({ articles }) => articles), after.flatMap(({ articles }) => articles)]
    const moved = fresh.filter((article, place) => article !== old[place])
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.length).toBeLessThan(fresh.length / 2)
    // A part is another one just when something in it is.
    for (const [place, part] of after.entries()) {
      expect(part === before[place]).toBe(!part.articles.some((article) => moved.includes(article)))
    }
  })
})
