import type { Article, Clause, ComposedDocument, Part } from './model.ts'

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

const clauseBeside = (clause: Clause, other: Clause | undefined): Clause =>
  other ? { ...clause, beside: { label: other.label, runs: other.runs } } : clause

/** The same two beside each other are the same again, so that whoever draws them sees that nothing changed. */
const paired = <Piece extends object>(join: (piece: Piece, other: Piece) => Piece) => {
  const known = new WeakMap<Piece, { readonly other: Piece; readonly together: Piece }>()
  return (piece: Piece, other: Piece | undefined): Piece => {
    if (!other) return piece
    const before = known.get(piece)
    if (before?.other === other) return before.together
    const together = join(piece, other)
    known.set(piece, { other, together })
    return together
  }
}

const articleBeside = paired((article: Article, other: Article): Article => {
  const clauses = byId(other.clauses)
  return {
    ...article,
    // The founder reads the translation, so what it comes down to is said in that language.
    plain: other.plain,
    besideTitle: other.title,
    clauses: article.clauses.map((clause) => clauseBeside(clause, clauses.get(clause.id))),
  }
})

const partBeside = paired((part: Part, other: Part): Part => {
  const articles = byId(other.articles)
  return {
    ...part,
    besideTitle: other.title,
    articles: part.articles.map((article) => articleBeside(article, articles.get(article.id))),
  }
})

/** The same document in two languages as one: the first counts, the second is its translation. */
export const beside = (first: ComposedDocument, translation: ComposedDocument): ComposedDocument => {
  const parts = byId(translation.parts)
  return {
    ...first,
    languages: [...first.languages, ...translation.languages],
    besideTitle: translation.title,
    parts: first.parts.map((part) => partBeside(part, parts.get(part.id))),
  }
}
