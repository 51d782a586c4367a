import { piecesOn, type RedlinePiece } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'

export type RedlineSide = 'both' | 'from' | 'to'

type Props = {
  readonly pieces: readonly RedlinePiece[]
  readonly side: RedlineSide
  /** Shows the number of a change after its words; not where it is read out beside them. */
  readonly numbered?: boolean
}

/** What an open place or a filled one looks like. */
const lookOf = ({ open, blank }: RedlinePiece): string | undefined => {
  if (open) return 'border-b-[1.5px] border-orange bg-orange-mark px-0.5 text-ink'
  return blank === undefined ? undefined : 'border-b-[1.5px] border-line-strong bg-transparent px-0.5'
}

/** The words of a comparison: never by colour alone. */
export function Pieces({ pieces, side, numbered = true }: Props) {
  const say = useSay()
  const shown = side === 'both' ? pieces : piecesOn(side, pieces)
  return shown.map((piece, place) => {
    // A piece is known by its place in the sentence.
    const key = place
    const look = lookOf(piece)
    const words = look === undefined ? piece.text : <mark className={look}>{piece.text}</mark>
    if (piece.kind === 'same') return <span key={key}>{words}</span>
    const next = shown[place + 1]
    const isLast = next === undefined || next.kind === 'same' || next.change !== piece.change
    const number = numbered && isLast ? <ChangeNumber number={piece.change} /> : null
    return (
      <span key={key}>
        {piece.kind === 'struck' ? (
          <del className="bg-sunken box-decoration-clone px-0.5 text-ink-2 line-through decoration-[1.5px]">
            <span className="sr-only">{say('deed.struck')}</span>
            {words}
          </del>
        ) : (
          <ins className="bg-green-tint box-decoration-clone px-0.5 underline decoration-green decoration-[1.5px] underline-offset-3">
            <span className="sr-only">{say('deed.added')}</span>
            {words}
          </ins>
        )}
        {number}
      </span>
    )
  })
}

/** Ties words to the note that says why. */
export function ChangeNumber({ number }: { readonly number: number }) {
  return (
    <span className="mx-0.5 inline-block min-w-4.5 rounded-full bg-ink px-1 text-center align-[3px] font-sans text-2xs leading-4.5 font-bold text-white no-underline forced-colors:border">
      {number}
    </span>
  )
}
