/** A token as it is handed out: this once, and never readable again. */
export type IssuedToken = {
  readonly token: string
  readonly client: string
  readonly uid: string
  readonly expires_at: Date
}

const unixSeconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000))

/** How the protocol hands out a token. */
export function tokenHeaders({ token, client, uid, expires_at }: IssuedToken): Record<string, string> {
  const headers = {
    'access-token': token,
    'token-type': 'Bearer',
    client,
    expiry: unixSeconds(expires_at),
    uid,
  }
  const all = Buffer.from(JSON.stringify(headers)).toString('base64')
  return { ...headers, authorization: `Bearer ${all}` }
}

/** While several requests are under way at once one of them brings the new token; the others say so with a blank. */
export function batchHeaders({ client, uid }: Pick<IssuedToken, 'client' | 'uid'>): Record<string, string> {
  return { 'access-token': ' ', 'token-type': 'Bearer', client, expiry: ' ', uid }
}

const authHeaders = ['access-token', 'token-type', 'client', 'expiry', 'uid', 'authorization'] as const

/** For an answer to a device that was just signed out: a token in it would be kept, and would be good for nothing. */
export function withoutToken(reply: { removeHeader(name: string): unknown }): void {
  for (const name of authHeaders) reply.removeHeader(name)
}

/** How a token is carried in an address, under the names of the protocol and those of our screens. */
export function tokenQuery({ token, client, uid, expires_at }: IssuedToken) {
  return { access_token: token, client, uid, expiry: unixSeconds(expires_at) }
}
