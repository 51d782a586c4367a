import { useEffect, useState } from 'react'
import { pathOfId } from '../questions/field-id.ts'
import { fieldAt } from '../store/answers.ts'

/** The answer whose question has the focus, or had it last. */
function pathAt(target: EventTarget | null): string | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const path = element.id.startsWith('q-') ? pathOfId(element.id) : ''
    if (path && fieldAt(path)) return path
  }
  return null
}

export function useFocused(): string | null {
  const [path, setPath] = useState(() => pathAt(document.activeElement))
  useEffect(() => {
    const look = ({ target }: FocusEvent) => setPath((before) => pathAt(target) ?? before)
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  return path
}
