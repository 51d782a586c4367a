import { type ComposedDocument, redline } from '#domain/documents/index.ts'
import { RedlinePieces } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { PaperSheet } from '#web/ui/paper.tsx'

type Props = { readonly before: ComposedDocument; readonly now: ComposedDocument }

/** Only what became different since the version before: struck and added words, with what the notary wrote to it. */
export function DeedChanges({ before, now }: Props) {
  const say = useSay()
  const { parts, changes } = redline(before, now)
  const articles = parts.flatMap((part) => part.articles.filter(({ state }) => state !== 'same'))
  if (articles.length === 0) return <p className="text-ink-2">{say('founder.deed.same')}</p>
  const whyOf = (article: string): readonly string[] =>
    changes.flatMap((change) => (change.article === article && 'why' in change.cause ? [change.cause.why] : []))
  return (
    <PaperSheet>
      {articles.map(({ id, title, clauses }) => (
        <section key={id} className="mt-5 first:mt-0">
          <h3>
            <RedlinePieces pieces={title} />
          </h3>
          {clauses
            .filter(({ state }) => state !== 'same')
            .map((clause) => (
              <p key={clause.id} className="mt-1.5">
                {clause.marks.to ?? clause.marks.from} <RedlinePieces pieces={clause.said.pieces} />
              </p>
            ))}
          {whyOf(id).map((why) => (
            <p key={why} className="mt-2 border-l-2 border-green-line pl-3 font-sans text-sm text-ink-2">
              {say('founder.deed.why', { why })}
            </p>
          ))}
        </section>
      ))}
    </PaperSheet>
  )
}
