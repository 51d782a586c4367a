import type { ComponentProps, RefObject } from 'react'
import { estimatePages } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Paper } from '#web/ui/paper.tsx'
import { pageAt } from './scrolling.ts'
import { Sheet } from './sheet.tsx'

interface Props {
  readonly scroller?: RefObject<HTMLDivElement | null>
  readonly height: string
  readonly label: string
  readonly sheet: ComponentProps<typeof Sheet>
  /** Told the page one reads while one scrolls. */
  readonly onPage: (page: number) => void
}

/** A document in a box of its own, with the word for a draft across it wherever one reads. */
export function Viewer({ scroller, height, label, sheet, onPage }: Props) {
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
        <Paper>
          <Sheet {...sheet} />
        </Paper>
      </div>
      <span
        aria-hidden="true"
        data-watermark={say('questionnaire.deed.watermark')}
        className="pointer-events-none absolute inset-0 grid place-items-center overflow-hidden font-sans text-[4rem] leading-none font-bold tracking-widest text-ink/5 before:-rotate-32 before:content-[attr(data-watermark)/'']"
      />
    </div>
  )
}
