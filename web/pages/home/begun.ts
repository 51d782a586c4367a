import { useEffect, useState } from 'react'
import type { Draft } from '#contract/drafts.ts'
import { call } from '#web/api/index.ts'

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

/** What was begun in this browser and belongs to no account; empty until it is here. */
export function useBegun(): BegunDrafts {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    let shown = true
    root().dataset.returning = ''
    call('GET /api/drafts').then(
      (answer) => {
        if (!shown) return
        if (answer.drafts.length === 0) forgetPlaces()
        setDrafts(answer.drafts)
      },
      () => delete root().dataset.returning, // Offline: it is still there when they are back.
    )
    return () => {
      shown = false
      // Elsewhere, and for who signs in meanwhile, no room is kept.
      delete root().dataset.returning
    }
  }, [])
  return {
    drafts,
    forget: (uuid) => {
      const left = drafts.filter((draft) => draft.uuid !== uuid)
      if (left.length === 0) forgetPlaces()
      setDrafts(left)
    },
  }
}
