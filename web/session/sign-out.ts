import { ApiError, call } from '#web/api/index.ts'
import { clearToken, leavingKey } from './token.ts'

const tasks = new Set<() => Promise<unknown>>()

/** Something that must be done while one is still signed in, such as sending what was typed. */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Longer than this nobody waits to leave. */
const patience = 3000

/** Ends the session here and at the server, and goes away: a whole new page, so that nothing stays in memory. */
export async function leaveAccount(target: string): Promise<void> {
  const done = Promise.allSettled([...tasks].map((task) => task()))
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))])
  call('DELETE /api/member_auth/sign_out', { keepalive: true }).catch((error: unknown) => {
    // The token was gone already, or we are offline: here it is gone in any case.
    if (!(error instanceof ApiError)) reportError(error)
  })
  leaveTo(target)
}

/** The session is over at the server: forget it here, and take the other tabs along. */
export function leaveTo(target: string): void {
  clearToken()
  forget()
  try {
    localStorage.setItem(leavingKey, target)
    localStorage.removeItem(leavingKey)
  } catch {
    // Without storage the other tabs hear of it at their next call.
  }
  window.dispatchEvent(new Event('signedout'))
  location.assign(target)
}

const keys = ['Company-id', 'companies-amount']
const isOwn = (key: string) => /^(beginning|progress)\//.test(key) || keys.includes(key)

/** What this browser remembered of someone: how far they were, and which companies they have. */
function forget(): void {
  try {
    for (const key of Object.keys(localStorage).filter(isOwn)) localStorage.removeItem(key)
  } catch {
    // Nothing was remembered.
  }
}
