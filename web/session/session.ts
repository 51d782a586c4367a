import { useSyncExternalStore } from 'react'
import { keepCredentials, type Token } from '#web/api/index.ts'
import { clearToken, leavingKey, readToken, tokenKey, writeToken } from './token.ts'

type BrowserSession = {
  /** Null until the browser has looked: the server draws pages for nobody in particular. */
  readonly signedIn: boolean | null
  /** The server ended it while someone was at work: they sign in again and go on. */
  readonly ended: boolean
}

const unknown: BrowserSession = { signedIn: null, ended: false }
let session: BrowserSession = unknown
let whose: string | null = null
const listeners = new Set<() => void>()

function look(ended = false): void {
  whose = readToken()?.uid ?? null
  session = { signedIn: whose !== null, ended }
  for (const listener of listeners) listener()
}

// Before any screen makes its first call.
keepCredentials({
  read: readToken,
  renew: (token) => {
    if (token.access_token === readToken()?.access_token) return
    writeToken(token)
    look()
  },
  refuse: (token) => {
    // An answer to a call of before someone signed in again says nothing about now.
    if (token.access_token === readToken()?.access_token) forgetToken(true)
  },
})

/** Signs this browser in with a token that came another way than by an answer to a form. */
export function keepToken(token: Token): void {
  writeToken(token)
  look()
}

/** Forgets who is signed in, in all tabs of this browser. */
export function forgetToken(ended = false): void {
  clearToken()
  look(ended)
}

/** What happens in one tab holds for all of them. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === leavingKey && newValue) location.assign(newValue)
  if (key !== tokenKey && key !== null) return
  const before = whose
  look()
  // Someone else sits here now: nothing of who was here before stays in memory.
  if (before !== null && whose !== null && whose !== before) location.reload()
}

function subscribe(listener: () => void): () => void {
  if (session.signedIn === null) {
    window.addEventListener('storage', onStorage)
    look()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is at the screen. */
export const useSession = (): BrowserSession =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  )
