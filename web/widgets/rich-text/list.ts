/** A text and what of it is selected. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
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
