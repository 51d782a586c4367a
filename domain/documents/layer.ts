import { type FilledBlanks, fillBlanks, type KeyedDocument } from './blanks.ts'
import { withChoices } from './choices.ts'
import { marksFor, paragraphNumber } from './marks.ts'
import type { Article, Clause, ClauseForm, ComposedDocument, LayerEntry, Part, Run, Saying } from './model.ts'
import { cleanText } from './print.ts'
import { type ArticlePlace, type ArticlePlaces, withReferences } from './references.ts'
import { eachRun, mapRuns } from './runs.ts'
import { articleHeadings, placeReferences } from './words/numbering.ts'

type Addition = Extract<LayerEntry, { kind: 'add' }>
type Strike = Extract<LayerEntry, { kind: 'strike' }>

const longestParagraph = 10_000
const longestTitle = 200

/** The clauses of a document on their way to others. */
type ClausesInWork = { readonly parts: readonly Part[]; readonly orphans: readonly LayerEntry[] }

const runsOf = (text: string, longest: number): readonly Run[] => [{ kind: 'text', text: cleanText(text, longest) }]

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

/** The translation the notary gave, or a place where it is still to be filled in. */
const besideOf = (entry: Addition, place: number): Saying => {
  const line = entry.beside && linesOf(entry.beside.text)[place]
  const missing: Run = {
    kind: 'blank',
    name: `translation.${entry.id}`,
    text: `“${cleanText(entry.text, 40)}”`,
  }
  return { label: null, runs: line === undefined ? [missing] : runsOf(line, longestParagraph) }
}

/** What was written, a clause for each line of it. */
const ownClauses = (entry: Addition, form: ClauseForm, translated: boolean): readonly Clause[] =>
  linesOf(entry.text).map((line, place) => ({
    id: `own.${entry.id}.${place + 1}`,
    form,
    mark: null,
    because: [],
    label: null,
    runs: runsOf(line, longestParagraph),
    ...(translated ? { beside: besideOf(entry, place) } : {}),
    own: entry.id,
  }))

const ownArticle = (entry: Addition, { number }: Article, translated: boolean): Article => {
  // Its number is put before it with those of all the others.
  const headed = (title: string): readonly Run[] => [
    ...(number === null ? [] : [{ kind: 'text', text: '' } as const]),
    ...runsOf(title, longestTitle),
  ]
  const title = entry.title ?? ''
  return {
    id: `own.${entry.id}`,
    number,
    plain: null,
    because: [],
    title: headed(title),
    ...(translated ? { besideTitle: headed(entry.beside?.title ?? title) } : {}),
    clauses: ownClauses(entry, 'paragraph', translated),
    own: entry.id,
  }
}

/** What the notary puts behind a clause is of the same sort, as far as one can write such a thing. */
const formBehind = (form: ClauseForm): ClauseForm => (form === 'item' || form === 'point' ? form : 'paragraph')

/** Where something stands behind: after the items of a paragraph, and after what was put there before. */
const placeBehind = (clauses: readonly Clause[], at: number, earlier: ReadonlySet<string>): number => {
  const ofSameAnchor = (clause: Clause | undefined): boolean => clause?.own !== undefined && earlier.has(clause.own)
  let place = at + 1
  if (formBehind(clauses[at]?.form ?? 'paragraph') === 'paragraph')
    while (clauses[place]?.form === 'item' && !ofSameAnchor(clauses[place])) place += 1
  while (ofSameAnchor(clauses[place])) place += 1
  return place
}

const mapArticles = (parts: readonly Part[], change: (article: Article) => readonly Article[]): readonly Part[] =>
  parts.map((part) => ({ ...part, articles: part.articles.flatMap(change) }))

/** One addition in its place; null when there is no such place. */
const added = (parts: readonly Part[], entry: Addition, earlier: ReadonlySet<string>, translated: boolean) => {
  let found = false
  const next = mapArticles(parts, (article) => {
    const { clauses } = article
    if (article.id === entry.after) {
      found = true
      if (entry.title !== undefined) return [article, ownArticle(entry, article, translated)]
      return [{ ...article, clauses: [...clauses, ...ownClauses(entry, 'paragraph', translated)] }]
    }
    const at = clauses.findIndex(({ id }) => id === entry.after)
    if (at < 0) return [article]
    found = true
    if (entry.title !== undefined) return [article, ownArticle(entry, article, translated)]
    const place = placeBehind(clauses, at, earlier)
    const own = ownClauses(entry, formBehind(clauses[at]?.form ?? 'paragraph'), translated)
    return [{ ...article, clauses: [...clauses.slice(0, place), ...own, ...clauses.slice(place)] }]
  })
  return found ? next : null
}

const withAdditions = (draft: ClausesInWork, entries: readonly Addition[], translated: boolean): ClausesInWork => {
  const behind = new Map<string, Set<string>>()
  return entries.reduce<ClausesInWork>(({ parts, orphans }, entry) => {
    const earlier = behind.get(entry.after) ?? new Set()
    const next = added(parts, entry, earlier, translated)
    if (!next) return { parts, orphans: [...orphans, entry] }
    behind.set(entry.after, earlier.add(entry.id))
    return { parts: next, orphans }
  }, draft)
}

/** The clauses that go when one is struck: a paragraph takes its items along. */
export const struckIn = ({ id, clauses }: Article, block: string): readonly Clause[] => {
  if (id === block) return clauses
  const at = clauses.findIndex((clause) => clause.id === block)
  const clause = clauses[at]
  if (!clause) return []
  if (clause.form !== 'paragraph') return [clause]
  const end = clauses.findIndex(({ form }, place) => place > at && form !== 'item')
  return clauses.slice(at, end < 0 ? clauses.length : end)
}

const withoutStruck = ({ parts, orphans }: ClausesInWork, strikes: readonly Strike[]): ClausesInWork => {
  const gone = new Set<Clause>()
  const lost: LayerEntry[] = []
  for (const strike of strikes) {
    const clauses = parts.flatMap(({ articles }) => articles.flatMap((article) => struckIn(article, strike.block)))
    if (clauses.length === 0) lost.push(strike)
    for (const clause of clauses) gone.add(clause)
  }
  const left = mapArticles(parts, (article) => {
    const clauses = article.clauses.filter((clause) => !gone.has(clause))
    return clauses.length === 0 ? [] : [clauses.length === article.clauses.length ? article : { ...article, clauses }]
  }).filter(({ articles }) => articles.length > 0)
  return { parts: left, orphans: [...orphans, ...lost] }
}

/** Articles, paragraphs and items counted anew, as they would be had the template said it like this. */
const renumbered = (document: ComposedDocument): ComposedDocument => {
  const [first = 'nl', second = first] = document.languages
  let count = 0
  const headed = (title: readonly Run[], heading: string): readonly Run[] => [
    { kind: 'text', text: heading },
    ...title.slice(1),
  ]
  const articleOf = (article: Article): Article => {
    const marks = marksFor(
      article.clauses.map(({ form }) => form),
      article.number !== null,
    )
    const clauses = article.clauses.map((clause, place) => {
      const mark = marks[place] ?? null
      return mark === clause.mark ? clause : { ...clause, mark }
    })
    const isSame = clauses.every((clause, place) => clause === article.clauses[place])
    const counted = isSame ? article : { ...article, clauses }
    if (article.number === null) return counted
    const number = ++count
    if (number === article.number && article.own === undefined) return counted
    return {
      ...counted,
      number,
      title: headed(article.title, articleHeadings[first](number)),
      ...(article.besideTitle ? { besideTitle: headed(article.besideTitle, articleHeadings[second](number)) } : {}),
    }
  }
  return {
    ...document,
    parts: document.parts.map((part) => ({ ...part, articles: part.articles.map(articleOf) })),
  }
}

/** Where articles and clauses stand, by their ids. */
const placesIn = ({ parts }: ComposedDocument): ArticlePlaces => {
  const places = new Map<string, ArticlePlace>()
  for (const { id, number, clauses } of parts.flatMap(({ articles }) => articles)) {
    if (number === null) continue
    places.set(id, { number, paragraph: null })
    for (const { id: clause, form, mark } of clauses)
      places.set(clause, { number, paragraph: paragraphNumber(form, mark) })
  }
  return places
}

/**
 * References follow what they refer to. One to something that was struck becomes a place for the notary to fill in: no deed
 * goes out that refers to nothing.
 */
const rereferred = (document: ComposedDocument, before: ComposedDocument): ComposedDocument => {
  const [places, known] = [placesIn(document), placesIn(before)]
  const referenceIn = (which: 0 | 1) => placeReferences[document.languages[which] ?? 'nl']
  const open = eachRun((run, which) => {
    if (run.kind !== 'text' || run.to === undefined || places.has(run.to)) return run
    const was = known.get(run.to)
    // By its whole name: in a row it may have been no more than a number.
    return was
      ? { kind: 'blank', name: `reference.${run.to}`, text: referenceIn(which)(was.number, was.paragraph) }
      : run
  })
  return mapRuns(document, (runs, which) => withReferences(open(runs, which), places, referenceIn(which)))
}

const altered = (document: ComposedDocument, layer: readonly LayerEntry[], blanks: FilledBlanks) => {
  const additions = layer.filter((entry) => entry.kind === 'add')
  const strikes = layer.filter((entry) => entry.kind === 'strike')
  const translated = document.languages.length > 1
  const whole: ClausesInWork = { parts: document.parts, orphans: [] }
  const draft = layer.length === 0 ? whole : withoutStruck(withAdditions(whole, additions, translated), strikes)
  const parts = withChoices(document, draft.parts, blanks)
  if (parts === document.parts) return { document, orphans: [] }
  const next = rereferred(renumbered({ ...document, parts }), document)
  // What was added and then struck along with what it stands in is lost too.
  const there = new Set(
    next.parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses.map(({ own }) => own))),
  )
  const lost = additions.filter((entry) => !there.has(entry.id) && !draft.orphans.includes(entry))
  const orphans = [...draft.orphans, ...lost]
  return { document: { ...next, layer: layer.filter((entry) => !orphans.includes(entry)) }, orphans }
}

export type OfficeLayer = { readonly blanks: FilledBlanks; readonly layer: readonly LayerEntry[] }

export type LayeredDocuments<Keyed extends KeyedDocument> = {
  readonly documents: readonly Keyed[]
  /** What has no place any more in what the answers give now: to be told, never dropped in silence. */
  readonly orphans: readonly LayerEntry[]
}

/**
 * The documents with what the notary's office filled in, added and struck. What is struck is gone, and the numbers of
 * articles and paragraphs and all references follow.
 */
export function withLayer<Keyed extends KeyedDocument>(
  documents: readonly Keyed[],
  { blanks, layer }: OfficeLayer,
): LayeredDocuments<Keyed> {
  const keys = new Set(documents.map(({ key }) => key))
  const orphans = layer.filter((entry) => !keys.has(entry.document))
  const done = documents.map((keyed) => {
    const entries = layer.filter((entry) => entry.document === keyed.key)
    const { document, orphans: lost } = altered(keyed.document, entries, blanks)
    orphans.push(...lost)
    return { ...keyed, document: fillBlanks(document, blanks) }
  })
  return { documents: done, orphans }
}
