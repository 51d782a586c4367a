/** A text and what of it is selected. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

export const marks = ['bold', 'italic'] as const
export type Mark = (typeof marks)[number]

/** The few signs that are kept, as Markdown has them. */
export const signs: Readonly<Record<Mark, string>> = { bold: '**', italic: '_' }

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Without a selection the word at the caret is meant; spaces at the ends are not. */
function meant({ text, start, end }: Selected): readonly [number, number] {
  let [from, to] = [start, end]
  if (from === to) {
    while (isWordSign(text[from - 1])) from -= 1
    while (isWordSign(text[to])) to += 1
    return [from, to]
  }
  while (from < to && text[from]?.trim() === '') from += 1
  while (to > from && text[to - 1]?.trim() === '') to -= 1
  return [from, to]
}

/** Puts the signs around what is selected, or takes them away when they are there. */
export function toggleMark(selected: Selected, mark: Mark): Selected {
  const { text } = selected
  const sign = signs[mark]
  const [from, to] = meant(selected)
  const inside = text.slice(from, to)
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (before.endsWith(sign) && after.startsWith(sign)) {
    const start = from - sign.length
    return { text: before.slice(0, start) + inside + after.slice(sign.length), start, end: start + inside.length }
  }
  if (inside.length >= 2 * sign.length && inside.startsWith(sign) && inside.endsWith(sign)) {
    const bare = inside.slice(sign.length, -sign.length)
    return { text: before + bare + after, start: from, end: from + bare.length }
  }
  const start = from + sign.length
  return { text: before + sign + inside + sign + after, start, end: start + inside.length }
}

const bullet = '- '

/** Makes the lines of the selection a list, or plain lines again when all of them are one. */
export function toggleList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const stop = text.indexOf('\n', end)
  const to = stop < 0 ? text.length : stop
  const lines = text.slice(from, to).split('\n')
  const listed = lines.every((line) => line.startsWith(bullet) || line.trim() === '')
  const isEmpty = lines.every((line) => line.trim() === '')
  const changed = lines
    .map((line) => {
      if (listed && !isEmpty) return line.startsWith(bullet) ? line.slice(bullet.length) : line
      return line.startsWith(bullet) || (line.trim() === '' && !isEmpty) ? line : bullet + line
    })
    .join('\n')
  const end2 = from + changed.length
  return { text: text.slice(0, from) + changed + text.slice(to), start: lines.length === 1 ? end2 : from, end: end2 }
}
