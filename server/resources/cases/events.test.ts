import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { listen } from '#server/testing/listening.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const hold = { action: 'hold', reason: 'no_reply_from_customer' } as const

describe('who has a page open', () => {
  test('hears that the case changed, each of those who may see it, and nothing of what it was', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    const support = await staffMember(service)
    const heard = [
      await listen(founder, founder.own),
      await listen(notary, founder.case),
      await listen(notary, '/api/notary/queue'),
      await listen(support, '/api/notary/queue'),
    ]
    for (const next of heard) expect(await next()).toMatchObject({ event: 'open' })
    const { version } = await atDesk(notary, founder.case).act(hold)
    for (const next of heard) expect(await next()).toMatchObject({ event: 'changed' })
    expect((await founder.look()).version).toBe(version)
  })

  test('a founder does not even notice what an office writes for itself', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    const [own, desk] = [await listen(founder, founder.own), await listen(notary, founder.case)]
    for (const next of [own, desk]) await next()
    await notary.call('POST', `${founder.case}/comments`, { payload: { text: 'Intern', internal: true } })
    expect(await desk()).toMatchObject({ event: 'changed' })
    await founder.call('POST', `${founder.own}/comments`, { payload: { text: 'Hallo' } })
    const { version } = await founder.look()
    // The first thing that is heard is their own.
    expect(await own()).toEqual({ event: 'changed', revision: version })
  })

  test('of another office hears nothing of it', async () => {
    const founder = await founderWithCase(service)
    const other = await staffMember(service, founder.office === 1 ? 2 : 1)
    const elsewhere = await listen(other, '/api/notary/queue')
    await elsewhere()
    await atDesk(await staffMember(service), founder.case).act(hold)
    const theirs = await founderWithCase(service)
    const row = service.database.db.updateTable('cases').where('questionnaire', '=', theirs.questionnaire)
    await row.set({ office: other === undefined ? 0 : founder.office === 1 ? 2 : 1, version: 77 }).execute()
    expect(await elsewhere()).toEqual({ event: 'changed', revision: 77 })
  })
})

describe('it ends', () => {
  test('when one is signed out, before anything more is told', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    const next = await listen(notary, founder.case)
    await next()
    await service.database.db.deleteFrom('account_clients').where('account', '=', notary.account.uuid).execute()
    await atDesk(await staffMember(service), founder.case).act(hold)
    expect(await next()).toBeNull()
  })

  test('when the case is another office’s', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    const [next, queue] = [await listen(notary, founder.case), await listen(notary, '/api/notary/queue')]
    for (const one of [next, queue]) await one()
    const { db } = service.database
    const row = db.updateTable('cases').where('questionnaire', '=', founder.questionnaire)
    await row.set({ office: founder.office === 1 ? 2 : 1 }).execute()
    expect(await next()).toBeNull()
    // Who had it sees it go.
    expect(await queue()).toMatchObject({ event: 'changed' })
  })

  test('for the oldest of too many windows', async () => {
    const founder = await founderWithCase(service)
    const windows: (() => Promise<unknown>)[] = []
    for (let window = 0; window < 17; window++) windows.push(await listen(founder, founder.own))
    const [first, second] = windows
    await first?.()
    expect(await first?.()).toBeNull()
    expect(await second?.()).toMatchObject({ event: 'open' })
  })

  test('when the server stops, also over a real connection, which brings each word at once', async () => {
    const stopping = await openTestApp()
    const founder = await founderWithCase(stopping)
    const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}${founder.own}/events`, {
      headers: { ...founder.token, 'accept-encoding': 'gzip, br' },
    })
    const words = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await words?.read())?.value).toMatch(/^event: open\n/)
    await founder.call('POST', `${founder.own}/comments`, { payload: { text: 'Hallo' } })
    expect((await words?.read())?.value).toMatch(/^event: changed\n/)
    await stopping.close()
    expect((await words?.read())?.done).toBe(true)
  })
})
