/** A piece of a line, as it is shown. */
export interface Piece {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Piece[])[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] }

// A sign inside a word, as in a file name, is no mark.
const marked = /\*\*(?=\S)(.+?)(?<=\S)\*\*|(?<![\p{L}\p{N}])_(?=\S)(.+?)(?<=\S)_(?![\p{L}\p{N}])/gu

function piecesOf(text: string, look: Omit<Piece, 'text'> = { bold: false, italic: false }): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(marked)) {
    const [whole, bold, italic] = match
    if (match.index > at) pieces.push({ ...look, text: text.slice(at, match.index) })
    pieces.push(
      ...(bold === undefined
        ? piecesOf(italic ?? '', { ...look, italic: true })
        : piecesOf(bold, { ...look, bold: true })),
    )
    at = match.index + whole.length
  }
  if (at < text.length) pieces.push({ ...look, text: text.slice(at) })
  return pieces
}

const listed = /^\s*[-*•]\s+/

/** The paragraphs and lists of a text with signs in it. */
export function parseRichText(text: string): readonly Block[] {
  const blocks: Block[] = []
  let open = false
  for (const line of text.split('\n')) {
    const last = open ? blocks.at(-1) : undefined
    open = line.trim() !== ''
    if (!open) continue
    const pieces = piecesOf(line.replace(listed, ''))
    if (listed.test(line)) {
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, pieces] }
      else blocks.push({ kind: 'list', items: [pieces] })
    } else if (last?.kind === 'paragraph') {
      blocks[blocks.length - 1] = { kind: 'paragraph', lines: [...last.lines, pieces] }
    } else blocks.push({ kind: 'paragraph', lines: [pieces] })
  }
  return blocks
}

/** Whether there is anything in it to show otherwise than it was typed. */
export const isMarked = (text: string): boolean =>
  parseRichText(text).some(
    (block) => block.kind === 'list' || block.lines.some((line) => line.some((piece) => piece.bold || piece.italic)),
  )
