import type { Tone } from './tone.tsx'

export type Toast = { id: number; tone: Tone; text: string; action?: { label: string; onPress: () => void } }

export type Toasts = {
  show: (toast: Omit<Toast, 'id'>) => number
  dismiss: (id: number) => void
  list: () => readonly Toast[]
  subscribe: (onChange: () => void) => () => void
}

/** The notices of one page. Kept outside React, so that anything may raise one. */
export function makeToasts(): Toasts {
  let toasts: readonly Toast[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show: (toast) => {
      last += 1
      // The same words twice are one notice, shown anew.
      set([...toasts.filter((t) => t.text !== toast.text), { ...toast, id: last }])
      return last
    },
    dismiss: (id) => set(toasts.filter((t) => t.id !== id)),
    list: () => toasts,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
