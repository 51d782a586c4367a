import type { Token } from '#web/api/index.ts'

/** What tells that an address leads back with a token, or with a part of one. */
const proofs = ['access_token', 'access-token', 'auth_token', 'reset_password_token', 'client', 'expiry', 'uid']

/** Everything that an authenticated redirection may put into an address, by the names of both sides. */
const secrets = [...proofs, 'token', 'client_id', 'config', 'blank', 'oauth_registration', 'reset_password', 'ticket']

/** Whether an address holds a token, or a part of one. */
export const holdsSecrets = (search: string): boolean => {
  const given = new URLSearchParams(search)
  return proofs.some((name) => given.has(name))
}

/** The token of an authenticated redirection: all four parts, or nothing. */
export function tokenFrom(search: string): Token | null {
  const given = new URLSearchParams(search)
  const first = (...names: readonly string[]) => names.map((name) => given.get(name)).find(Boolean)
  const access_token = first('access_token', 'auth_token')
  const client = first('client', 'client_id')
  const [expiry, uid] = [first('expiry'), first('uid')]
  if (!access_token || !client || !expiry || !uid || !/^\d{1,12}$/.test(expiry)) return null
  return { access_token, client, expiry: Number(expiry), uid }
}

/** The rest of an address: a token has no business in a history or a referrer, and neither has half of one. */
export function withoutSecrets(path: string, search: string): string {
  const kept = new URLSearchParams(search)
  for (const name of secrets) kept.delete(name)
  return kept.size > 0 ? `${path}?${kept}` : path
}
