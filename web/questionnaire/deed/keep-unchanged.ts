import type { Article, Clause, ComposedDocument, Part, Run, Saying } from '#domain/documents/index.ts'
import { isSame } from '../store/same.ts'

type Runs = readonly Run[]

const sameList = <Item>(
  one: readonly Item[] | undefined,
  other: readonly Item[] | undefined,
  same: (one: Item, other: Item) => boolean,
): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((item, index) => same(item, other[index] as Item)))

const sameRuns = (one: Runs | undefined, other: Runs | undefined): boolean =>
  sameList(one, other, (run, was) => run === was || (run.text === was.text && isSame(run, was)))

const sameSaying = (one: Saying | undefined, other: Saying | undefined): boolean =>
  one === other || (one?.label === other?.label && sameRuns(one?.runs, other?.runs))

const sameClause = (one: Clause, other: Clause): boolean =>
  one.id === other.id &&
  one.mark === other.mark &&
  one.form === other.form &&
  sameSaying(one, other) &&
  sameSaying(one.beside, other.beside) &&
  sameList(one.because, other.because, Object.is)

const sameArticle = (one: Article, other: Article): boolean =>
  one.number === other.number &&
  one.plain === other.plain &&
  sameRuns(one.title, other.title) &&
  sameRuns(one.besideTitle, other.besideTitle) &&
  sameList(one.because, other.because, Object.is) &&
  sameList(one.clauses, other.clauses, sameClause)

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

function keptPart(was: Part | undefined, now: Part): Part {
  if (!was) return now
  const articles = byId(was.articles)
  return {
    ...now,
    articles: now.articles.map((article) => {
      const before = articles.get(article.id)
      return before && sameArticle(before, article) ? before : article
    }),
  }
}

/**
 * A document is written anew with every key, and most of its articles say what they said. Those are the very same ones
 * again in what this gives, so that only what changed is drawn.
 */
export function keepUnchanged(before: ComposedDocument, after: ComposedDocument): ComposedDocument {
  const parts = byId(before.parts)
  return { ...after, parts: after.parts.map((part) => keptPart(parts.get(part.id), part)) }
}
