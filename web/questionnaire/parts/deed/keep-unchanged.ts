import {
  type Article,
  type Clause,
  type ComposedDocument,
  fieldsOfRun,
  type Heading,
  type Part,
  type Run,
  readsSame,
  type Saying,
} from '#domain/documents/index.ts'
import { isSame } from '#domain/values/index.ts'

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

const sameRun = (one: Run, other: Run): boolean =>
  one === other || (readsSame(one, other) && sameList(fieldsOfRun(one), fieldsOfRun(other), Object.is))

const sameRuns = (one: Runs | undefined, other: Runs | undefined): boolean => sameList(one, other, sameRun)

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

/** The one of this name: as a rule where it stood before. */
const likeIn = <Item extends { readonly id: string }>(items: readonly Item[], place: number, id: string) =>
  items[place]?.id === id ? items[place] : items.find((item) => item.id === id)

const keptRuns = (was: Runs | undefined, now: Runs): Runs => (was && sameRuns(was, now) ? was : now)

const keptHeading = (was: Heading, { title, besideTitle }: Heading): Heading => ({
  title: keptRuns(was.title, title),
  ...(besideTitle ? { besideTitle: keptRuns(was.besideTitle, besideTitle) } : {}),
})

const sameHead = (was: Article | Part, next: Article | Part): boolean =>
  was.title === next.title && was.besideTitle === next.besideTitle && sameList(was.because, next.because, Object.is)

function keptArticle(was: Article | undefined, now: Article): Article {
  if (!was || was === now) return now
  const clauses = now.clauses.map((clause, place) => {
    const before = likeIn(was.clauses, place, clause.id)
    return before && sameClause(before, clause) ? before : clause
  })
  const next: Article = { ...now, ...keptHeading(was, now), clauses }
  const same = was.number === next.number && was.plain === next.plain && sameHead(was, next)
  return same && sameList(was.clauses, clauses, Object.is) ? was : next
}

function keptPart(was: Part | undefined, now: Part): Part {
  if (!was || was === now) return now
  const articles = now.articles.map((article, place) =>
    was.articles[place] === article ? article : keptArticle(likeIn(was.articles, place, article.id), article),
  )
  const next: Part = { ...now, ...keptHeading(was, now), articles }
  return sameHead(was, next) && sameList(was.articles, articles, Object.is) ? was : next
}

/**
 * A document is written anew with every key, and most of it says what it said. Those titles, parts, articles and
 * clauses are the very same ones again in what this gives, so that only what changed is drawn.
 */
export function keepUnchanged(before: ComposedDocument, after: ComposedDocument): ComposedDocument {
  const parts = after.parts.map((part, place) => keptPart(likeIn(before.parts, place, part.id), part))
  return { ...after, ...keptHeading(before, after), parts }
}

/** A part of a document by its heading and the names of its articles. */
export interface OutlinedPart extends Pick<Part, 'id' | 'new_page' | 'title'> {
  readonly besideTitle: Part['besideTitle'] | undefined
  readonly articles: readonly string[]
}

/** What a document consists of, whatever its articles say. */
export interface Outline extends Pick<ComposedDocument, 'languages'> {
  readonly parts: readonly OutlinedPart[]
}

const outlined = ({ id, new_page, title, besideTitle, articles }: Part): OutlinedPart => ({
  id,
  new_page,
  title,
  besideTitle,
  articles: articles.map((article) => article.id),
})

export const outlineOf = ({ languages, parts }: ComposedDocument): Outline => ({
  languages,
  parts: parts.map(outlined),
})

const isOutlineOf = (was: OutlinedPart, { id, new_page, title, besideTitle, articles }: Part): boolean =>
  was.id === id &&
  was.new_page === new_page &&
  was.title === title &&
  was.besideTitle === besideTitle &&
  was.articles.length === articles.length &&
  articles.every((article, place) => article.id === was.articles[place])

interface Outlined {
  readonly document: ComposedDocument
  readonly outline: Outline
}

/** The very same one as long as it says the same; so is every part of it. */
export function keepOutline({ document, outline }: Outlined, { languages, parts }: ComposedDocument): Outline {
  const outlinedParts = parts.map((part, place) => {
    const was = outline.parts[place]
    return was && (part === document.parts[place] || isOutlineOf(was, part)) ? was : outlined(part)
  })
  const same =
    outlinedParts.length === outline.parts.length && outlinedParts.every((part, place) => part === outline.parts[place])
  return same && isSame(languages, outline.languages) ? outline : { languages, parts: outlinedParts }
}
