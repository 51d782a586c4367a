import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { founderWithCase } from '#server/testing/cases.ts'
import { linkTo, mailsTo } from '#server/testing/mails.ts'
import { founderWithOrder } from '#server/testing/orders.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { createReminding } from './reminding.ts'

let service: TestApp
// A Monday, one in the afternoon in Amsterdam. Each test begins where the last one left nobody waiting.
let start = new Date('2026-11-16T12:00:00Z')
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', REMINDERS_PER_HOUR: '20' } })
})
afterAll(() => service.close())

const day = 86_400_000
const path = '/api/dutch_bv_incorporations'

/** A scene of its own: what was before it is too long ago to be reminded of. */
function begin(): void {
  start = new Date(start.getTime() + 70 * day)
  service.clock.set(start)
}
const at = (days: number) => service.clock.set(new Date(start.getTime() + days * day))

/** Whatever may be due now is looked at, as it is every hour. */
async function look(): Promise<number> {
  const told = await reminding().look()
  await service.jobs.drain()
  return told
}
const parts = () => ({ ...service, refresh: async () => undefined, vault: vaultWith([Buffer.alloc(32, 1)]) })
const reminding = () => createReminding(parts())

const draftOf = async (owner: Browser, company_name: string): Promise<string> =>
  (await owner.call('POST', path, { payload: { company_name } })).json().uuid

async function confirmed(): Promise<SignedIn> {
  const owner = await signedIn(openBrowser(service.app), { fields: { firstname: 'Anna', lastname: 'de Vries' } })
  await owner.call('GET', await linkTo(service, owner.email, '/api/member_auth/confirmation'))
  return owner
}

const remindersTo = async (email: string) =>
  (await mailsTo(service, email)).filter(({ kind }) => kind.startsWith('reminder_') || kind === 'case_reminder')

const tokenIn = (mail: { readonly unsubscribe?: string | undefined } | undefined): string =>
  mail?.unsubscribe?.split('/').at(-2) ?? ''

describe('a draft', () => {
  test('is brought to mind three times, further and further apart, and then no more', async () => {
    begin()
    const owner = await confirmed()
    const uuid = await draftOf(owner, 'Molenwiek')
    const told: number[] = []
    for (let days = 0; days <= 44; days += 1) {
      at(days)
      if ((await look()) > 0) told.push(days)
    }
    // The days that fall on a Sunday are made up for on the Monday.
    expect(told).toEqual([2, 7, 21])
    const mails = await remindersTo(owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Verder met Molenwiek B.V.? | Oprecht'))
    expect(mails[0]?.text).toContain('Dag Anna,')
    expect(mails[0]?.text).toContain(`http://localhost:3000/questionnaire/dutch-bv/${uuid}`)
    expect(mails.map(({ text }) => text.includes('de laatste keer'))).toEqual([false, false, true])
    expect(mails[0]?.html).toContain('>Geen herinneringen meer? Zet ze hier uit.</a>')
  })

  test('whose owner did not confirm the address names nothing of theirs', async () => {
    begin()
    const owner = await signedIn(openBrowser(service.app), { fields: { firstname: 'Anna', locale: 'en' } })
    await draftOf(owner, 'Molenwiek')
    at(2)
    expect(await look()).toBe(1)
    const [mail] = await remindersTo(owner.email)
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toContain('Molenwiek')
  })

  test('that somebody works on is left in peace, and so is one that is gone', async () => {
    begin()
    const owner = await confirmed()
    const uuid = await draftOf(owner, 'Molenwiek')
    at(1.9)
    await owner.call('PATCH', `${path}/${uuid}`, { payload: { main: { company_name: 'Molenwiek Zuid' } } })
    at(3)
    expect(await look()).toBe(0)
    await owner.call('DELETE', `/api/drafts/${uuid}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    at(5)
    expect(await look()).toBe(0)
  })

  test('of who has no account opens by a new link, and tells nothing of what is in it', async () => {
    begin()
    const browser = openBrowser(service.app)
    const uuid = await draftOf(browser, 'Molenwiek')
    const email = 'onderweg@voorbeeld.nl'
    const asked = await browser.call('POST', '/api/draft_links', { payload: { uuid, email, locale: 'nl' } })
    expect(asked.statusCode).toBe(202)
    const rows = await service.database.db.selectFrom('draft_addresses').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(email)
    at(2)
    expect(await look()).toBe(1)
    const [mail] = await remindersTo(email)
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('Molenwiek')
    const key = /return\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const elsewhere = openBrowser(service.app)
    const opened = await elsewhere.call('POST', '/api/draft_links/open', { payload: { key } })
    expect(opened.json()).toMatchObject({ uuid, flow: 'dutch-bv' })
    // Whoever makes an account of it is reminded there.
    const owner = await signedIn(browser, { fields: { drafts: [uuid] } })
    expect(await service.database.db.selectFrom('draft_addresses').selectAll().execute()).toEqual([])
    at(7)
    await look()
    expect([await remindersTo(email), await remindersTo(owner.email)].map(({ length }) => length)).toEqual([1, 1])
  })
})

describe('an order', () => {
  test('that was not paid is brought to mind with the way to pay it', async () => {
    begin()
    const founder = await founderWithOrder(service)
    at(1)
    expect(await look()).toBe(1)
    const [mail] = await remindersTo(founder.email)
    expect(mail?.kind).toBe('reminder_order')
    expect(mail?.text).toContain(`/questionnaire/dutch-bv/${founder.questionnaire}/checkout`)
  })

  test('for which money is on its way is not', async () => {
    begin()
    const founder = await founderWithOrder(service)
    await founder.pay()
    await service.database.db
      .updateTable('payment_attempts')
      .set({ status: 'pending' })
      .where('order_uuid', '=', founder.order)
      .execute()
    at(4)
    expect(await look()).toBe(0)
  })
})

describe('nobody is flooded', () => {
  test('not at night, not on a Sunday, and once when the morning comes', async () => {
    begin()
    const owner = await confirmed()
    await draftOf(owner, 'Molenwiek')
    for (const hours of [54, 60, 66.9]) {
      at(hours / 24)
      expect(await look()).toBe(hours === 54 ? 1 : 0)
      if (hours === 54) await service.database.db.deleteFrom('reminders').execute()
    }
    // A Sunday at noon.
    at(6)
    expect(await look()).toBe(0)
    at(7)
    expect([await look(), await look()]).toEqual([1, 0])
  })

  test('not after a long pause, with however many drafts', async () => {
    begin()
    const owner = await confirmed()
    for (const name of ['Een', 'Twee', 'Drie', 'Vier']) await draftOf(owner, name)
    at(30)
    const told: number[] = []
    for (let hours = 0; hours < 96; hours += 1) {
      at(30 + hours / 24)
      told.push(await look())
    }
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(2)
  })

  test('not by several processes at once, nor when one of them dies on the way', async () => {
    begin()
    const owner = await confirmed()
    await draftOf(owner, 'Molenwiek')
    at(2)
    const dying = createReminding({ ...parts(), jobs: { enqueue: () => Promise.reject(new Error('gone')) } })
    await expect(dying.look()).rejects.toThrow('gone')
    expect(await service.database.db.selectFrom('reminders').select('at').where('at', '>', start).execute()).toEqual([])
    const told = await Promise.all(Array.from({ length: 5 }, () => reminding().look()))
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await remindersTo(owner.email)).toHaveLength(1)
  })

  test('and the service sends no more in an hour than it may; the rest comes later', async () => {
    begin()
    for (let n = 0; n < 3; n += 1) await draftOf(await signedIn(openBrowser(service.app)), `Molenwiek ${n}`)
    at(2)
    const few = createReminding({ ...parts(), config: { ...service.config, REMINDERS_PER_HOUR: 2 } })
    expect([await few.look(), await few.look(), await few.look()]).toEqual([2, 1, 0])
    at(7)
    const off = createReminding({ ...parts(), config: { ...service.config, REMINDERS_ENABLED: false } })
    expect(await off.look()).toBe(0)
  })
})

describe('whoever wants no more', () => {
  async function reminded() {
    begin()
    const owner = await confirmed()
    await draftOf(owner, 'Molenwiek')
    at(2)
    await look()
    const [mail] = await remindersTo(owner.email)
    const token = tokenIn(mail)
    return { owner, mail, token, url: `/api/reminders/${token}` }
  }
  const stranger = () => openBrowser(service.app)

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('says so in the mail program, with a form as %s', async (type, payload) => {
    const { owner, mail, url } = await reminded()
    const address = new URL(mail?.unsubscribe ?? '').pathname
    // Looking at it stops nothing.
    expect((await stranger().call('GET', address)).statusCode).toBe(405)
    expect((await stranger().call('GET', url)).json()).toEqual({ kind: 'draft', stopped: [] })
    const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }
    const stopped = await stranger().call('POST', address, { payload, headers })
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { kind: 'draft', stopped: ['draft'] }])
    at(7)
    expect(await look()).toBe(0)
    const { sent, stopped: kinds } = (await owner.call('GET', '/api/account/export')).json().reminders
    expect([sent.length, kinds[0].kind]).toEqual([1, 'draft'])
  })

  test('says so on a page, of all or of some, and may think again', async () => {
    const { url } = await reminded()
    const put = (stopped: readonly string[]) => stranger().call('PUT', url, { payload: { stopped } })
    expect((await put(['draft', 'order', 'case'])).json().stopped).toEqual(['case', 'draft', 'order'])
    at(7)
    expect(await look()).toBe(0)
    expect((await put([])).json()).toEqual({ kind: 'draft', stopped: [] })
    expect(await look()).toBe(1)
    expect((await put(['everything'])).statusCode).toBe(422)
  })

  test('needs the link of the mail, which tells nobody who they are', async () => {
    const { owner, token, url } = await reminded()
    expect(Buffer.from(token).toString()).not.toContain(owner.email)
    for (const wrong of [`${url}x`, url.replace('draft.', 'order.'), '/api/reminders/draft.x.y']) {
      expect((await stranger().call('GET', wrong)).statusCode).toBe(404)
      expect((await stranger().call('PUT', wrong, { payload: { stopped: [] } })).statusCode).toBe(404)
    }
    expect(service.logged.join()).not.toContain(owner.email)
  })

  test('is forgotten with the account, and goes along to another address', async () => {
    const { owner, url } = await reminded()
    await stranger().call('PUT', url, { payload: { stopped: ['draft'] } })
    const email = `nieuw-${owner.email}`
    const payload = { email, current_password: owner.password }
    expect((await owner.call('POST', '/api/account/email', { payload })).statusCode).toBeLessThan(300)
    const key = new URLSearchParams((await linkTo(service, email, '/questionnaire/new-email')).split('?')[1]).get('key')
    expect((await owner.call('POST', '/api/account/email/confirmation', { payload: { key } })).statusCode).toBe(200)
    const moved = await signedIn(openBrowser(service.app), { email, password: owner.password })
    const { sent, stopped } = (await moved.call('GET', '/api/account/export')).json().reminders
    expect([sent.length, stopped.length]).toEqual([1, 1])
    expect((await stranger().call('GET', url)).json().stopped).toEqual([])
    const count = async () => (await service.database.db.selectFrom('reminder_stops').selectAll().execute()).length
    const before = await count()
    await moved.call('DELETE', '/api/member_auth')
    expect(await count()).toBe(before - 1)
  })
})

test('a case that waits for its founder keeps to the same measure, with the same way out', async () => {
  begin()
  onTestFinished(() => begin())
  const founder = await founderWithCase(service)
  await draftOf(founder, 'Daarnaast')
  // A night and a Sunday bring none, however late it is; the papers are due within ten working days.
  const remind = async (days: number) => {
    at(days)
    await service.jobs.plan()
    await service.jobs.drain()
    return (await remindersTo(founder.email)).map(({ kind }) => kind)
  }
  expect(await remind(2)).toEqual(['reminder_draft'])
  expect(await remind(11)).toEqual(['reminder_draft', 'case_reminder'])
  const last = (await remindersTo(founder.email)).at(-1)
  expect(last?.text).toContain('/questionnaire/reminders?key=case.')
  await openBrowser(service.app).call('POST', `/api/reminders/${tokenIn(last)}/stop`, { payload: {} })
  expect((await remind(21)).filter((kind) => kind === 'case_reminder')).toHaveLength(1)
})
