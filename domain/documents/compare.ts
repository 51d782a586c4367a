import type { Article, Clause, ComposedDocument, FieldPath, Run, Saying } from './model.ts'

/** The answers a phrase was made of, or for which it says what it says. */
export const fieldsOfRun = (run: Run): readonly FieldPath[] => {
  if (run.kind === 'answer' || run.kind === 'gap') return [run.field]
  return run.fields ?? []
}

const sayings = (clause: Clause): readonly Saying[] => (clause.beside ? [clause, clause.beside] : [clause])

/** Every answer that a clause prints, computes with or is there for. */
export const fieldsOfClause = (clause: Clause): readonly FieldPath[] => [
  ...new Set([...clause.because, ...sayings(clause).flatMap(({ runs }) => runs.flatMap(fieldsOfRun))]),
]

export interface Touched {
  readonly articles: readonly string[]
  readonly clauses: readonly string[]
}

/** Where an answer makes itself felt, in the order of the document. */
export const touchedBy = (document: ComposedDocument, field: FieldPath): Touched => {
  const articles: string[] = []
  const clauses: string[] = []
  for (const part of document.parts) {
    for (const article of part.articles) {
      const touched = article.clauses.filter((clause) => fieldsOfClause(clause).includes(field)).map(({ id }) => id)
      const above = [...part.because, ...article.because, ...article.title.flatMap(fieldsOfRun)].includes(field)
      if (touched.length > 0 || above) articles.push(article.id)
      clauses.push(...touched)
    }
  }
  return { articles, clauses }
}

/** The answers that stand in a clause, or whose place is kept there; not those that only decide about its words. */
export const printedFields = (clause: Clause): readonly FieldPath[] =>
  sayings(clause).flatMap(({ runs }) => runs.filter(({ kind }) => kind !== 'text').flatMap(fieldsOfRun))

const prints = (clause: Clause, field: FieldPath): boolean => printedFields(clause).includes(field)

/** The first clause where an answer can be read; what only decides about others stands nowhere. */
export const firstSaying = (document: ComposedDocument, field: FieldPath): string | undefined => {
  for (const { articles } of document.parts) {
    for (const article of articles) {
      const found = article.clauses.find((clause) => prints(clause, field))
      if (found) return found.id
    }
  }
  return undefined
}

/** Whether two runs read the same, whatever they came from. */
export const readsSame = (one: Run, other: Run | undefined): boolean =>
  one === other || (one.text === other?.text && one.kind === other.kind)

const sameSaying = (one: Saying | undefined, other: Saying | undefined): boolean => {
  if (one === undefined || other === undefined) return one === other
  if (one.runs === other.runs) return one.label === other.label
  if (one.label !== other.label || one.runs.length !== other.runs.length) return false
  return one.runs.every((run, index) => readsSame(run, other.runs[index]))
}

export interface DocumentChanges {
  readonly changed: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export interface PlacedArticle {
  readonly part: string
  readonly article: Article
}

/** The articles of a document that are not the very same ones at their place in another: only they can differ from it. */
export const otherArticles = (document: ComposedDocument, than: ComposedDocument): readonly PlacedArticle[] =>
  document.parts.flatMap((part, place) => {
    const those = than.parts[place]
    if (part === those) return []
    const others = part.articles.filter((article, row) => article !== those?.articles[row])
    return others.map((article) => ({ part: part.id, article }))
  })

const clausesIn = (articles: readonly PlacedArticle[]): ReadonlyMap<string, Clause> =>
  new Map(articles.flatMap(({ article }) => article.clauses.map((clause) => [clause.id, clause] as const)))

/** Which clauses came, went or say something else; that others got another number is no change of theirs. */
export const documentChangesBetween = (before: ComposedDocument, after: ComposedDocument): DocumentChanges => {
  const [old, now] = [clausesIn(otherArticles(before, after)), clausesIn(otherArticles(after, before))]
  const changed: string[] = []
  const added: string[] = []
  for (const [id, clause] of now) {
    const was = old.get(id)
    if (!was) added.push(id)
    else if (!sameSaying(was, clause) || !sameSaying(was.beside, clause.beside)) changed.push(id)
  }
  return { changed, added, removed: [...old.keys()].filter((id) => !now.has(id)) }
}

/** What is still to be answered, each once, in the order of the document. */
export const gapsIn = (document: ComposedDocument): readonly FieldPath[] => {
  const runs = [
    ...document.title,
    ...document.parts.flatMap((part) => [
      ...part.title,
      ...part.articles.flatMap((article) => [
        ...article.title,
        ...article.clauses.flatMap((clause) => sayings(clause).flatMap((one) => one.runs)),
      ]),
    ]),
  ]
  return [...new Set(runs.flatMap((run) => (run.kind === 'gap' ? [run.field] : [])))]
}
