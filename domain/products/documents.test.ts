import { describe, expect, test } from 'vitest'
import type { Product } from '../blueprint/index.ts'
import { composeListed, gapsIn, listDocuments, plainText } from '../documents/index.ts'
import { blockers, complete, relevant, startAnswers } from '../flow/index.ts'
import { type Answers, restore } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { samplesOf, templatesOf } from './samples.ts'

const context = { today: day('15-11-2026'), sender: { name: 'Oprecht', email: 'hallo@oprecht.example' } }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)
const countries = {
  nl: {
    NL: { name: 'Nederland', nationality: 'Nederlandse' },
    PT: { name: 'Portugal', nationality: 'Portugese' },
  },
  en: {
    NL: { name: 'Netherlands', nationality: 'Dutch' },
    PT: { name: 'Portugal', nationality: 'Portuguese' },
  },
}

const documentsOf = (product: Product, answers: Answers) => {
  const relevantAnswers = relevant(product, answers, context)
  return listDocuments(product, relevantAnswers).map((listed) => ({
    listed,
    document: composeListed(listed, relevantAnswers, {
      ...context,
      language: product.language,
      templates: templates.get(product.name) ?? {},
      countries,
    }),
  }))
}

/** Nobody pays without promising it. */
const promised = (answers: Answers): Answers => ({
  ...answers,
  main: { ...answers.main, criminal_record_status: true },
})

describe.each(productList.map((product) => [product.name, product] as const))('%s', (name, product) => {
  test.each(Object.entries(samplesOf(product)))('%s: everything has been answered', (_, answers) => {
    expect(complete(product, restore(answers), context)).toEqual([])
    expect(blockers(product, answers, context).filter(({ stops }) => stops)).toEqual([])
    for (const { document } of documentsOf(product, answers)) expect(gapsIn(document)).toEqual([])
  })

  test.each(Object.entries(samplesOf(product)))('%s: every document reads as it did', async (sort, answers) => {
    for (const { listed, document } of documentsOf(product, promised(answers))) {
      await expect(plainText(document)).toMatchFileSnapshot(
        `../documents/golden/${name}/${sort}/${listed.index}-${listed.key}.txt`,
      )
    }
  })

  test('nothing answered yet', async () => {
    const [deed] = documentsOf(product, startAnswers(product))
    if (!deed) throw new Error('a product has a deed')
    await expect(plainText(deed.document)).toMatchFileSnapshot(`../documents/golden/${name}/empty/0-deed.txt`)
  })
})
