import { useEffect, useRef } from 'react'

const key = 'exit_intent'

/** The mouse goes out over the top edge: to the tabs, the address or the close button. A finger or a pen never does. */
export function meansLeaving(event: Pick<PointerEvent, 'pointerType' | 'clientY' | 'buttons'>): boolean {
  return event.pointerType === 'mouse' && event.clientY <= 0 && event.buttons === 0
}

/** Calls once in a browser session, when someone with work on the screen seems about to leave. */
function useExitIntent(onLeaving: () => void): void {
  const latest = useRef(onLeaving)
  useEffect(() => {
    latest.current = onLeaving
  })

  useEffect(() => {
    const page = document.documentElement
    function leave(event: PointerEvent) {
      if (!meansLeaving(event) || document.querySelector('dialog:modal') || !firstTime()) return
      page.removeEventListener('pointerleave', leave)
      latest.current()
    }
    page.addEventListener('pointerleave', leave)
    return () => page.removeEventListener('pointerleave', leave)
  }, [])
}

function firstTime(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'shown')
    return true
  } catch {
    return false // Where we cannot remember that we asked, we do not ask.
  }
}

/** Watches for who is about to leave; shows nothing. */
export function ExitIntent({ onLeaving }: { readonly onLeaving: () => void }) {
  useExitIntent(onLeaving)
  return null
}
