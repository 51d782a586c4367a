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

/** How far along the middle of the box is, from 0 up to but not including 1. */
export function shareOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): number {
  if (scrollHeight <= clientHeight) return 0
  return Math.min(scrollTop / (scrollHeight - clientHeight), 0.9999)
}
