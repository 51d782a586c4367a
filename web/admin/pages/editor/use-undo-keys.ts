import { useEffect } from 'react'
import type { PageDraftStore } from '../model/draft.ts'

/** Marks what belongs to the page itself: ctrl and z there go over the whole page. */
export const ofThePage = 'data-of-the-page'

/** Ctrl and z undo the last change of the page, wherever it was; a box that is no part of it has its own. */
export function useUndoKeys(store: PageDraftStore): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      const target = event.target instanceof Element ? event.target : null
      const isOtherBox = target?.closest('input, textarea') && !target.closest(`[${ofThePage}]`)
      if (isOtherBox) return
      event.preventDefault()
      event.stopPropagation()
      if (isRedo) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [store])
}
