import type { Product } from '../blueprint/index.ts'
import {
  type ComposedDocument,
  composeListed,
  type ListedDocument,
  listDocuments,
  notaryPage,
} from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)

export type SampleDocument = ListedDocument & { readonly document: ComposedDocument }

/** Several laws look at the same sets, which are long. */
const made = new WeakMap<Answers, Map<string, readonly SampleDocument[]>>()

/** All documents of a product for these answers, on a day that is always the same. */
export const setOf = (product: Product, answers: Answers): readonly SampleDocument[] => {
  const known = made.get(answers) ?? new Map<string, readonly SampleDocument[]>()
  const documents = known.get(product.name) ?? composeSet(product, answers)
  made.set(answers, known.set(product.name, documents))
  return documents
}

const composeSet = (product: Product, answers: Answers): readonly SampleDocument[] => {
  const counted = relevant(product, answers, context)
  const known = { ...context, language: product.language, templates: templates.get(product.name) ?? {} }
  return listDocuments(product, counted).map((listed) => ({
    ...listed,
    document: composeListed(listed, counted, known),
  }))
}

/** The page for the notary that goes with them. */
export const notaryPageOf = (product: Product, answers: Answers, documents = setOf(product, answers)) => {
  const { deed } = templates.get(product.name)?.nl ?? {}
  if (!deed) throw new Error(`a deed of ${product.name} is Dutch`)
  return notaryPage({
    ...{ set: product.templates, documents, layer: [], language: deed.language, context },
    answers: relevant(product, answers, context),
    words: { question: (path) => path, option: () => null },
  })
}
