import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { keepCredentials, type Token } from './credentials.ts'

const tokenOf = (access_token: string): Token => ({ access_token, client: 'c', expiry: 4_000_000_000, uid: 'a@b.nl' })
const headersOf = ({ access_token, client, expiry, uid }: Token) => ({
  'access-token': access_token,
  client,
  expiry: String(expiry),
  uid,
})

afterEach(() => {
  vi.unstubAllGlobals()
  keepCredentials({ read: () => null, renew: () => undefined, refuse: () => undefined })
})

/** A browser that kept the first token when it asked, and keeps another when the answer comes. */
async function keptAfter(current: Token | null, answered: Token): Promise<Token | null> {
  let kept: Token | null = tokenOf('first')
  keepCredentials({
    read: () => kept,
    renew: (token) => {
      kept = token
    },
    refuse: () => undefined,
  })
  vi.stubGlobal('fetch', async () => {
    kept = current
    return new Response('{}', { headers: headersOf(answered) })
  })
  await call('GET /api/me')
  return kept
}

test('a new token in an answer is kept', async () => {
  expect(await keptAfter(tokenOf('first'), tokenOf('second'))).toEqual(tokenOf('second'))
})

test('a slow answer does not bring back the token of before', async () => {
  expect(await keptAfter(tokenOf('second'), tokenOf('first'))).toEqual(tokenOf('second'))
})
