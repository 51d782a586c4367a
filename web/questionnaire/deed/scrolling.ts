const margin = 72

/** Scrolls inside the box only: the page around it, where someone is typing, stays where it is. */
export function bringIntoView(box: HTMLElement, selector: string): void {
  const target = box.querySelector<HTMLElement>(selector)
  if (!target) return
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
  if (inner.top >= outer.top + 8 && inner.bottom <= outer.bottom - 8) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  box.scrollTo({ top: box.scrollTop + inner.top - outer.top - margin, behavior: calm ? 'auto' : 'smooth' })
}

/** How far along the middle of the box is, from 0 up to but not including 1. */
export function shareOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): number {
  if (scrollHeight <= clientHeight) return 0
  return Math.min(scrollTop / (scrollHeight - clientHeight), 0.9999)
}
