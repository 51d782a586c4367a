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
export function pageAt({ scrollTop, clientHeight, scrollHeight }: HTMLElement, pages: number): number {
  if (scrollHeight <= clientHeight) return 1
  return Math.min(Math.floor((scrollTop / (scrollHeight - clientHeight)) * pages) + 1, pages)
}
