import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeFiles, type Files } from '#server/adapters/files/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { gapsIn } from '#server/testing/case-history.ts'
import { atDesk, climb, filePart, founderWithCase, paper, staffMember } from '#server/testing/cases.ts'
import { findCase } from './store.ts'

// What somebody else does with a case while somebody is at it.

let service: TestApp
/** Happens once, while a file is written or read. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  const files = createFakeFiles()
  const now = async () => {
    const happens = meanwhile
    meanwhile = undefined
    await happens?.()
  }
  const slow: Files = {
    ...files,
    async put(...given) {
      await now()
      return files.put(...given)
    },
    async get(...given) {
      await now()
      return files.get(...given)
    },
  }
  service = await openTestApp({ files: slow, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

async function begin() {
  const founder = await founderWithCase(service)
  const [notary, colleague] = [await staffMember(service, founder.office), await staffMember(service, founder.office)]
  await climb(founder, notary, 'checking_documents')
  const uuid = founder.case.split('/').at(-1) ?? ''
  const history = async () => {
    const { db } = service.database
    const found = await db.selectFrom('cases').select('status').where('uuid', '=', uuid).executeTakeFirstOrThrow()
    const lines = await db.selectFrom('case_events').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()
    return { found, lines, actions: lines.map(({ action }) => action) }
  }
  return { founder, notary, colleague, desk: atDesk(colleague, founder.case), history }
}

test('a download that takes long stands in the history where the case is by then', async () => {
  const { founder, notary, desk, history } = await begin()
  meanwhile = () => desk.act({ action: 'hold', reason: 'no_reply_from_customer' })
  expect((await notary.call('GET', `${founder.case}/archive`)).statusCode).toBe(200)
  const { found, lines, actions } = await history()
  expect(actions.slice(-2)).toEqual(['hold', 'download'])
  expect(gapsIn(lines, found)).toBe(0)
})

test('a file for a case that another office got meanwhile is not taken', async () => {
  const { founder, notary, history } = await begin()
  const support = await staffMember(service)
  const office = founder.office === 1 ? 2 : 1
  meanwhile = () => support.call('PATCH', founder.case, { payload: { office, note: 'Zij hebben tijd.' } })
  const sent = await notary.call('POST', `${founder.case}/documents?type=poa`, filePart(paper('poa')))
  expect(sent.statusCode).toBe(404)
  expect((await history()).actions).not.toContain('add_poa')
  const { documents } = await atDesk(support, founder.case).read()
  expect(documents.map(({ type }) => type)).not.toContain('poa')
})

test('a question that two close at once is closed once', async () => {
  const { founder, notary, colleague, history } = await begin()
  const flag = { path: 'p1.firstname', text: 'Klopt dit?', flag: true }
  const { comments } = (await notary.call('POST', `${founder.case}/comments`, { payload: flag })).json()
  const close = () => ({ payload: { resolved: true } })
  const answers = await Promise.all(
    [notary, colleague].map((one) => one.call('PATCH', `${founder.case}/comments/${comments[0].id}`, close())),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await history()).actions.filter((action) => action === 'close_flag')).toHaveLength(1)
})

test('who is told of several things at once gets one mail', async () => {
  const { database, payments, clock } = service
  const founder = await founderWithCase(service)
  const found = await findCase(database.db, founder.case.split('/').at(-1) ?? '')
  if (found === undefined) throw new Error('There is no case.')
  // Support was told nothing so far.
  await database.db.deleteFrom('case_mails').where('reader', '=', 'support').execute()
  clock.advance(1)
  const at = clock.now()
  const tell = () =>
    database.inTransaction((tx) => payments.telling.support(tx, found, { kind: 'on_hold', reason: 'other' }))
  await Promise.all(Array.from({ length: 8 }, tell))
  const rows = await database.db.selectFrom('case_mails').select('told_at').where('at', '=', at).execute()
  expect(rows).toHaveLength(8)
  expect(rows.filter(({ told_at }) => told_at !== null)).toHaveLength(1)
})
