import type { Token } from '#web/api/index.ts'

export const tokenKey = 'jwt'

// For browsers that forbid storage: there the session lasts as long as the page.
let memory: Token | null = null

/** The token of this browser. One that has run out counts as none. */
export function readToken(): Token | null {
  let token: unknown = memory
  try {
    token = JSON.parse(localStorage.getItem(tokenKey) ?? 'null')
  } catch {
    // Forbidden storage or rubbish in it.
  }
  return isToken(token) && token.expiry * 1000 > Date.now() ? token : null
}

export function writeToken(token: Token): void {
  memory = token
  try {
    localStorage.setItem(tokenKey, JSON.stringify(token))
  } catch {
    // The memory will do.
  }
}

export function clearToken(): void {
  memory = null
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // Nothing was stored.
  }
}

function isToken(value: unknown): value is Token {
  if (typeof value !== 'object' || value === null) return false
  const { access_token, client, expiry, uid } = value as Record<string, unknown>
  return [access_token, client, uid].every((part) => typeof part === 'string' && part !== '') && Number.isFinite(expiry)
}

/** Where every tab goes when someone logs out in one of them. */
export const leavingKey = 'signed_out'
