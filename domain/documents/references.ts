import type { Run } from './model.ts'
import type { Language } from './template.ts'

/** Where an article or a paragraph of it came to stand. */
export type ArticlePlace = { readonly number: number; readonly paragraph: string | null }

/** By the id of the article, or of the article and the clause. */
export type ArticlePlaces = ReadonlyMap<string, ArticlePlace>

type ReferenceRun = Extract<Run, { kind: 'text' }> & { readonly to: string }

const isReference = (run: Run | undefined): run is ReferenceRun => run?.kind === 'text' && run.to !== undefined

/** What stands between two references that belong together. */
const between = /^(?:, | en | of |, en | and | or |, and |, or )$/

const joins = (run: Run | undefined): boolean => run?.kind === 'text' && run.to === undefined && between.test(run.text)

/** Paragraphs of one article, or whole articles. */
const isAlike = (first: ArticlePlace, next: ArticlePlace | undefined): boolean =>
  next !== undefined && (first.paragraph ? next.number === first.number && next.paragraph !== null : !next.paragraph)

/** Where a row that begins here ends: behind the last reference of its kind. */
const endOfRow = (
  runs: readonly Run[],
  at: number,
  placeOf: (run: Run | undefined) => ArticlePlace | undefined,
): number => {
  const first = placeOf(runs[at])
  let end = at
  while (first && joins(runs[end + 1]) && isAlike(first, placeOf(runs[end + 2]))) end += 2
  // "18 leden 2, 3 en artikel 16" is no row: it ends in its own "en".
  while (end > at && runs[end - 1]?.text === ', ') end -= 2
  return end
}

/**
 * References say where things stand. In a row what they have in common is written once: artikel 18 leden 2, 3 en 4, de
 * artikelen 8 en 15. Each of them stays a reference of its own.
 */
export const withReferences = (
  runs: readonly Run[],
  places: ArticlePlaces,
  reference: Language['reference'],
): readonly Run[] => {
  const placeOf = (run: Run | undefined) => (isReference(run) ? places.get(run.to) : undefined)
  const texts = new Map<number, string>()
  for (let at = 0; at < runs.length; at += 1) {
    const place = placeOf(runs[at])
    if (!place) continue
    const end = endOfRow(runs, at, placeOf)
    texts.set(at, reference(place.number, place.paragraph, end > at))
    for (let next = at + 2; next <= end; next += 2) {
      const { number, paragraph } = placeOf(runs[next]) ?? place
      texts.set(next, paragraph ?? String(number))
    }
    at = end
  }
  const changed = [...texts].some(([at, text]) => runs[at]?.text !== text)
  return changed ? runs.map((run, at) => ({ ...run, text: texts.get(at) ?? run.text })) : runs
}
