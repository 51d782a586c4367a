import type { Locale } from '../values/index.ts'
import type { Article, Clause, ComposedDocument, Heading, Part } from './model.ts'

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

/** What a translation is headed by, beside the title of the deed. */
const translated: Readonly<Record<Locale, string>> = { nl: 'vertaling', en: 'translation' }

/** The notary chooses in the deed; its translation follows. */
const withoutChoice = ({ choice: _choice, ...clause }: Clause): Clause => clause

/** A deed in the language of the translation as a paper of its own, which says in its title what it is. */
export const asTranslation = (deed: ComposedDocument): ComposedDocument => ({
  ...deed,
  name: 'translation',
  title: [...deed.title, { kind: 'text', text: ` (${translated[deed.languages[0] ?? 'en']})` }],
  parts: deed.parts.map((part) => ({
    ...part,
    articles: part.articles.map((article) => ({ ...article, clauses: article.clauses.map(withoutChoice) })),
  })),
})

const besideAlone = <Piece extends Heading>({ besideTitle, ...piece }: Piece) => ({
  ...piece,
  title: besideTitle ?? piece.title,
})

/** The translation out of a deed that has it beside itself, with what the notary's office changed in both; or none. */
export const translationIn = (document: ComposedDocument): ComposedDocument | null => {
  const second = document.languages[1]
  if (second === undefined) return null
  const clauseAlone = ({ beside: other, ...clause }: Clause): Clause => ({ ...clause, ...other })
  return asTranslation({
    ...besideAlone(document),
    languages: [second],
    parts: document.parts.map((part) => ({
      ...besideAlone(part),
      articles: part.articles.map((article) => ({
        ...besideAlone(article),
        clauses: article.clauses.map(clauseAlone),
      })),
    })),
  })
}
