import { useEffect, useRef } from 'react'
import type { Site } from '#contract/site.ts'

/** What the tab says. */
export const pageTitle = (title: string, site: Pick<Site, 'brand'>): string => `${title} · ${site.brand}`

/** On arriving at another place: its title, the top of the page and the focus on its heading, as with a new page. */
export function useArrival(path: string, title: string): void {
  const before = useRef(path)

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (before.current === path) return
    before.current = path
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path])
}
