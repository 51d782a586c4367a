import { useEffect, useSyncExternalStore } from 'react'
import type { Me } from '#contract/own-account.ts'
import { call } from '#web/api/index.ts'
import { readToken } from './token.ts'

let known: { readonly uid: string; readonly me: Me } | null = null
let coming: Promise<Me | null> | null = null
const listeners = new Set<() => void>()

/** Keeps what an answer told about who is signed in, so that it need not be asked for. */
export function knowMe(me: Me): void {
  const uid = readToken()?.uid
  known = uid === undefined ? null : { uid, me }
  for (const listener of listeners) listener()
}

/** Who is signed in; null when nobody is, or when the server does not say. */
export function fetchMe(): Promise<Me | null> {
  const uid = readToken()?.uid
  if (uid === undefined) return Promise.resolve(null)
  if (known?.uid === uid) return Promise.resolve(known.me)
  coming ??= call('GET /api/me')
    .then(
      (me) => {
        knowMe(me)
        return me
      },
      () => null,
    )
    .finally(() => {
      coming = null
    })
  return coming
}

const current = (): Me | null => (known && known.uid === readToken()?.uid ? known.me : null)

/** The same for a screen: null until it is here. */
export function useMe(): Me | null {
  const me = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current,
    () => null,
  )
  useEffect(() => void fetchMe(), [])
  return me
}
