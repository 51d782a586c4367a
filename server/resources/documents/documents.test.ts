import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentAnswer, DocumentList } from '#contract/documents.ts'
import { createFakeDrawer, DrawingError } from '#server/adapters/documents/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { buildTestApp } from '#server/testing/app.ts'
import type { TestApp, TestAppOptions } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { founderWhoPaid, type Founder as PaidFounder } from '#server/testing/orders.ts'
import { readPdf } from '#server/testing/pdf.ts'
import { newestAnswersReader } from '../questionnaires/within.ts'
import { documentKeeper, issueDocuments } from './jobs.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const dutch = '/api/dutch_bv_incorporations'

type Founder = { readonly browser: Browser; readonly path: string; readonly uuid: string }

/** A founder who answered everything, or what is given. */
async function founderIn({ app }: TestApp, answers: object = completeAnswers, at = dutch): Promise<Founder> {
  const browser = openBrowser(app)
  const { uuid } = (await browser.call('POST', at)).json<{ uuid: string }>()
  const path = `${at}/${uuid}`
  expect((await browser.call('PATCH', path, { payload: answers })).statusCode).toBe(200)
  return { browser, path: `${path}/documents`, uuid }
}

/** The same, who paid for it. */
async function paidIn(service: TestApp, patch: object = {}): Promise<Founder & { readonly paid: PaidFounder }> {
  const paid = await founderWhoPaid(service, { patch })
  return { browser: paid, path: `${paid.path}/documents`, uuid: paid.questionnaire, paid }
}

const open = (options: TestAppOptions = {}) => buildTestApp({ database, ...options })
/** What lies on the shelf for one founder. */
const keptIn = ({ files }: TestApp, { uuid }: Founder) =>
  [...files.kept.keys()].filter((key) => key.startsWith(`documents/${uuid}/`))
const listOf = async ({ browser, path }: Founder) => (await browser.call('GET', path)).json<DocumentList>()

describe('before it is paid for', () => {
  it('lists what there will be, with its pages and what is missing', async () => {
    const founder = await founderIn(await open(), { main: { company_name: 'De Gouden Lepel' } })
    const { paid, documents } = await listOf(founder)
    expect(paid).toBe(false)
    expect(documents.map(({ index, type }) => [index, type])).toEqual([
      [0, 'draft_deed'],
      [1, 'poa'],
      [2, 'shareholder_register'],
      [3, 'pdc'],
      [4, 'regular'],
      [5, 'poa'],
    ])
    expect(documents[0]).toMatchObject({
      title: 'Akte van oprichting van De Gouden Lepel B.V.',
      status: 'incomplete',
      template_version: 2,
      languages: ['nl'],
      files: [],
      issued_at: null,
    })
    expect(documents[0]?.gaps).toContain('p1.lastname')
    expect(documents[0]?.pages).toBeGreaterThan(0)
  })

  it('has nothing missing once everything is answered', async () => {
    const { documents } = await listOf(await founderIn(await open()))
    expect(documents.map(({ status, gaps }) => [status, gaps])).toEqual(documents.map(() => ['draft', []]))
  })

  it('shows a document that grows with the answers, and nothing in a deed that is nobody’s business', async () => {
    const { browser, path } = await founderIn(await open())
    const read = async (index: number) =>
      JSON.stringify((await browser.call('GET', `${path}/${index}`)).json<DocumentAnswer>().document)
    const [deed, declaration] = [await read(0), await read(3)]
    expect(deed).toContain('{"kind":"computed","text":"De Gouden Lepel B.V.","fields":["main.company_name"]}')
    expect(deed).not.toContain('111222333')
    expect(declaration).toContain('111222333')
    const main = { company_name: 'De Zilveren Vork' }
    await browser.call('PATCH', path.replace('/documents', ''), { payload: { main } })
    expect(await read(0)).toContain('De Zilveren Vork B.V.')
  })

  it('names the notary that was chosen from our list, and no longer once another way is chosen', async () => {
    const { name, office, city } = await database.db
      .selectFrom('notaries')
      .select(({ fn }) => [fn.coalesce('notary_name', 'name').as('name'), 'name as office', 'city'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const { browser, path } = await founderIn(await open())
    const deed = async (main: object) => {
      await browser.call('PATCH', path.replace('/documents', ''), { payload: { main } })
      return JSON.stringify((await browser.call('GET', `${path}/0`)).json<DocumentAnswer>().document)
    }
    const chosen = await deed({ online_notary: false, notary_option: 'partner_notary', notary_id: 1 })
    expect(chosen).toContain(name)
    // An office signs nothing.
    expect(chosen).not.toContain(office)
    expect(chosen).toContain(city)
    expect(await deed({ online_notary: true })).not.toContain(name)
  })

  it('has the names of countries in the language of the flow, and a translation beside an English deed', async () => {
    const founder = await founderIn(await open(), completeAnswers, '/api/english_bv')
    const { documents } = await listOf(founder)
    expect(documents.map(({ languages }) => languages)).toEqual([['nl', 'en'], ...Array(6).fill(['en'])])
    const declaration = (await founder.browser.call('GET', `${founder.path}/3`)).body
    expect(declaration).toContain('"text":"Dutch"')
  })

  it('gives no file, and draws none to keep', async () => {
    const service = await open()
    const { browser, path } = await founderIn(service)
    for (const format of ['pdf', 'docx']) {
      const answer = await browser.call('GET', `${path}/0.${format}`)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ errors: [{ code: 'payment_required' }] })
    }
    expect(service.files.kept.size).toBe(0)
  })
})

it('is not there for anyone else, nor by another address', async () => {
  const service = await open()
  const { browser, path, uuid } = await paidIn(service)
  const stranger = openBrowser(service.app)
  for (const ending of ['', '/0', '/0.pdf', '/0.docx']) {
    expect((await stranger.call('GET', path + ending)).statusCode).toBe(404)
    expect((await browser.call('GET', `/api/english_bv/${uuid}/documents${ending}`)).statusCode).toBe(404)
    expect((await browser.call('GET', `${dutch}/${randomUUID()}/documents${ending}`)).statusCode).toBe(404)
    expect((await browser.call('GET', `${dutch}/x/documents${ending}`)).statusCode).toBe(404)
  }
  for (const index of ['9', '-1', 'x', '0.html', '0.pdf.pdf', '1e0', '00000']) {
    expect((await browser.call('GET', `${path}/${index}`)).statusCode, index).toBe(404)
  }
  expect((await browser.call('GET', `${path}/9.pdf`)).statusCode).toBe(404)
})

describe('once it is paid for', () => {
  it('stays as it was then, whatever is answered after', async () => {
    const founder = await paidIn(await open())
    const { browser, path } = founder
    const before = await listOf(founder)
    expect(before.paid).toBe(true)
    const [deed] = before.documents
    expect(deed).toMatchObject({ status: 'issued', gaps: [], up_to_date: true, issued_at: '2026-11-15T12:00:00.000Z' })
    expect(deed?.files.map(({ path: file }) => file)).toEqual([`${path}/0.pdf`, `${path}/0.docx`])
    const [pdf, shown] = [await browser.call('GET', `${path}/0.pdf`), await browser.call('GET', `${path}/0`)]
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="akte-van-oprichting-van-de-gouden-lepel-b-v.pdf"',
      'cache-control': 'no-store',
      etag: `"${deed?.files[0]?.sha256}"`,
    })

    const main = { company_name: 'De Zilveren Vork' }
    await browser.call('PATCH', path.replace('/documents', ''), { payload: { main } })
    const after = await listOf(founder)
    expect(after.documents).toEqual(before.documents.map((one) => ({ ...one, up_to_date: false })))
    expect((await browser.call('GET', `${path}/0.pdf`)).rawPayload.equals(pdf.rawPayload)).toBe(true)
    expect((await browser.call('GET', `${path}/0`)).json<DocumentAnswer>().document).toEqual(
      shown.json<DocumentAnswer>().document,
    )
  })

  it('lies ready when the payment came in, and is made once', async () => {
    const service = await open()
    const founder = await paidIn(service)
    await service.jobs.drain()
    const kept = keptIn(service, founder)
    expect(kept).toHaveLength(18)
    await database.inTransaction((tx) => service.jobs.enqueue(tx, issueDocuments, { questionnaire: founder.uuid }))
    await service.jobs.drain()
    await Promise.all([listOf(founder), listOf(founder), founder.browser.call('GET', `${founder.path}/2.docx`)])
    expect(keptIn(service, founder)).toEqual(kept)
    const rows = await database.db
      .selectFrom('issued_documents')
      .select(['revision', 'template_version', 'answers_hash', 'pdf_sha256'])
      .where('questionnaire', '=', founder.uuid)
      .execute()
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatchObject({ revision: 1, template_version: 2 })
    expect(rows[0]?.answers_hash).toMatch(/^[\w-]{43}$/)
    expect(rows[0]?.pdf_sha256).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is made once by two processes at the same time', async () => {
    const [one, other] = [await open(), await open()]
    const founder = await paidIn(one)
    const elsewhere = { url: founder.path, headers: { ...founder.paid.token } }
    const [here, there] = await Promise.all([listOf(founder), other.app.inject(elsewhere)])
    const row = await database.db
      .selectFrom('issued_documents')
      .select('file')
      .where('questionnaire', '=', founder.uuid)
      .executeTakeFirstOrThrow()
    expect(there.json()).toEqual(here)
    const keepers = [one, other].filter(({ files }) => files.kept.has(`${row.file}.pdf`))
    expect(keepers).toHaveLength(1)
    expect([...keptIn(one, founder), ...keptIn(other, founder)]).toHaveLength(18)
  })

  it('asks to come back later when it cannot be drawn right now', async () => {
    const busy = async () => {
      throw new DrawingError('busy', 'Too many documents wait to be drawn.')
    }
    const drawer = { ...createFakeDrawer(), pdf: busy }
    const { browser, path } = await paidIn(await open({ drawer }))
    const answer = await browser.call('GET', `${path}/0.pdf`)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
  })

  it('is a real PDF and tells nothing to the log', async () => {
    const service = await open({ drawer: realDrawer() })
    const { browser, path } = await paidIn(service)
    let answer = await browser.call('GET', `${path}/3.pdf`)
    // On a busy machine one is asked to come back, and does.
    while (answer.statusCode === 503) answer = await browser.call('GET', `${path}/3.pdf`)
    expect(answer.statusCode).toBe(200)
    const pdf = await readPdf(answer.rawPayload)
    expect(pdf.text).toContain('De Gouden Lepel B.V.')
    expect(pdf.text).toContain('111222333')
    expect(service.logged.join()).not.toMatch(/111222333|Gouden Lepel/)
  })

  it('is made anew after a change on purpose only, and what was paid for stays beside it', async () => {
    const service = await open()
    const founder = await paidIn(service)
    const [paidFor] = (await listOf(founder)).documents
    const main = { company_name: 'De Zilveren Vork' }
    await founder.browser.call('PATCH', founder.paid.path, { payload: { main } })
    const vault = vaultWith([Buffer.alloc(32, 1)])
    const first = await service.documents.paidFor(founder.uuid)
    const second = await newestAnswersReader({ vault, database })(founder.uuid)
    if (!first || !second) throw new Error('There is no version.')
    expect([first.number, second.number]).toEqual([1, 2])
    await service.documents.shelf.issue(second, { again: true })
    const [anew] = (await listOf(founder)).documents
    expect([paidFor, anew]).toMatchObject([
      { title: 'Akte van oprichting van De Gouden Lepel B.V.', answers_version: 1, up_to_date: true },
      { title: 'Akte van oprichting van De Zilveren Vork B.V.', answers_version: 2, up_to_date: true },
    ])
    const issued = await database.db
      .selectFrom('issued_documents')
      .select(['revision', 'answers_version'])
      .where('questionnaire', '=', founder.uuid)
      .where('position', '=', 0)
      .orderBy('revision')
      .execute()
    expect(issued).toEqual([
      { revision: 1, answers_version: first.uuid },
      { revision: 2, answers_version: second.uuid },
    ])
  })

  it('is never made of answers that lack something', async () => {
    const service = await open()
    const founder = await paidIn(service)
    const version = await service.documents.paidFor(founder.uuid)
    if (!version) throw new Error('There is no version.')
    const { lastname: _lastname, ...p1 } = version.answers.p1
    const lacking = { ...version, answers: { ...version.answers, p1 } }
    await expect(service.documents.shelf.issue(lacking)).rejects.toThrow('p1.lastname')
    await expect(service.documents.shelf.issue({ ...version, complete: false })).rejects.toThrow('lack')
    expect(keptIn(service, founder)).toEqual([])
  })

  it('goes with the account it belongs to', async () => {
    const service = await open()
    const founder = await paidIn(service)
    await service.jobs.drain()
    const owner = { uuid: founder.paid.account, email: founder.paid.email }
    const keeper = documentKeeper(service)
    const collected = await keeper.collect(database.db, owner)
    expect(collected).toHaveLength(6)
    expect(JSON.stringify(collected)).not.toContain('hash')
    await database.inTransaction((tx) => keeper.erase(tx, owner))
    expect(keptIn(service, founder)).toHaveLength(18)
    await service.jobs.drain()
    expect(keptIn(service, founder)).toEqual([])
    expect(await keeper.collect(database.db, owner)).toEqual([])
  })
})
