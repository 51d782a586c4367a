import type { Article, Clause, ComposedDocument, Heading, Part, Run } from './model.ts'

// How an A4 of ours is set: characters on a line, lines on a page, and the white around things counted in lines.
const lettersOnLine = 92
const linesOnPage = 47
const afterClause = 0.3
const aroundHeading = 1.3
const forSignature = 3

const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0)

const linesFor = (runs: readonly Run[]): number => Math.ceil(lengthOf(runs) / lettersOnLine)

const headingLines = ({ title }: Heading): number => (title.length === 0 ? 0 : linesFor(title) + aroundHeading)

const clauseLines = ({ form, runs }: Clause): number =>
  linesFor(runs) + (form === 'signature' ? forSignature : afterClause)

const articleLines = (article: Article): number =>
  headingLines(article) + article.clauses.reduce((sum, clause) => sum + clauseLines(clause), 0)

const partLines = (part: Part): number =>
  headingLines(part) + part.articles.reduce((sum, article) => sum + articleLines(article), 0)

/** About how many pages a document takes on paper; only whoever draws it knows for sure. */
export function estimatePages(document: ComposedDocument): number {
  let pages = 0
  let lines = headingLines(document)
  for (const part of document.parts) {
    if (part.new_page && lines > 0) {
      pages += Math.ceil(lines / linesOnPage)
      lines = 0
    }
    lines += partLines(part)
  }
  return Math.max(1, pages + Math.ceil(lines / linesOnPage))
}
