import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertTestAccount, type TestAccount } from '#server/testing/accounts.ts'
import { placeIn } from '#server/testing/addresses.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { linkTo } from '#server/testing/mails.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { someOf } from '#testing/laws.ts'

// Every call that takes an address to lead to, with every trick there is to make it lead elsewhere. What counts is where a
// browser would end up, not what the address looks like.

let service: TestApp
beforeAll(async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '1000000', ALLOWED_REDIRECT_ORIGINS: 'https://www.partner.example' }
  service = await openTestApp({ settings })
})
afterAll(() => service.close())

const base = '/api/member_auth'
const ours = 'http://localhost:3000'
const allowed = [ours, 'https://www.partner.example']

/** Whose name stands in front, and whose it is in the end. */
const hosts = [
  'evil.example',
  'evil.example:3000',
  'localhost:3000@evil.example',
  'localhost:3000%40evil.example',
  'localhost:3000.evil.example',
  'www.partner.example.evil.example',
  'evil.example/www.partner.example',
  'evil.example#@localhost:3000',
  'evil.example?localhost:3000/',
  'evil.example\\@localhost:3000',
  'user:password@localhost:3000',
  'localhost:3001',
  'l\u043ecalhost:3000',
  '2130706433:3001',
]

const beginnings = [
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'http:\n//',
  ' https://',
  '\u0000https://',
  '//',
  '///',
  '\\\\',
  '/\\',
  '/\t/',
  '/./',
  '/.//',
  '/..//',
  '/%2e//',
  '/%09/',
]

/** Some of these are paths of ours after all; then they may be followed. */
const everyTrick = [
  ...beginnings.flatMap((beginning) => hosts.map((host) => `${beginning}${host}`)),
  'javascript:alert(1)',
  'javascript://localhost:3000/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://localhost:3000/',
  'blob:http://localhost:3000/x',
  'about:blank',
]
const tricks = someOf(everyTrick, { oneIn: 10 })

/** Where a browser on a page of ours ends up. */
const originFor = (address: string): string => (URL.canParse(address, ours) ? new URL(address, ours).origin : 'nowhere')

type Way = (trick: string, account: TestAccount) => Promise<{ readonly statusCode: number; readonly leadsTo?: string }>

const asked = async (
  method: 'GET' | 'POST',
  url: string,
  { payload, account, html }: { payload?: object; account?: TestAccount; html?: boolean } = {},
) => {
  const browser = account ? withToken(openBrowser(service.app), account.token) : openBrowser(service.app)
  const headers = html ? { accept: 'text/html' } : {}
  const {
    statusCode,
    headers: answered,
    body,
  } = await browser.call(method, url, { headers, ...(payload && { payload }) })
  return { statusCode, body, ...(answered.location !== undefined && { leadsTo: String(answered.location) }) }
}

const q = encodeURIComponent
const provider =
  (name: string, method: 'GET' | 'POST', parameter: string): Way =>
  (trick) =>
    asked(method, `${base}/${name}?${parameter}=${q(trick)}${parameter === 'host' ? '&auth_origin_url=/x' : ''}`)

let reset = ''
beforeAll(async () => {
  const { email } = await insertTestAccount(service)
  const payload = { email, redirect_url: '/questionnaire/new-password' }
  await asked('POST', `${base}/password`, { payload })
  reset = placeIn(await linkTo(service, email, `${base}/password/edit`)).query.reset_password_token ?? ''
})

const credentials = { password: 'een-goed-wachtwoord', password_confirmation: 'een-goed-wachtwoord' }

/** Those that answer with an address, or keep one for a mail. */
const ways: Readonly<Record<string, Way>> = {
  registering: (trick) =>
    asked('POST', base, { payload: { ...credentials, email: 'geen adres', confirm_success_url: trick } }),
  confirming: (trick) => asked('GET', `${base}/confirmation?confirmation_token=x&redirect_url=${q(trick)}`),
  'another mail to confirm': (trick, { email }) =>
    asked('POST', `${base}/confirmation`, { payload: { email, redirect_url: trick } }),
  'a mail for another password': (trick, { email }) =>
    asked('POST', `${base}/password`, { payload: { email, redirect_url: trick } }),
  'its link': (trick) => asked('GET', `${base}/password/edit?reset_password_token=${reset}&redirect_url=${q(trick)}`),
  'its link, when it is old': (trick) =>
    asked('GET', `${base}/password/edit?reset_password_token=old&redirect_url=${q(trick)}`, { html: true }),
  'a link that takes somebody along': async (trick, account) => {
    const { statusCode, body } = await asked('POST', `/api/api_redirections?redirect_url=${q(trick)}`, { account })
    if (statusCode !== 200) return { statusCode }
    return asked('GET', JSON.parse(body).redirect_url.replace(ours, ''))
  },
  'leaving for a provider': provider('google_oauth2', 'GET', 'auth_origin_url'),
  'by another name': provider('linkedin', 'GET', 'auth_redirect_url'),
  'by post': provider('google_oauth2', 'POST', 'auth_origin_url'),
}

describe.each(Object.entries(ways))('%s', (_name, way) => {
  test(`leads nowhere else, whichever of ${tricks.length} tricks is tried`, async () => {
    const account = await insertTestAccount(service)
    for (const trick of tricks) {
      // A mail may be asked for only so often.
      const { statusCode, leadsTo } = await way(
        trick,
        originFor(trick) === ours ? await insertTestAccount(service) : account,
      )
      const foreign = !allowed.includes(originFor(trick))
      expect([trick, leadsTo === undefined || allowed.includes(originFor(leadsTo))]).toEqual([trick, true])
      if (foreign) expect([trick, statusCode]).toEqual([trick, expect.toBeOneOf([400, 401, 404, 422])])
    }
  })
})

test('a host of somebody else is refused beside a path of ours', async () => {
  for (const host of [...hosts, 'javascript:alert(1)//', 'https://evil.example/', '//evil.example', 'a\\b']) {
    for (const name of ['google_oauth2', 'linkedin']) {
      expect([host, (await provider(name, 'GET', 'host')(host, await insertTestAccount(service))).statusCode]).toEqual([
        host,
        422,
      ])
    }
  }
})

test('no mail that was asked for leads elsewhere', async () => {
  await service.jobs.drain()
  const links = (await service.outbox.listMails()).flatMap((mail) => mail.links)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    const { redirect_url = ours } = placeIn(link).query
    expect([link, originFor(link), originFor(redirect_url)]).toEqual([link, ours, expect.toBeOneOf(allowed)])
  }
})

describe('a fragment stays at the end, behind what is added', () => {
  test.each([
    ['confirming', 'account_confirmation_success'],
    ['its link', 'reset_password'],
  ])('%s', async (way, added) => {
    const answer = await ways[way]?.('/questionnaire/x?a=1#top', await insertTestAccount(service))
    const { search, hash, searchParams } = new URL(String(answer?.leadsTo), ours)
    expect(search).toMatch(/^\?a=1&/)
    expect(searchParams.has(added)).toBe(true)
    expect(hash).toMatch(/^#top/)
  })

  test('a link that takes somebody along, to an origin that is allowed', async () => {
    const way = ways['a link that takes somebody along']
    const answer = await way?.('https://www.partner.example/start?a=1#top', await insertTestAccount(service))
    const { origin, hash, searchParams } = new URL(String(answer?.leadsTo))
    expect([origin, searchParams.get('a'), searchParams.has('uid')]).toEqual(['https://www.partner.example', '1', true])
    expect(hash).toMatch(/^#top/)
  })
})
