import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Site } from '#contract/site.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** What the tab says. */
export const pageTitle = (title: string, site: Pick<Site, 'brand'>): string => `${title} · ${site.brand}`

/** On arriving at another place: its title, the top of the page and the focus on its heading, as with a new page. */
export function useArrival(place: string, title: string): void {
  const before = useRef(place)

  // Before the effects of what is inside: a screen may know better.
  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (before.current === place) return
    before.current = place
    window.scrollTo(0, 0)
    focusHeading()
  }, [place])
}
