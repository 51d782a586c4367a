import { type RefObject, useEffect } from 'react'

/** Takes the focus for a reason, and again for every other one: an attempt, an answer of the server. Null is none. */
export function useFocus(box: RefObject<HTMLElement | null>, reason: unknown): void {
  useEffect(() => {
    if (reason !== null) box.current?.focus()
  }, [box, reason])
}
