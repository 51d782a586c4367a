import { type RefObject, useLayoutEffect } from 'react'

export type PopupPlacement = {
  align?: 'start' | 'center' | 'end'
  matchWidth?: boolean
  gap?: number
  maxHeight?: number
}

type AnchorBox = { top: number; bottom: number; left: number; right: number; width: number }
type Size = { width: number; height: number }

/** Where a floating part stands: under its anchor, or above it when there is more room there; always inside the window. */
export function position(
  anchor: AnchorBox,
  floating: Size,
  view: Size,
  { align = 'start', gap = 6, maxHeight = 360 }: PopupPlacement,
) {
  const margin = 8
  const below = view.height - anchor.bottom - gap - margin
  const above = anchor.top - gap - margin
  const wanted = Math.min(floating.height, maxHeight)
  const under = below >= wanted || below >= above
  const height = Math.max(Math.min(maxHeight, under ? below : above), 120)
  const wish =
    align === 'end'
      ? anchor.right - floating.width
      : align === 'center'
        ? anchor.left + (anchor.width - floating.width) / 2
        : anchor.left
  const left = Math.max(margin, Math.min(wish, view.width - floating.width - margin))
  const top = under ? anchor.bottom + gap : anchor.top - gap - Math.min(wanted, height)
  return { left, top, maxHeight: height, under }
}

const asWideAs = (floating: HTMLElement, { width }: Pick<AnchorBox, 'width'>): void => {
  floating.style.width = `${width}px`
}

/** Shows a part in the browser's top layer beside its anchor while it is open. */
export function useShown(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  placement: PopupPlacement,
) {
  const { matchWidth, maxHeight } = placement
  useLayoutEffect(() => {
    const [a, f] = [anchor.current, floating.current]
    if (!open || !a || !f) return
    // Its size first: else every row of a long list is measured to find out how wide it would like to be.
    if (matchWidth) asWideAs(f, a.getBoundingClientRect())
    if (maxHeight !== undefined) f.style.maxHeight = `${maxHeight}px`
    f.showPopover()
    return () => f.hidePopover()
  }, [open, anchor, floating, matchWidth, maxHeight])
  usePlaced(open, anchor, floating, placement)
}

/** Keeps a part that is in the browser's top layer beside its anchor while it is open. */
export function usePlaced(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  placement: PopupPlacement,
) {
  useLayoutEffect(() => {
    if (!open) return
    const put = () => {
      const [a, f] = [anchor.current, floating.current]
      if (!a || !f) return
      const box = a.getBoundingClientRect()
      if (placement.matchWidth) asWideAs(f, box)
      const view = {
        width: document.documentElement.getBoundingClientRect().width,
        height: window.visualViewport?.height ?? window.innerHeight,
      }
      const size = { width: f.offsetWidth, height: f.scrollHeight + f.offsetHeight - f.clientHeight }
      const { left, top, maxHeight } = position(box, size, view, placement)
      f.style.left = `${left}px`
      f.style.top = `${top}px`
      f.style.maxHeight = `${maxHeight}px`
    }
    put()
    const resized = new ResizeObserver(put)
    if (floating.current) resized.observe(floating.current)
    window.addEventListener('scroll', put, { capture: true, passive: true })
    window.addEventListener('resize', put)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', put, { capture: true })
      window.removeEventListener('resize', put)
    }
  })
}
