import { expect, test } from 'vitest'
import { entryAt } from './entry.ts'

const origin = 'https://oprecht.example'
const secrets = 'access_token=t0ken&client=c1&expiry=1800000000&uid=sanne%40example.nl'
const token = { access_token: 't0ken', client: 'c1', expiry: 1_800_000_000, uid: 'sanne@example.nl' }
const home = '/questionnaire/'
const allowed = ['https://www.partner.example']

test.each([
  ['nothing', '', { token: null, clean: null, goTo: null }],
  ['a token', `?${secrets}`, { token, clean: home, goTo: null }],
  [
    'a token and a path of ours',
    `?${secrets}&redirect_url=/questionnaire/bv?a=1`,
    { token, clean: home, goTo: '/questionnaire/bv?a=1' },
  ],
  [
    'a token and a site that the settings allow',
    `?${secrets}&redirect_url=https://www.partner.example/terug`,
    { token, clean: home, goTo: 'https://www.partner.example/terug' },
  ],
  ['a token and another site', `?${secrets}&redirect_url=https://evil.example/`, { token, clean: home, goTo: null }],
  ['a token and a hidden other site', `?${secrets}&redirect_url=//evil.example`, { token, clean: home, goTo: null }],
  [
    'a token and other parameters',
    `?utm_source=mail&${secrets}`,
    { token, clean: `${home}?utm_source=mail`, goTo: null },
  ],
  ['a token and a product', `?${secrets}&new_product=holding`, { token, clean: home, goTo: '/questionnaire/holding' }],
  ['half a token', '?access_token=t0ken&redirect_url=/questionnaire/bv', { token: null, clean: home, goTo: null }],
  ['an empty token', '?access_token=&client=&expiry=&uid=', { token: null, clean: home, goTo: null }],
  [
    'a token that expires never',
    `?${secrets.replace('1800000000', 'never')}`,
    { token: null, clean: home, goTo: null },
  ],
  ['only a redirect', '?redirect_url=/questionnaire/bv', { token: null, clean: null, goTo: null }],
])('%s', (_, search, entry) => {
  expect(entryAt(search, { signedIn: false, origin, allowed })).toEqual(entry)
})

const login = '/questionnaire/login?redirect_url=%2Fquestionnaire%2Fholding&product_type=Holding'

test.each([
  ['?new_product=holding', true, '/questionnaire/holding'],
  ['?new_product=persoonlijke-holding-oprichten', true, '/questionnaire/holding'],
  ['?new_product=holding', false, login],
  ['?new_product=nothing', true, null],
  ['?new_product=', true, null],
])('%s when signed in is %s', (search, signedIn, goTo) => {
  expect(entryAt(search, { signedIn, origin, allowed })).toEqual({ token: null, clean: null, goTo })
})
