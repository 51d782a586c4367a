import { type ComposedDocument, type RedlinePiece, redline } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Paper } from '#web/ui/paper.tsx'

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
    <Paper>
      {articles.map(({ id, title, clauses }) => (
        <section key={id} className="mt-5 first:mt-0">
          <h3>
            <Pieces pieces={title} />
          </h3>
          {clauses
            .filter(({ state }) => state !== 'same')
            .map((clause) => (
              <p key={clause.id} className="mt-1.5">
                {clause.marks.to ?? clause.marks.from} <Pieces pieces={clause.said.pieces} />
              </p>
            ))}
          {whyOf(id).map((why) => (
            <p key={why} className="mt-2 border-l-2 border-green-line pl-3 font-sans text-sm text-ink-2">
              {say('founder.deed.why', { why })}
            </p>
          ))}
        </section>
      ))}
    </Paper>
  )
}

/** What went is struck on grey, what came is underlined on green: never by colour alone. */
function Pieces({ pieces }: { readonly pieces: readonly RedlinePiece[] }) {
  return pieces.map((piece, place) => {
    // A piece is known by its place in the sentence.
    const key = place
    if (piece.kind === 'struck')
      return (
        <del key={key} className="bg-sunken px-0.5 text-ink-2">
          {piece.text}
        </del>
      )
    if (piece.kind === 'added')
      return (
        <ins key={key} className="bg-green-tint px-0.5 decoration-green underline-offset-3">
          {piece.text}
        </ins>
      )
    return <span key={key}>{piece.text}</span>
  })
}
