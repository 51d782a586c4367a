import type { Selected } from './marks.ts'

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** Types over a part of the text as a person would, so that the browser's own undo takes it back. */
function typeOver(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.focus()
  area.setSelectionRange(from, to)
  const done = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (done) return
  area.setRangeText(text, from, to, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Makes the box hold this text and this selection, changing only what differs. */
export function apply(area: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const before = area.value
  let from = 0
  while (from < Math.min(before.length, text.length) && before[from] === text[from]) from += 1
  let same = 0
  while (same < Math.min(before.length, text.length) - from && before.at(-1 - same) === text.at(-1 - same)) same += 1
  if (before !== text) typeOver(area, from, before.length - same, text.slice(from, text.length - same))
  area.focus()
  area.setSelectionRange(start, end)
}

export const insert = (area: HTMLTextAreaElement, text: string): void =>
  typeOver(area, area.selectionStart, area.selectionEnd, text)
