import { useEffect } from 'react'
import type { Draft } from '#contract/drafts.ts'
import { call, useResource } from '#web/api/index.ts'

const root = () => document.documentElement

/** Nothing is here any more: the room that was kept goes, also on the next visit. */
function forgetPlaces(): void {
  delete root().dataset.returning
  try {
    for (const key of Object.keys(localStorage)) if (/^(beginning|progress)\//.test(key)) localStorage.removeItem(key)
  } catch {
    // Nothing was remembered.
  }
}

type BegunDrafts = { readonly drafts: readonly Draft[]; readonly forget: (uuid: string) => void }

const noDrafts: readonly Draft[] = []

/** What was begun in this browser and belongs to no account; empty until it is here. */
export function useBegun(): BegunDrafts {
  const found = useResource('drafts', async () => (await call('GET /api/drafts')).drafts)
  const { state, put } = found
  const drafts = found.state === 'ready' ? found.value : noDrafts
  const isNone = state === 'ready' && drafts.length === 0
  useEffect(() => {
    root().dataset.returning = ''
    // Elsewhere, and for who signs in meanwhile, no room is kept.
    return () => {
      delete root().dataset.returning
    }
  }, [])
  useEffect(() => {
    if (isNone) forgetPlaces()
    // Offline: it is still there when they are back.
    else if (state === 'failed' || state === 'gone') delete root().dataset.returning
  }, [isNone, state])
  return { drafts, forget: (uuid) => put(drafts.filter((draft) => draft.uuid !== uuid)) }
}
