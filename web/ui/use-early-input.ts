import { type RefObject, useEffect, useRef } from 'react'

/** A prerendered page can be typed in before its script arrives: take that over instead of wiping it out. */
export function useEarlyInput(
  control: RefObject<(Element & { readonly value: string }) | null>,
  value: string,
  onChange: (value: string) => void,
  onLeave?: (() => void) | undefined,
) {
  const first = useRef({ value, onChange })
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const box = control.current
    if (!box || box.value === first.current.value) return
    first.current.onChange(box.value)
    // It may have been left before anybody listened.
    if (document.activeElement === box) return
    const timer = setTimeout(() => document.activeElement !== box && leave.current?.())
    return () => clearTimeout(timer)
  }, [control])
}
