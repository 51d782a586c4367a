import type { KeyboardEvent } from 'react'
import type { StoredContent } from '#domain/content/index.ts'
import { blocksAt, withBlockDoubled, withBlockMoved, withBlockRemoved } from '#domain/editing/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'

const newUid = () => crypto.randomUUID()

/** What can be done with a block of a list: by its menu, by alt and an arrow, or by dragging it. */
export function useMoving(list: string) {
  const say = useSay()
  const words = usePageWords()
  const { draft, store, announce } = useEditing()
  const rows = blocksAt(draft.content, list)
  const nameAt = (index: number) => words.block(rows[index]?.component ?? '')

  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return
    const focused = document.activeElement
    store.change(withBlockMoved(store.get().content, list, from, to))
    announce(say('admin_pages.write.moved', { block: nameAt(from), place: to + 1, count: rows.length }))
    // What is moved in the page loses the focus in some browsers.
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && document.activeElement !== focused) focused.focus()
    })
  }

  const change = (content: StoredContent, text: string) => {
    store.change(content)
    announce(text)
  }

  return {
    rows,
    move,
    double: (index: number) =>
      change(
        withBlockDoubled(store.get().content, list, index, newUid),
        say('admin_pages.write.added', { block: nameAt(index) }),
      ),
    remove: (index: number) =>
      change(
        withBlockRemoved(store.get().content, list, index),
        say('admin_pages.write.removed', { block: nameAt(index) }),
      ),
    onKeyDown: (index: number) => (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (!event.altKey || by === undefined) return
      event.preventDefault()
      event.stopPropagation()
      move(index, index + by)
    },
  }
}

export { newUid }
