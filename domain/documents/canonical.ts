import type { KeyedDocument } from './blanks.ts'
import type { Clause, Heading, Run, Saying } from './model.ts'

// Open places are told apart from words that look like them.
const words = (runs: readonly Run[]): readonly string[] => [
  runs.map(({ kind, text }) => (kind === 'gap' || kind === 'blank' ? `\u0000${kind}:${text}\u0000` : text)).join(''),
]
const above = ({ title, besideTitle = [] }: Heading): unknown => [words(title), words(besideTitle)]
const said = ({ label, runs }: Saying): unknown => [label, words(runs)]
const clauseOf = (clause: Clause): unknown => [
  clause.form,
  clause.mark,
  said(clause),
  clause.beside ? said(clause.beside) : null,
]

/**
 * Everything that who signs can read in a final deed, in one text of which a fingerprint is taken: the same for the same
 * words, whichever answers they came from.
 */
export const canonicalConcept = (documents: readonly KeyedDocument[]): string =>
  JSON.stringify(
    documents.map(({ key, document }) => [
      key,
      document.languages,
      document.provisional,
      above(document),
      document.parts.map((part) => [
        above(part),
        part.new_page,
        part.articles.map((article) => [above(article), article.clauses.map(clauseOf)]),
      ]),
    ]),
  )
