export type Token = {
  readonly access_token: string
  readonly client: string
  /** Unix seconds. */
  readonly expiry: number
  readonly uid: string
}

const key = 'jwt'

export function readToken(): Token | null {
  try {
    const token: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isToken(token) ? token : null
  } catch {
    return null // Forbidden storage or rubbish in it: nobody is signed in.
  }
}

export function writeToken(token: Token): void {
  try {
    localStorage.setItem(key, JSON.stringify(token))
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

export function clearToken(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

function isToken(value: unknown): value is Token {
  if (typeof value !== 'object' || value === null) return false
  const { access_token, client, expiry, uid } = value as Record<string, unknown>
  return [access_token, client, uid].every((part) => typeof part === 'string' && part !== '') && Number.isFinite(expiry)
}
