import { standardFlags } from '#domain/blueprint/index.ts'
import {
  type ComposedDocument,
  composeListed,
  type Heading,
  languagesOf,
  listDocuments,
  loadTemplates,
  plainText,
} from '#domain/documents/index.ts'
import { relevant, startAnswers } from '#domain/flow/index.ts'
import { type FlowName, productOf } from '#domain/products/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '#domain/questions/index.ts'
import { dutchDate } from '#domain/values/index.ts'
import { completeAnswers } from './answers.ts'

type Given = { readonly main?: MainAnswers; readonly p1?: ShareholderAnswers }

/** All documents of a flow as its founders would see them; `empty` before anything was answered. */
export async function sampleDocuments(
  flow: FlowName,
  given: Given = {},
  empty = false,
): Promise<readonly (ComposedDocument & { readonly key: string })[]> {
  const product = productOf(flow)
  const today = dutchDate(15, 11, 2026)
  if (product === null || today === undefined) throw new Error(`There are no documents for ${flow}.`)
  const start = startAnswers(product)
  const full = empty ? start : ({ ...start, ...completeAnswers } as Answers)
  const answers: Answers = {
    ...full,
    main: { ...full.main, ...given.main },
    p1: { ...full.p1, ...given.p1 },
  }
  const known = relevant(product, answers, {
    today,
    flags: standardFlags,
    unservedCountries: [],
    predefined_notary: false,
  })
  const templates = Object.fromEntries(
    await Promise.all(
      languagesOf({ name: 'deed' }, product.language).map(
        async (locale) => [locale, await loadTemplates(product.templates, locale)] as const,
      ),
    ),
  )
  return listDocuments(product, known).map((listed) => ({
    ...composeListed(listed, known, { language: product.language, templates, today }),
    key: listed.key,
  }))
}

/** The document that everything is about. */
export async function sampleDeed(flow: FlowName, given?: Given, empty?: boolean): Promise<ComposedDocument> {
  const [deed] = await sampleDocuments(flow, given, empty)
  if (!deed) throw new Error(`There is no deed for ${flow}.`)
  return deed
}

const alone = <Piece extends Heading>({ besideTitle: _beside, ...piece }: Piece) => piece

/** What stands on the paper: a translation that is read beside it is another paper. */
export const paperText = (document: ComposedDocument): string =>
  plainText({
    ...alone(document),
    parts: document.parts.map((part) => ({
      ...alone(part),
      articles: part.articles.map((article) => ({
        ...alone(article),
        clauses: article.clauses.map(({ beside: _beside, ...clause }) => clause),
      })),
    })),
  })
