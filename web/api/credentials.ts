export type Token = {
  readonly access_token: string
  readonly client: string
  /** Unix seconds. */
  readonly expiry: number
  readonly uid: string
}

/** Who keeps the token of this browser. The calls only carry it. */
type TokenKeeper = {
  readonly read: () => Token | null
  /** The server gave another one. */
  readonly renew: (token: Token) => void
  /** The server does not know it any more. */
  readonly refuse: (token: Token) => void
}

const ignore = () => undefined
export let tokenKeeper: TokenKeeper = { read: () => null, renew: ignore, refuse: ignore }

export function keepCredentials(by: TokenKeeper): void {
  tokenKeeper = by
}

export const credentialHeaders = ({ access_token, client, expiry, uid }: Token) => ({
  'access-token': access_token,
  client,
  expiry: String(expiry),
  uid,
})

/** The token that an answer carries. */
export function tokenIn(headers: Headers): Token | null {
  const access_token = headers.get('access-token')
  const part = (name: string) => headers.get(name) ?? ''
  return access_token
    ? { access_token, client: part('client'), expiry: Number(part('expiry')), uid: part('uid') }
    : null
}
