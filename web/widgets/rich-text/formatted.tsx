import { Fragment } from 'react'
import { type Piece, parseRichText } from './parsed.ts'

/** A text as its signs mean it. */
export function Formatted({ text }: { text: string }) {
  return parseRichText(text).map((block, index) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is read from top to bottom
      <ul key={index} className="list-disc pl-5">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <li key={at}>
            <Pieces pieces={item} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <p key={index}>
        {block.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Fragment key={at}>
            {at > 0 && <br />}
            <Pieces pieces={line} />
          </Fragment>
        ))}
      </p>
    ),
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, bold, italic }, index) => {
    const words = italic ? <em>{text}</em> : text
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces stand in order
    return <Fragment key={index}>{bold ? <strong>{words}</strong> : words}</Fragment>
  })
}
