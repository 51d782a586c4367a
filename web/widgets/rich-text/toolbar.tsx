import type { ClipboardEvent } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { type Selected, toggleList } from './list.ts'
import { cleanPasted } from './pasted.ts'

const areaOf = (id: string): HTMLTextAreaElement | null => {
  const found = document.getElementById(id)
  return found instanceof HTMLTextAreaElement ? found : null
}

/** One tool: a deed knows lists, and no other looks. */
export function RichTextToolbar({ area, disabled }: { area: string; disabled?: boolean | undefined }) {
  const say = useSay()
  return (
    <div role="toolbar" aria-label={say('widgets.rich_text.toolbar')} aria-controls={area} className="flex gap-1">
      <button
        type="button"
        disabled={disabled}
        aria-label={say('widgets.rich_text.list')}
        title={say('widgets.rich_text.list')}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          const box = areaOf(area)
          if (box) apply(box, toggleList(selectedIn(box)))
        }}
        className="grid size-11 place-items-center rounded-s border border-line-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.01M4 10h.01M4 14.5h.01" />
        </svg>
      </button>
    </div>
  )
}

const withoutStyles = (html: string): string =>
  html.replace(/<style[\s\S]*?<\/style>/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')

/** What comes from a page or a letter is cleaned; plain text is left to the browser. */
export function pasteClean(event: ClipboardEvent): void {
  const html = event.clipboardData.getData('text/html')
  const { target } = event
  if (!html || !(target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  // Parsed apart from the page: nothing in it runs or is fetched. Styles would only be refused, and reported.
  insert(target, cleanPasted(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body))
}

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
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
function apply(area: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const before = area.value
  let from = 0
  while (from < Math.min(before.length, text.length) && before[from] === text[from]) from += 1
  let same = 0
  while (same < Math.min(before.length, text.length) - from && before.at(-1 - same) === text.at(-1 - same)) same += 1
  if (before !== text) typeOver(area, from, before.length - same, text.slice(from, text.length - same))
  area.focus()
  area.setSelectionRange(start, end)
}

const insert = (area: HTMLTextAreaElement, text: string): void =>
  typeOver(area, area.selectionStart, area.selectionEnd, text)
