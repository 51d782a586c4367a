import { paragraphNumber } from './marks.ts'
import type { Article, Clause, ComposedDocument, Run } from './model.ts'

const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** What a document is called in a row of places: "Akte van oprichting", without whose it is. */
const shortTitle = ({ title }: ComposedDocument): string => {
  const fixed = title.findIndex(({ kind }) => kind !== 'text')
  const words = wordsOf(fixed < 0 ? title : title.slice(0, fixed))
  return words.replace(/\s+(?:van|voor|door|in|of|for|by)?\s*$/, '') || wordsOf(title)
}

export type NotaryPlace = { readonly document: string; readonly clause: string | null }

type Keyed = { readonly key: string; readonly document: ComposedDocument }

/** A document as one speaks of it; by its whole title where two would be called the same. */
export const titleIn = (documents: readonly Keyed[], key: string): string => {
  const own = documents.find((one) => one.key === key)?.document
  if (!own) return key
  const short = shortTitle(own)
  const alike = documents.filter(({ document }) => shortTitle(document) === short)
  return alike.length > 1 ? wordsOf(own.title) : short
}

const inArticle = ({ number, clauses }: Article, clause: Clause): string => {
  const at = clauses.indexOf(clause)
  const paragraph = clauses.slice(0, at + 1).findLast(({ form }) => form === 'paragraph')
  const counted = paragraph ? paragraphNumber(paragraph.form, paragraph.mark) : null
  const item = clause.form === 'item' && clause.mark ? ` onder ${clause.mark.replace(/\.$/, '')}` : ''
  return `artikel ${number}${counted ? ` lid ${counted}` : ''}${item}`
}

/** Where a clause stands, as a notary says it; a title where it stands in none. */
const placeIn = (document: ComposedDocument, id: string | null): string => {
  if (id === null) return 'titel'
  for (const part of document.parts) {
    for (const article of part.articles) {
      const clause = article.clauses.find((one) => one.id === id)
      if (!clause) continue
      if (article.number !== null) return inArticle(article, clause)
      const heading = wordsOf(article.title) || wordsOf(part.title)
      return heading === '' ? 'aanhef' : `“${heading}”`
    }
  }
  return 'titel'
}

const articleOnly = (place: string): string => place.replace(/^(artikel \d+) .*$/, '$1')

/** One article is named once where several of its paragraphs are meant. */
const withoutRows = (places: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const place of places) counts.set(articleOnly(place), (counts.get(articleOnly(place)) ?? 0) + 1)
  return [...new Set(places.map((place) => ((counts.get(articleOnly(place)) ?? 0) > 1 ? articleOnly(place) : place)))]
}

/**
 * Places by document: "Akte van oprichting: artikel 3 lid 1, artikel 5; Volmacht: “Volmacht”". Papers of the same sort that
 * have it in the same places are told once.
 */
export const placesText = (documents: readonly Keyed[], places: readonly NotaryPlace[], coarse = false): string => {
  const found = documents.flatMap(({ key, document }) => {
    const own = places.filter((one) => one.document === key).map((one) => placeIn(document, one.clause))
    if (own.length === 0) return []
    const named = [...new Set(own)]
    return [{ key, sort: shortTitle(document), text: (coarse ? withoutRows(named) : named).join(', ') }]
  })
  const told = new Set<string>()
  return found
    .flatMap(({ key, sort, text }) => {
      const alike = found.filter((one) => one.sort === sort && one.text === text)
      const all = documents.filter(({ document }) => shortTitle(document) === sort)
      if (alike.length < all.length || all.length === 1) return [`${titleIn(documents, key)}: ${text}`]
      if (told.has(sort)) return []
      told.add(sort)
      return [`${sort} (alle ${all.length}): ${text}`]
    })
    .join('; ')
}
