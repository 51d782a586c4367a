import { type RefObject, useEffect, useRef } from 'react'

/** A prerendered page can be ticked before its script arrives: take that over as well. */
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
