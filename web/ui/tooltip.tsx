import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useShown } from './popup-position.ts'
import { timings } from './tokens.ts'

export type TooltipProps = {
  text: string
  /** Draws the thing explained: something that can take the focus, with this id in its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** Shows on hover and focus, may be hovered itself, goes a second after both have left it or at once with Escape. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    clearTimeout(timer.current)
    setShown(true)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(false), timings.tooltipHide)
  }
  const hideNow = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return
    event.preventDefault()
    event.stopPropagation()
    clearTimeout(timer.current)
    setShown(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useShown(shown, anchor, bubble, { align: 'center', gap: 8 })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens; what it wraps is interactive
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onFocus={show}
      onBlur={hideSoon}
      onKeyDown={hideNow}
    >
      {children(id)}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto m-0 w-max max-w-[min(20rem,100vw-1rem)] rounded-s bg-ink px-3 py-2 text-sm text-white shadow-2 forced-colors:border"
      >
        {text}
      </span>
    </span>
  )
}
