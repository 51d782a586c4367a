import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '#web/ui/class-names.ts'

interface Props {
  readonly menu: ReactNode
  readonly form: ReactNode
  /** What it all costs, under the steps. */
  readonly total: ReactNode
  /** The deed, or on the overview, which shows the documents itself, the price. */
  readonly aside: ReactNode
  /** Whether the aside wants all the room there is. */
  readonly wide: boolean
  /** Stays at the foot of the window. */
  readonly foot: ReactNode
}

/** Three columns where there is room, two on a tablet, one on a phone. */
export function FlowLayout({ menu, total, form, aside, wide, foot }: Props) {
  return (
    <>
      {/* At least as high as the window, so that nothing under it moves when the questions arrive. */}
      <div
        className={cx(
          'grid min-h-[calc(100dvh-4rem)] flex-1 grid-cols-1 md:grid-cols-[14.5rem_minmax(0,1fr)]',
          wide
            ? 'min-[75rem]:grid-cols-[14.5rem_minmax(0,1fr)_minmax(22rem,29.25rem)]'
            : 'min-[75rem]:grid-cols-[14.5rem_minmax(0,1fr)_20rem]',
        )}
      >
        <div className="border-r border-line pt-7 pr-4.5 pb-8 pl-5.5 max-md:hidden">
          {/* The price stays in sight: where a window is low, the steps scroll. */}
          <div className="sticky top-23 flex max-h-[calc(100dvh-7rem)] flex-col">
            <StepsBox>{menu}</StepsBox>
            {total}
          </div>
        </div>
        <div
          className={cx(
            'min-w-0 px-4.5 pt-3 pb-10 md:px-8 md:pt-7 lg:px-12',
            wide ? 'max-w-form' : 'max-w-dialog-medium',
          )}
        >
          {form}
        </div>
        {aside}
      </div>
      {foot}
    </>
  )
}

/** Where a window is low it scrolls, and then it can be reached by keyboard: not every step in it can. */
function StepsBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // Before it is seen: there is no moment in which it scrolls and cannot be reached.
  useLayoutEffect(() => {
    const steps = box.current
    if (!steps) return
    const measure = () => setScrolls(steps.scrollHeight > steps.clientHeight)
    measure()
    const watch = new ResizeObserver(() => flushSync(measure))
    for (const watched of [steps, ...steps.children]) watch.observe(watched)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} className="min-h-0 shrink overflow-y-auto" data-tour="steps" tabIndex={scrolls ? 0 : undefined}>
      <div>{children}</div>
    </div>
  )
}
