import { useEffect, useRef, useState } from 'react'
import type { ChangePreview } from '#contract/changes.ts'
import { type ComposedDocument, redline } from '#domain/documents/index.ts'
import { RedlinePieces } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { PaperSheet } from '#web/ui/paper.tsx'

type ChangedPapers = ChangePreview['papers']

/** What becomes different in every paper, word for word, and which papers are made anew. */
export function TouchedPapers({ papers }: { readonly papers: ChangedPapers }) {
  const say = useSay()
  if (papers.length === 0) return <p className="mt-7 text-ink-2">{say('change.papers.none')}</p>
  return (
    <>
      <section aria-labelledby="change-papers" className="mt-8">
        <h2 id="change-papers">{say('change.papers.heading')}</h2>
        <p className="mt-1 mb-4 text-ink-2">{say('change.papers.about')}</p>
        <PaperSheet>
          <div className="divide-y divide-dashed divide-line-strong">
            {papers.map((paper) => (
              <PaperChanges key={paper.key} paper={paper} />
            ))}
          </div>
        </PaperSheet>
      </section>
      <section aria-labelledby="change-anew" className="mt-7">
        <h2 id="change-anew" className="text-lg!">
          {say('change.papers.anew')}
        </h2>
        <ul className="mt-2 grid gap-x-7 md:grid-cols-2">
          {papers
            .filter(({ after }) => after !== null)
            .map(({ key, title }) => (
              <li key={key} className="flex items-start gap-2.5 border-t border-line py-2.5">
                <span className="mt-0.5 text-ink-2">
                  <DocumentIcon />
                </span>
                <span className="min-w-0 break-words">{title}</span>
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}

/** Long papers say the same in many places: the first few tell it, and the others are there for who wants to see them. */
const most = 6

function PaperChanges({ paper: { title, before, after } }: { readonly paper: ChangedPapers[number] }) {
  const say = useSay()
  const both = before !== null && after !== null
  const articles = both ? changesIn(before, after) : []
  const [all, setAll] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  const rest = all ? 0 : articles.length - most
  // Who opened them reads on where they were.
  useEffect(() => {
    if (all) first.current?.focus()
  }, [all])
  return (
    <section className="py-5 first:pt-0 last:pb-0">
      <h3 className="font-sans text-hint! font-semibold text-ink-2">{title}</h3>
      {!both && <p className="mt-1.5">{say(before === null ? 'change.papers.comes' : 'change.papers.goes')}</p>}
      {articles.slice(0, all ? undefined : most).map(({ id, title: heading, clauses }, place) => (
        <div key={id} {...(place === most && { ref: first, tabIndex: -1 })} className="mt-2.5 outline-none">
          <p className="font-semibold">
            <RedlinePieces pieces={heading} />
          </p>
          {clauses.map((clause) => (
            <p key={clause.id} className="mt-1">
              {clause.marks.to ?? clause.marks.from} <RedlinePieces pieces={clause.said.pieces} />
            </p>
          ))}
        </div>
      ))}
      {rest > 0 && (
        <p className="mt-3 text-hint text-ink-2">
          {say(rest === 1 ? 'change.papers.more_one' : 'change.papers.more', { count: rest })}{' '}
          <button
            type="button"
            onClick={() => setAll(true)}
            className="min-h-8 font-sans text-green underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {say('change.papers.show_all')}
          </button>
        </p>
      )}
    </section>
  )
}

function changesIn(before: ComposedDocument, after: ComposedDocument) {
  return redline(before, after)
    .parts.flatMap(({ articles }) => articles)
    .filter(({ state }) => state !== 'same')
    .map((article) => ({ ...article, clauses: article.clauses.filter(({ state }) => state !== 'same') }))
}
