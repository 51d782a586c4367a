import { useEffect, useState } from 'react'
import type { Draft } from '#contract/drafts.ts'
import { call } from '#web/api/index.ts'
import { useSession } from '#web/session/index.ts'

const root = () => document.documentElement

/** Whether something was begun in this browser: the same as `before-paint.js` looks for, which keeps room for it. */
function mayReturn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('progress/'))
  } catch {
    return false
  }
}

/** Nothing is here any more: the room that was kept goes, also on the next visit. */
function forgetPlaces(): void {
  delete root().dataset.returning
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('progress/')) localStorage.removeItem(key)
  } catch {
    // Nothing was remembered.
  }
}

type Begun = { readonly drafts: readonly Draft[]; readonly forget: (uuid: string) => void }

/** What was begun in this browser and belongs to no account. Empty until it is here, and for who is signed in. */
export function useBegun(): Begun {
  const { signedIn } = useSession()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    if (signedIn === null) return
    if (signedIn || !mayReturn()) {
      delete root().dataset.returning
      return
    }
    root().dataset.returning = ''
    let shown = true
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
    }
  }, [signedIn])
  return {
    drafts,
    forget: (uuid) => {
      const left = drafts.filter((draft) => draft.uuid !== uuid)
      if (left.length === 0) forgetPlaces()
      setDrafts(left)
    },
  }
}
