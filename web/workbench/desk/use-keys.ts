import { useEffect, useEffectEvent } from 'react'

/** What single keys do here. A key does nothing where somebody types, with a modifier, or behind a dialog. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

const typing = 'input, textarea, select, [contenteditable=true], [role=menu], dialog'

export function useKeys(keys: Keys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    if (document.querySelector('dialog[open]')) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
