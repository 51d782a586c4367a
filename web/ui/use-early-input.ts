import { type RefObject, useEffect, useRef } from 'react'

type Readable = { readonly value: string }

/** A prerendered page can be typed in before its script arrives: take that over instead of wiping it out. */
export function useEarlyInput(control: RefObject<Readable | null>, value: string, onChange: (value: string) => void) {
  const first = useRef({ value, onChange })
  useEffect(() => {
    const typed = control.current?.value
    if (typed !== undefined && typed !== first.current.value) first.current.onChange(typed)
  }, [control])
}

/** The same for a box that was ticked. */
export function useEarlyTick(
  control: RefObject<{ readonly checked: boolean } | null>,
  checked: boolean,
  onChange: (checked: boolean) => void,
) {
  const first = useRef({ checked, onChange })
  useEffect(() => {
    const ticked = control.current?.checked
    if (ticked !== undefined && ticked !== first.current.checked) first.current.onChange(ticked)
  }, [control])
}
