import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import type { Consent } from './consent.ts'

type Props = {
  readonly brand: string
  readonly onChoose: (choice: Consent) => void
  /** Someone asked for it: it takes the focus, and gives it back when answered. */
  readonly called: boolean
}

/** Asks at the foot of the window, with two answers of equal weight, and never in front of what has the focus. */
export function ConsentBar({ brand, onChoose, called }: Props) {
  const say = useSay()
  const bar = useRef<HTMLElement>(null)

  // There is room before the bar is seen: not for a moment does it stand in front of what has the focus.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    // The page grows by the height of the bar, so that everything can be scrolled free of it.
    const makeRoom = () => {
      const height = `${element.offsetHeight}px`
      style.scrollPaddingBottom = height
      document.body.style.paddingBottom = height
    }
    makeRoom()
    const resized = new ResizeObserver(makeRoom)
    resized.observe(element)
    return () => {
      resized.disconnect()
      style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [])

  useEffect(() => {
    if (!called) return
    const caller = document.activeElement
    bar.current?.focus()
    return () => {
      if (caller instanceof HTMLElement) caller.focus()
    }
  }, [called])

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={say('shell.consent.label')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-surface shadow-2 [@media(max-height:24rem)]:static"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4.5 py-3 md:flex-nowrap md:px-8">
        <p className="max-w-prose text-md">{say('shell.consent.text', { brand })}</p>
        <div className="grid w-full grid-cols-2 gap-2 md:w-auto md:flex-none">
          <Button look="line" size="small" onClick={() => onChoose('necessary')}>
            {say('shell.consent.necessary')}
          </Button>
          <Button look="line" size="small" onClick={() => onChoose('all')}>
            {say('shell.consent.all')}
          </Button>
        </div>
      </div>
    </section>
  )
}
