import type { ComponentProps, RefObject } from 'react'
import { estimatePages } from '#domain/documents/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { PaperSheet } from '#web/ui/paper.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { type LiveDocument, useLiveDocument } from './live-document.ts'
import { DocumentSheet, type SheetColumn } from './sheet.tsx'

interface Props {
  readonly scroller?: RefObject<HTMLDivElement | null>
  readonly height: string
  readonly label: string
  readonly sheet: ComponentProps<typeof DocumentSheet>
  /** Told the page one reads while one scrolls. */
  readonly onPage: (page: number) => void
}

/** A document in a box of its own, with the word for a draft in its margin wherever one reads. */
export function DeedViewer({ scroller, height, label, sheet, onPage }: Props) {
  const say = useSay()
  return (
    <div className="relative isolate">
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more heading to name */}
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
        tabIndex={0}
        onScroll={(event) => onPage(pageAt(event.currentTarget, estimatePages(sheet.live.now().document)))}
        className="overflow-y-auto overscroll-contain"
        style={{ maxHeight: height }}
      >
        <PaperSheet>
          <DocumentSheet {...sheet} />
        </PaperSheet>
      </div>
      <span
        aria-hidden="true"
        data-watermark={say('questionnaire.deed.watermark')}
        className="pointer-events-none absolute top-0 right-2 bottom-0 grid w-6 place-items-center overflow-hidden font-sans text-base leading-none font-bold tracking-[0.5em] text-ink/20 [writing-mode:vertical-rl] before:content-[attr(data-watermark)/''] xs:w-10 forced-colors:hidden"
      />
    </div>
  )
}

const margin = 72

/** How far a target is from where it can be read; 0 when it can. */
function distance(box: HTMLElement, target: HTMLElement): number {
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
  const inSight = inner.top >= outer.top + 8 && inner.bottom <= outer.bottom - 8
  return inSight ? 0 : inner.top - outer.top - margin
}

/** Scrolls inside the box only: the page around it, where someone is typing, stays where it is. */
export function bringIntoView(box: HTMLElement, selector: string): void {
  const target = box.querySelector<HTMLElement>(selector)
  if (!target) return
  // What was never in sight has a height that is a guess: once it is near, look again.
  const jump = (again: number) => {
    const by = distance(box, target)
    if (by === 0) return
    box.scrollTop += by
    if (again > 0) requestAnimationFrame(() => jump(again - 1))
  }
  jump(3)
}

/** The page that is in sight when a box with so many pages was scrolled this far. */
function pageAt({ scrollTop, clientHeight, scrollHeight }: HTMLElement, pages: number): number {
  if (scrollHeight <= clientHeight) return 1
  return Math.min(Math.floor((scrollTop / (scrollHeight - clientHeight)) * pages) + 1, pages)
}

/** Page 3 of about 13. */
export function PageOf({ live, page }: { readonly live: LiveDocument; readonly page: number }) {
  const say = useSay()
  const of = useLiveDocument(live, ({ document }) => estimatePages(document))
  return <Tag>{say('questionnaire.deed.page', { page: Math.min(page, of), of })}</Tag>
}

interface LanguageChoiceProps {
  readonly languages: readonly Locale[]
  readonly column: SheetColumn
  readonly onChange: (column: SheetColumn) => void
  /** Where there is room for two columns. */
  readonly both?: boolean
}

/** A deed with its translation: which of them to read. */
export function LanguageChoice({ languages, column, onChange, both = false }: LanguageChoiceProps) {
  const say = useSay()
  if (languages.length < 2) return null
  const columns: readonly SheetColumn[] = [...languages, ...(both ? (['both'] as const) : [])]
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{say('questionnaire.deed.language')}</legend>
      {columns.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === column}
          onClick={() => onChange(choice)}
          className={cx(
            'min-h-8 rounded-s border px-2.5 text-sm pointer-coarse:min-h-11',
            choice === column ? 'border-green bg-green-tint font-semibold' : 'border-line-strong bg-surface',
          )}
        >
          {say(`questionnaire.deed.columns.${choice}`)}
        </button>
      ))}
    </fieldset>
  )
}
