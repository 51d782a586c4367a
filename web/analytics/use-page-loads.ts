import { useEffect, useRef } from 'react'
import type { Consent } from './consent.ts'

type PageLoadOptions = {
  /** The address path; null while the screen at it is still on its way. */
  readonly path: string | null
  readonly choice: Consent | null
  readonly tagManagerId: string | null
}

/** Measures each page that a visitor who agreed has come to, beginning with the one on which they agreed. */
export function usePageLoads({ path, choice, tagManagerId }: PageLoadOptions): void {
  const measured = useRef<string>(null)
  useEffect(() => {
    if (choice !== 'all' || path === null || measured.current === path) return
    // Inside the app the browser's referrer never changes: the page before is the one that was measured before.
    const referrer = measured.current === null ? document.referrer : `${location.origin}${measured.current}`
    const page = { href: location.href, title: document.title, referrer }
    measured.current = path
    // Who did not agree does not even get the code that measures.
    import('./measure-page.ts').then(
      ({ measurePage }) => measurePage(page, tagManagerId),
      () => undefined, // A page that is not counted is no reason to bother anyone.
    )
  }, [path, choice, tagManagerId])
}
