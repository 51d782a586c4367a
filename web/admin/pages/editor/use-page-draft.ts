import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WrittenStory } from '#contract/admin-stories.ts'
import { call } from '#web/api/index.ts'
import { createPageDraft, type DraftOfPage, type PageDraftStore } from '../model/draft.ts'

/** The draft of a page for as long as its editor is open. */
export function usePageDraft(story: WrittenStory): { readonly store: PageDraftStore; readonly draft: DraftOfPage } {
  const [store] = useState(() =>
    createPageDraft(story, {
      write: (uuid, { name, content, number, revision }) =>
        call('PUT /api/admin/stories/:story/draft', {
          params: { story: uuid },
          body: { name, content, number, revision, note: '' },
        }),
      after: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
      now: () => new Date().toISOString(),
      kept: keptIn(`page ${story.uuid}`),
    }),
  )
  const draft = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.get().saving !== 'saved') event.preventDefault()
    }
    const retry = () => {
      if (store.get().saving === 'offline') store.again()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', retry)
      // Going elsewhere in the back office saves what was typed last.
      void store.flush().finally(store.leave)
    }
  }, [store])
  return { store, draft }
}

/** In this browser, where it may keep something. */
function keptIn(key: string) {
  return {
    read: () => {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    put: (text: string | null) => {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        // Then it is kept on the screen alone.
      }
    },
  }
}
