import { useEffect, useRef } from 'react'
import { useSite } from '#web/site/index.ts'

/** The tab says what is asked; on another question the page begins at its top, with the focus on its heading. */
export function useCalculatorTitle(title: string): void {
  const { brand } = useSite()
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
}

/** Goes to the heading of what is shown now, but not on arriving at the page. */
export function useHeadingFocus(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    // On a phone the earlier answers may fill the screen; what is asked now must be in view.
    if (heading && heading.getBoundingClientRect().top > window.innerHeight * 0.45) heading.scrollIntoView()
  }, [shown])
}
