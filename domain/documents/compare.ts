import type { Article, Clause, ComposedDocument, FieldPath, Run, Saying } from './model.ts'

const fieldsOfRun = (run: Run): readonly FieldPath[] => {
  if (run.kind === 'answer' || run.kind === 'gap') return [run.field]
  return run.kind === 'blank' ? [] : (run.fields ?? [])
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

// An article that stays the very same while someone types beside it leads to the same clauses as before.
const leads = new WeakMap<Article, ReadonlyMap<FieldPath, string>>()

/** The first clause of an article for each answer that makes itself felt in it. */
const leadsIn = (article: Article): ReadonlyMap<FieldPath, string> => {
  const known = leads.get(article)
  if (known) return known
  const made = new Map<FieldPath, string>()
  for (const clause of article.clauses) {
    for (const field of fieldsOfClause(clause)) if (!made.has(field)) made.set(field, clause.id)
  }
  leads.set(article, made)
  return made
}

/** The first clause where an answer makes itself felt, for who needs no more than that. */
export const firstTouchedBy = (document: ComposedDocument, field: FieldPath): string | undefined => {
  for (const { articles } of document.parts) {
    for (const article of articles) {
      const found = leadsIn(article).get(field)
      if (found !== undefined) return found
    }
  }
  return undefined
}

const sameRun = (one: Run, other: Run | undefined): boolean =>
  one === other || (one.text === other?.text && one.kind === other.kind)

const sameSaying = (one: Saying | undefined, other: Saying | undefined): boolean => {
  if (one === undefined || other === undefined) return one === other
  if (one.runs === other.runs) return one.label === other.label
  if (one.label !== other.label || one.runs.length !== other.runs.length) return false
  return one.runs.every((run, index) => sameRun(run, other.runs[index]))
}

export interface Changes {
  readonly changed: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

// The very same part or article says the very same.
const otherArticles = (one: ComposedDocument, other: ComposedDocument): readonly Article[] =>
  one.parts.filter((part) => !other.parts.includes(part)).flatMap(({ articles }) => articles)

const otherClauses = (articles: readonly Article[], those: readonly Article[]): ReadonlyMap<string, Clause> => {
  const fresh = articles.filter((article) => !those.includes(article))
  return new Map(fresh.flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause] as const)))
}

/** Which clauses came, went or say something else; that others got another number is no change of theirs. */
export const changesBetween = (before: ComposedDocument, after: ComposedDocument): Changes => {
  const [articlesBefore, articlesAfter] = [otherArticles(before, after), otherArticles(after, before)]
  const [old, now] = [otherClauses(articlesBefore, articlesAfter), otherClauses(articlesAfter, articlesBefore)]
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
