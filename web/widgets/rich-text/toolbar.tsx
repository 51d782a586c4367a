import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { type Mark, type Selected, toggleList, toggleMark } from './marks.ts'
import { cleanPasted } from './pasted.ts'

const tools = ['bold', 'italic', 'list'] as const
type Tool = (typeof tools)[number]

const areaOf = (id: string): HTMLTextAreaElement | null => {
  const found = document.getElementById(id)
  return found instanceof HTMLTextAreaElement ? found : null
}

const changed = (selected: Selected, tool: Tool): Selected =>
  tool === 'list' ? toggleList(selected) : toggleMark(selected, tool)

const use = (area: HTMLTextAreaElement | null, tool: Tool): void => {
  if (area) apply(area, changed(selectedIn(area), tool))
}

/** One stop for Tab; the arrows go from button to button. */
export function Toolbar({ area, disabled }: { area: string; disabled?: boolean | undefined }) {
  const say = useSay()
  const [at, setAt] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={say('widgets.rich_text.toolbar')}
      aria-controls={area}
      onKeyDown={move}
      className="flex gap-1"
    >
      {tools.map((tool, index) => (
        <button
          key={tool}
          type="button"
          tabIndex={index === at ? 0 : -1}
          disabled={disabled}
          aria-label={say(`widgets.rich_text.${tool}`)}
          title={say(`widgets.rich_text.${tool}`)}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setAt(index)
            use(areaOf(area), tool)
          }}
          className="grid size-11 place-items-center rounded-s border border-line-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Sign tool={tool} />
        </button>
      ))}
    </div>
  )
}

const drawings: Readonly<Record<Tool, string>> = {
  bold: 'M6 4h4.5a3 3 0 0 1 0 6H6Zm0 6h5.3a3.1 3.1 0 0 1 0 6H6Z',
  italic: 'M12.5 4h-4m3 0-3 12m3 0h-4',
  list: 'M8 5.5h8.5M8 10h8.5M8 14.500h8.5M4 5.5h.01M4 10h.01M4 14.5h.01',
}

function Sign({ tool }: { tool: Tool }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth={tool === 'bold' ? 2.4 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[tool]} />
    </svg>
  )
}

const shortcuts: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic' }

/** Control or Command with B or I, as everywhere. */
export function pressShortcut(event: KeyboardEvent): void {
  const mark = shortcuts[event.key.toLowerCase()]
  const { target } = event
  if (!mark || !(event.ctrlKey || event.metaKey) || event.altKey || !(target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  use(target, mark)
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
