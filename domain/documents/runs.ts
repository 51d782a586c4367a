import type { Article, Clause, ClauseChoice, ComposedDocument, Heading, Part, Run } from './model.ts'

/** Does something to every phrase of a document; what stays the same stays the very same object. */
export type EachRuns = (runs: readonly Run[], which: 0 | 1) => readonly Run[]

const same = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] =>
  before.length === after.length && before.every((one, place) => one === after[place]) ? before : after

const heading = <Piece extends Heading>(piece: Piece, each: EachRuns): Piece => {
  const title = each(piece.title, 0)
  const besideTitle = piece.besideTitle && each(piece.besideTitle, 1)
  return title === piece.title && besideTitle === piece.besideTitle
    ? piece
    : { ...piece, title, ...(besideTitle ? { besideTitle } : {}) }
}

const clauseWith = (clause: Clause, each: EachRuns): Clause => {
  const runs = each(clause.runs, 0)
  const besides = clause.beside && each(clause.beside.runs, 1)
  if (runs === clause.runs && besides === clause.beside?.runs) return clause
  return { ...clause, runs, ...(clause.beside && besides ? { beside: { ...clause.beside, runs: besides } } : {}) }
}

const articleWith = (article: Article, each: EachRuns): Article => {
  const clauses = same(
    article.clauses,
    article.clauses.map((clause) => clauseWith(clause, each)),
  )
  return heading(clauses === article.clauses ? article : { ...article, clauses }, each)
}

const partWith = (part: Part, each: EachRuns): Part => {
  const articles = same(
    part.articles,
    part.articles.map((article) => articleWith(article, each)),
  )
  return heading(articles === part.articles ? part : { ...part, articles }, each)
}

export const mapRuns = (document: ComposedDocument, each: EachRuns): ComposedDocument => {
  const parts = same(
    document.parts,
    document.parts.map((part) => partWith(part, each)),
  )
  return heading(parts === document.parts ? document : { ...document, parts }, each)
}

/** One phrase after the other; the same list when none of them changed. */
export const eachRun =
  (change: (run: Run, which: 0 | 1) => Run): EachRuns =>
  (runs, which) =>
    same(
      runs,
      runs.map((run) => change(run, which)),
    )

/** Every phrase with the clause it stands in; null in a title. */
export const placedRuns = (
  document: ComposedDocument,
): readonly { readonly run: Run; readonly clause: string | null; readonly choice?: ClauseChoice | undefined }[] => {
  const inTitle = ({ title, besideTitle = [] }: Heading) =>
    [...title, ...besideTitle].map((run) => ({ run, clause: null }))
  return [
    ...inTitle(document),
    ...document.parts.flatMap((part) => [
      ...inTitle(part),
      ...part.articles.flatMap((article) => [
        ...inTitle(article),
        ...article.clauses.flatMap((clause) =>
          [...clause.runs, ...(clause.beside?.runs ?? [])].map((run) => ({
            run,
            clause: clause.id,
            choice: clause.choice,
          })),
        ),
      ]),
    ]),
  ]
}
