import { useMemo } from 'react'
import type { ComposedDocument, Run } from '#domain/documents/index.ts'
import { DocumentSheet, makeLiveDocument } from '#web/questionnaire/parts/deed/index.ts'
import { PaperSheet } from '#web/ui/paper.tsx'

type Props = {
  readonly document: ComposedDocument
  /** Names the box in which it scrolls. */
  readonly label: string
  /** The level of its title among the headings around it. */
  readonly level: 2 | 3
  /** As high as it is, where it is the page itself that scrolls. */
  readonly whole?: boolean
}

/** Where an answer stands matters to who is writing; who reads it sees words. What is open stays marked. */
const asRead = (runs: readonly Run[]): readonly Run[] =>
  runs.map((run) => (run.kind === 'answer' || run.kind === 'computed' ? { kind: 'text', text: run.text } : run))

const toBeRead = (document: ComposedDocument): ComposedDocument => ({
  ...document,
  title: asRead(document.title),
  parts: document.parts.map((part) => ({
    ...part,
    title: asRead(part.title),
    articles: part.articles.map((article) => ({
      ...article,
      title: asRead(article.title),
      clauses: article.clauses.map((clause) => ({ ...clause, runs: asRead(clause.runs) })),
    })),
  })),
})

/** A text that does not change any more, to be read from beginning to end. */
export function DocumentReading({ document, label, level, whole = false }: Props) {
  const live = useMemo(() => makeLiveDocument(toBeRead(document)), [document])
  const sheet = (
    <PaperSheet>
      <DocumentSheet live={live} level={level} explained column={document.languages[0] ?? 'nl'} current={null} />
    </PaperSheet>
  )
  if (whole) return <section aria-label={label}>{sheet}</section>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more heading to name
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
      tabIndex={0}
      className="max-h-[75vh] overflow-y-auto overscroll-contain border-y border-line"
    >
      {sheet}
      {/* What goes on below fades out; at the end of the text it stands under it. */}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky bottom-0 h-12 bg-linear-to-t from-paper to-paper/0"
      />
    </div>
  )
}
