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
  one === other ||
  (one.id === other.id &&
    one.mark === other.mark &&
    one.form === other.form &&
    sameSaying(one, other) &&
    sameSaying(one.beside, other.beside) &&
    sameList(one.because, other.because, Object.is))

const sameHead = (one: Article | Part, other: Article | Part): boolean =>
  sameRuns(one.title, other.title) &&
  sameRuns(one.besideTitle, other.besideTitle) &&
  sameList(one.because, other.because, Object.is)

const sameArticle = (one: Article, other: Article): boolean =>
  one.number === other.number &&
  one.plain === other.plain &&
  sameHead(one, other) &&
  sameList(one.clauses, other.clauses, Object.is)

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

function keptArticle(was: Article | undefined, now: Article): Article {
  if (!was || was === now) return now
  const clauses = byId(was.clauses)
  const kept: Article = {
    ...now,
    title: sameRuns(was.title, now.title) ? was.title : now.title,
    clauses: now.clauses.map((clause) => {
      const before = clauses.get(clause.id)
      return before && sameClause(before, clause) ? before : clause
    }),
  }
  return sameArticle(was, kept) ? was : kept
}

function keptPart(was: Part | undefined, now: Part): Part {
  if (!was) return now
  let before: ReadonlyMap<string, Article> | undefined
  const articles = now.articles.map((article, place) => {
    if (was.articles[place] === article) return article
    before ??= byId(was.articles)
    return keptArticle(before.get(article.id), article)
  })
  return sameHead(was, now) && sameList(was.articles, articles, Object.is) ? was : { ...now, articles }
}

/**
 * A document is written anew with every key, and most of it says what it said. Those parts, articles and clauses are
 * the very same ones again in what this gives, so that only what changed is drawn.
 */
export function keepUnchanged(before: ComposedDocument, after: ComposedDocument): ComposedDocument {
  const parts = byId(before.parts)
  return { ...after, parts: after.parts.map((part) => keptPart(parts.get(part.id), part)) }
}
