import { expect, test } from 'vitest'
import { holdsSecrets, tokenFrom, withoutSecrets } from './arrival.ts'

const token = { access_token: 't0ken', client: 'c1', expiry: 1_800_000_000, uid: 'sanne@example.nl' }

test.each([
  ['as our own links say it', 'access_token=t0ken&client=c1&expiry=1800000000&uid=sanne%40example.nl', token],
  ['as a provider leads back', 'auth_token=t0ken&client_id=c1&expiry=1800000000&uid=sanne%40example.nl', token],
  ['without a client', 'access_token=t0ken&expiry=1800000000&uid=sanne%40example.nl', null],
  ['with an empty part', 'access_token=&client=c1&expiry=1800000000&uid=sanne%40example.nl', null],
  ['that never ends', 'access_token=t0ken&client=c1&expiry=never&uid=sanne%40example.nl', null],
  ['nothing', '', null],
])('a token %s', (_, search, found) => {
  expect(tokenFrom(search)).toEqual(found)
})

test.each([
  ['access_token=a&client=b&expiry=1&uid=c', true, '/x'],
  ['uid=c', true, '/x'],
  ['reset_password_token=c&lang=en', true, '/x?lang=en'],
  ['redirect_url=%2Fquestionnaire%2Fbv&auth_token=a&client_id=b', true, '/x?redirect_url=%2Fquestionnaire%2Fbv'],
  ['lang=en', false, '/x?lang=en'],
  ['', false, '/x'],
])('%s holds secrets: %s, and without them it is %s', (search, holds, rest) => {
  expect(holdsSecrets(search)).toBe(holds)
  expect(withoutSecrets('/x', search)).toBe(rest)
})
