import { describe, expect, test } from 'vitest'
import type { Product } from '../blueprint/index.ts'
import {
  blanksContext,
  blanksIn,
  composeListed,
  listDocuments,
  openBlanks,
  plainText,
  withLayer,
} from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { samplesOf, templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)

const documentsOf = (product: Product, answers: Answers, known: ReturnType<typeof blanksContext> = {}) => {
  const counted = relevant(product, answers, context)
  return listDocuments(product, counted).map((listed) => ({
    key: listed.key,
    document: composeListed(listed, counted, {
      ...context,
      ...known,
      language: product.language,
      templates: templates.get(product.name) ?? {},
    }),
  }))
}

/** What the notary fills in, with the clauses it stands in, whoever's turn it is and of whichever document of its sort. */
const meanings = (product: Product): readonly string[] => {
  const found = new Map<string, Set<string>>()
  for (const answers of Object.values(samplesOf(product))) {
    for (const { name, places } of blanksIn(documentsOf(product, answers))) {
      const known = found.get(name) ?? new Set()
      // A translation has the places of its deed once more.
      for (const { document, clause } of places.filter((place) => !place.document.startsWith('translation')))
        known.add(`${document.replace(/_p\d$/, '')}:${clause?.replace(/@.*$/, '')}`)
      found.set(name, known)
    }
  }
  return [...found].sort().flatMap(([name, places]) => [name, ...[...places].sort().map((place) => `  ${place}`)])
}

const filled = {
  deed_day: '2026-12-17',
  notary_name: 'Anneke Jantina Terpstra',
  notary_city: 'Leeuwarden',
  clerk: 'Jelle Hoekstra',
}

describe.each(productList.map((product) => [product.name, product] as const))('%s', (name, product) => {
  // One name stands for one meaning: whoever fills it in once fills in the same thing everywhere it stands.
  test('every place for the notary has a name with one meaning', async () => {
    await expect(`${meanings(product).join('\n')}\n`).toMatchFileSnapshot(`../documents/golden/${name}/blanks.txt`)
  })

  test.each(Object.entries(samplesOf(product)))('%s: everything filled in leaves nothing open', (_, answers) => {
    const open = blanksIn(documentsOf(product, answers)).filter((blank) => blank.open)
    const blanks = Object.fromEntries(open.map(({ name: one, options }) => [one, options?.[0]?.option ?? `«${one}»`]))
    const all = { ...blanks, ...filled }
    expect(openBlanks(documentsOf(product, answers), all)).toEqual([])
    const { documents, orphans } = withLayer(documentsOf(product, answers, blanksContext(all)), {
      blanks: all,
      layer: [],
    })
    expect(orphans).toEqual([])
    expect(openBlanks(documents)).toEqual([])
    // Who named a notary of their own has a deed without those places, until the office says otherwise.
    const names = blanksIn(documents).map((one) => one.name)
    expect(names).toEqual(expect.arrayContaining(blanksIn(documentsOf(product, answers)).map((one) => one.name)))
    const deed = plainText(documents[0]?.document ?? expect.fail('a deed'))
    expect(deed).toContain('zeventien december tweeduizend zesentwintig')
    expect(deed).not.toMatch(/\[/)
  })
})
