import { type RefObject, useLayoutEffect } from 'react'

/** In a row that is wider than the screen, brings one into sight; the page itself stays where it is. */
export function useInSight(row: RefObject<HTMLElement | null>, selector: string, current?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else at hand is what calls for it
  useLayoutEffect(() => {
    const box = row.current
    const one = box?.querySelector(selector)
    if (!box || !one) return
    const [outer, inner] = [box.getBoundingClientRect(), one.getBoundingClientRect()]
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [row, selector, current])
}
