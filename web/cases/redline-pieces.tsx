import type { RedlinePiece } from '#domain/documents/index.ts'

/** What went is struck on grey, what came is underlined on green: never by colour alone. */
export function RedlinePieces({ pieces }: { readonly pieces: readonly RedlinePiece[] }) {
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
