import type { Clause, ComposedDocument, Heading, Run, Saying } from './model.ts'

const wordsOf = (runs: readonly Run[]): string =>
  runs.map(({ kind, text }) => (kind === 'gap' || kind === 'blank' ? `[${text}]` : text)).join('')

const sayingText = (clause: Clause, { label, runs }: Saying): string => {
  const words = wordsOf(runs)
  if (clause.form === 'signature') return `${words}\n\n______________________________`
  const line = label === null ? words : `${label}: ${words}`
  return clause.mark === null ? line : `${clause.form === 'item' ? '   ' : ''}${clause.mark} ${line}`
}

/** The document as text to read, search and compare; gaps and blanks stand between brackets. */
export const plainText = (document: ComposedDocument): string => {
  const titles = ({ title, besideTitle }: Heading): readonly string[] =>
    [wordsOf(title), wordsOf(besideTitle ?? [])].filter((line) => line !== '')
  const lines: string[] = [...titles(document)]
  for (const part of document.parts) {
    lines.push('', ...titles(part).map((line) => line.toUpperCase()))
    for (const article of part.articles) {
      lines.push('', ...titles(article))
      for (const clause of article.clauses) {
        lines.push(sayingText(clause, clause))
        if (clause.beside) lines.push(`      ${sayingText(clause, clause.beside)}`)
      }
    }
  }
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
