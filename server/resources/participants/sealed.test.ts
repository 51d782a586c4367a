import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CustomerCase } from '#contract/cases.ts'
import { routes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Caller, filePart, founderWithCase, paper, staffMember } from '#server/testing/cases.ts'
import { atOwnPart } from '#server/testing/participants.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' } })
})
afterAll(() => service.close())

/** What nobody but Bram and the notary may read; each can be told from everything else. */
const sealed = {
  ...{ document_type: 'passport', document_number: 'BRAMZ9871', place_of_issue: 'Zegelstad' },
  ...{ issue_date: '07-03-2023', expiration_date: '09-04-2033', bsn: '999990019', pep: true },
}
const markers = [
  'BRAMZ9871',
  'Zegelstad',
  '07-03-2023',
  '2023-03-07',
  '7 maart 2023',
  '09-04-2033',
  '9 april 2033',
  '999990019',
  // What is in a file they sent, how it is called, and what they and the office said.
  'BRAMSBLAD',
  'Bramspaspoort',
  'Bramsvraag',
  'Bramsantwoord',
]
const open = { birthplace: 'Openstad', nationality: 'NL', phone_number: '+31687654321', marital_status: 'unmarried' }

let count = 0
async function withPart() {
  count += 1
  const email = `bram${count}@voorbeeld.nl`
  const founder = await founderWithCase(service, { patch: { p2: { filled_in_by: 'self', email } } })
  await service.jobs.drain()
  const bram = await atOwnPart(service, email)
  const saved = await bram.call('PATCH', bram.path, { payload: { answers: { ...sealed, ...open } } })
  expect(saved.statusCode, saved.body).toBe(200)
  const file = filePart(paper('BRAMSBLAD'), 'Bramspaspoort.pdf')
  const sent = await bram.call('POST', `${bram.path}/uploads?kind=identity`, file)
  expect(sent.statusCode, sent.body).toBe(201)
  const asked = await bram.call('POST', `${bram.path}/messages`, { payload: { text: 'Bramsvraag' } })
  expect(asked.statusCode, asked.body).toBe(201)
  const notary = await staffMember(service, founder.office)
  const thread = `${founder.case}/participants/p2/messages`
  const said = await notary.call('POST', thread, { payload: { text: 'Bramsantwoord' } })
  expect(said.statusCode, said.body).toBe(201)
  return { founder, bram, email, notary, upload: sent.json<{ uuid: string }>().uuid }
}

const expectNone = (text: string, where: string) => {
  for (const marker of markers) expect(text.includes(marker), `${marker} in ${where}`).toBe(false)
}

const all: readonly Route[] = routes

/** Everything that can be read at an address, as somebody sees it. */
async function readsOf(caller: Caller, ids: Readonly<Record<string, string>>): Promise<[string, string][]> {
  const found: [string, string][] = []
  for (const { path, method, events } of all) {
    if (method !== 'GET' || events) continue
    const uuid = path.includes('/notary/cases/')
      ? ids.case
      : path.includes('/payments/')
        ? ids.order
        : ids.questionnaire
    const values: Readonly<Record<string, string | undefined>> = { ...ids, uuid }
    for (const index of path.includes(':index') ? ['0', '1', '2', '3', '4', '5', '6'] : ['0']) {
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'index' ? index : (values[name] ?? 'x')))
      const query = path.endsWith('/shareholders') ? `?questionnaire=${ids.questionnaire}` : ''
      found.push([`${method} ${url}`, (await caller.call('GET', `${url}${query}`)).body])
    }
  }
  return found
}

describe('what somebody sealed', () => {
  test('is read by themselves and by the notary', async () => {
    const { founder, bram, notary } = await withPart()
    expect((await bram.call('GET', bram.path)).json().answers).toMatchObject({ ...sealed, ...open })
    expect((await notary.call('GET', founder.case)).json().answers.p2).toMatchObject({ ...sealed, ...open })
    const support = await staffMember(service)
    expect((await support.call('GET', founder.case)).json().answers.p2).not.toHaveProperty('document_type')
    await support.call('POST', `${founder.case}/access`, { payload: { reason: 'De klant vroeg ernaar.' } })
    expect((await support.call('GET', founder.case)).json().answers.p2).toMatchObject(sealed)
  })

  test('says to the notary how they sign, and to whoever ordered only what the deed shows', async () => {
    const { founder, bram, notary } = await withPart()
    const save = (answers: object) => bram.call('PATCH', bram.path, { payload: { answers } })
    const routeFor = async (caller: Caller, path: string) =>
      (await caller.call('GET', path)).json<CustomerCase>().signing.find(({ person }) => person === 'p2')?.route
    const seen: [string | undefined, unknown][] = []
    for (const document_type of ['passport', 'driver_licence']) {
      await save({ document_type, residence_country: 'NL' })
      seen.push([(await routeFor(notary, founder.case))?.way, await routeFor(founder, founder.own)])
    }
    expect(seen).toEqual([
      ['online', null],
      ['legalised_here', null],
    ])
    // Where somebody lives stands in the deed; with which document they show who they are does not.
    await save({ residence_country: 'US' })
    expect(await routeFor(founder, founder.own)).toMatchObject({ way: 'apostille', reasons: ['abroad'] })
    expect((await routeFor(notary, founder.case))?.reasons).toEqual(['abroad', 'document'])
  })

  test('is in no answer, file, mail, row or log of anybody else', async () => {
    const { founder, bram, email, upload } = await withPart()
    const { hash } = (await bram.call('GET', `${bram.path}/deed`)).json()
    const { version } = (await bram.call('GET', bram.path)).json()
    const declared = await bram.call('POST', `${bram.path}/declare`, { payload: { version, hash } })
    expect([declared.statusCode, declared.json().state], declared.body).toEqual([200, 'complete'])
    await service.jobs.drain()

    const other = await withPart()
    const strangers: Readonly<Record<string, Caller>> = {
      customer: founder,
      'another participant': other.bram,
      'another office': await staffMember(service, founder.office + 1),
      'support without a reason': await staffMember(service),
    }
    const ids = {
      questionnaire: founder.questionnaire,
      order: founder.order,
      case: founder.case.split('/').at(-1) ?? '',
      ...{ person: 'p2', upload, document: upload, token: bram.path.split('/').at(-1) ?? '' },
    }
    for (const [who, caller] of Object.entries(strangers)) {
      const reads = await readsOf(caller, ids)
      // What is not there proves nothing: whoever ordered reads the answers, the papers and the case.
      if (who === 'customer')
        expect(reads.filter(([, body]) => body.includes('De Gouden Lepel')).length).toBeGreaterThan(5)
      for (const [where, body] of reads) expectNone(body, `${where} as ${who}`)
    }
    const asStranger = await other.bram.call('GET', bram.path)
    expect(asStranger.statusCode).toBe(403)

    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      service.database.db,
    )
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        service.database.db,
      )
      for (const { row } of rows) expectNone(row, name)
    }
    for (const mail of await service.outbox.listMails())
      expectNone(`${mail.subject} ${mail.text}`, `a mail to ${mail.to}`)
    for (const line of service.logged) expectNone(line, 'the log')
    for (const line of service.logged) expect(line).not.toContain(email)
  })

  test('is not kept of what whoever ordered typed before, and not theirs to answer', async () => {
    const { founder } = await withPart()
    const { p2 } = (await founder.call('GET', founder.path)).json().product_data
    expect(p2).toMatchObject(open)
    for (const key of Object.keys(sealed)) expect(p2).not.toHaveProperty(key)
    const meddled = await founder.call('PATCH', founder.path, { payload: { p2: { birthplace: 'Elders' } } })
    expect([meddled.statusCode, meddled.json().errors[0].path]).toEqual([422, 'p2.birthplace'])
  })
})

describe('a part', () => {
  test('holds the case up until it is declared right, and again after a change', async () => {
    const { founder, bram } = await withPart()
    await founder.sendPapers()
    const missing = async () => (await founder.act({ action: 'submit' })).json().missing
    expect(await missing()).toEqual([{ kind: 'participant', id: 'p2' }])
    const declare = async (changed: object = {}) => {
      const { hash } = (await bram.call('GET', `${bram.path}/deed`)).json()
      const { version } = (await bram.call('GET', bram.path)).json()
      return bram.call('POST', `${bram.path}/declare`, { payload: { version, hash, ...changed } })
    }
    expect((await declare({ hash: 'een andere akte' })).statusCode).toBe(409)
    expect((await declare({ version: 0 })).statusCode).toBe(409)
    expect((await declare()).json().state).toBe('complete')
    // From here on it is theirs: nobody takes it back or puts another in their place.
    for (const p2 of [{ filled_in_by: 'customer' }, null]) {
      const taken = await founder.call('PATCH', founder.path, { payload: { p2 } })
      expect([taken.statusCode, taken.json().errors[0].code]).toEqual([403, 'part_complete'])
    }
    const mine = `/api/api_customer_dashboard/shareholders/${founder.questionnaire}-p2/take_back`
    expect((await founder.call('POST', mine)).statusCode).toBe(409)
    await bram.call('PATCH', bram.path, { payload: { answers: { place_of_issue: 'Elders' } } })
    expect(await missing()).toEqual([{ kind: 'participant', id: 'p2' }])
    expect((await declare()).json().state).toBe('complete')
    expect((await founder.act({ action: 'submit' })).statusCode).toBe(200)
    const { history } = await founder.look()
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['participant_invited', 'participant_began', 'participant_complete']),
    )
  })

  test('of two windows the second is told', async () => {
    const { bram } = await withPart()
    const { version } = (await bram.call('GET', bram.path)).json()
    const save = (place_of_issue: string) =>
      bram.call('PATCH', bram.path, {
        payload: { answers: { place_of_issue } },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await save('Een')).statusCode).toBe(200)
    const second = await save('Twee')
    expect([second.statusCode, second.json().current.answers.place_of_issue]).toEqual([409, 'Een'])
  })

  test('takes nothing that is not theirs, and lights what the deed says of them', async () => {
    const { bram } = await withPart()
    for (const answers of [{ shares: 100 }, { email: 'x@voorbeeld.nl' }, { filled_in_by: 'customer' }]) {
      expect((await bram.call('PATCH', bram.path, { payload: { answers } })).statusCode).toBe(422)
    }
    const { document, own } = (await bram.call('GET', `${bram.path}/deed`)).json()
    expect(own.length).toBeGreaterThan(0)
    expectNone(JSON.stringify(document), 'the deed')
  })

  test('of who does not take part is gone, and whoever ordered is told', async () => {
    const { founder, bram } = await withPart()
    expect((await bram.call('POST', `${bram.path}/decline`)).json()).toEqual({ declined: true })
    const list = await founder.call(
      'GET',
      `/api/api_customer_dashboard/shareholders?questionnaire=${founder.questionnaire}`,
    )
    expect(list.json().participants).toMatchObject([{ state: 'declined', moves: ['take_back', 'replace'] }])
    await service.jobs.drain()
    const mails = await service.outbox.listMails()
    expect(mails.filter(({ to, kind }) => to === founder.email && kind === 'participant_declined')).toHaveLength(1)
  })
})
