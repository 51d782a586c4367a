import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContractSummary } from '#contract/contracts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type ContractMaker, contractMaker, ndaAnswers } from '#server/testing/contracts.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const path = '/api/api_customer_dashboard/contracts'

describe('a draft', () => {
  test('begins with who signs for the company, and the next with what the last one said of us', async () => {
    const maker = await contractMaker(service)
    const first = await maker.make()
    expect(first).toMatchObject({
      status: 'editing',
      answers: { our_signer: 'Hinke Jansma' },
      company_name: 'Terp B.V.',
    })
    await maker.change(first, { answers: ndaAnswers })
    const { answers, title } = await maker.make()
    expect([answers.penalty_amount, answers.other_name, answers.start_date, title]).toEqual([
      2500,
      undefined,
      undefined,
      '',
    ])
    const copy = await maker.make({ copy_of: first.uuid })
    expect(copy).toMatchObject({ answers: ndaAnswers, title: 'Wad & Wal B.V.', copied_from: first.uuid, missing: [] })
  })

  test('is one however often the same is asked for', async () => {
    const maker = await contractMaker(service)
    const key = randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => maker.make({ key })))
    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1)
  })

  test('takes what is right, and refuses whole what is wrong or not asked', async () => {
    const maker = await contractMaker(service)
    const { uuid } = await maker.make()
    const answer = await maker.call('PATCH', `${path}/${uuid}`, {
      payload: { answers: { secret_years: 500, iets: 'x', purpose: 'samen werken' } },
    })
    expect([
      answer.statusCode,
      answer
        .json()
        .errors.map((one: { path: string }) => one.path)
        .sort(),
    ]).toEqual([422, ['answers.iets', 'answers.secret_years']])
    const { answers } = await maker.change({ uuid }, { answers: { purpose: 'samen werken' } })
    expect(answers.purpose).toBe('samen werken')
    expect((await maker.change({ uuid }, { answers: { purpose: null } })).answers.purpose).toBeUndefined()
  })

  test('of two windows the one that looks at an older version is shown the newer', async () => {
    const maker = await contractMaker(service)
    const { uuid, version } = await maker.make()
    await maker.change({ uuid }, { title: 'Rotor' })
    const late = await maker.call('PATCH', `${path}/${uuid}`, {
      ...{ payload: { title: 'Stator' }, headers: { 'if-match': `"${version}"` } },
    })
    expect([late.statusCode, late.json().current]).toMatchObject([409, { title: 'Rotor', version: version + 1 }])
  })

  test('is nobody else’s, and neither is the company it is for', async () => {
    const [maker, stranger] = [await contractMaker(service), await contractMaker(service)]
    const { uuid } = await maker.make()
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const answer = await stranger.call(method, `${path}/${uuid}`, method === 'PATCH' ? { payload: {} } : {})
      expect([method, answer.statusCode]).toEqual([method, 404])
    }
    const headers = { 'company-id': maker.company }
    expect((await stranger.call('GET', path, { headers })).statusCode).toBe(404)
    const payload = { name: 'nda' }
    expect((await stranger.call('POST', path, { headers, payload })).statusCode).toBe(404)
    expect((await stranger.call('POST', path, { payload: { ...payload, copy_of: uuid } })).statusCode).toBe(404)
  })

  test('is thrown away while it is one', async () => {
    const maker = await contractMaker(service)
    const { uuid } = await maker.make()
    expect((await maker.call('DELETE', `${path}/${uuid}`)).json()).toEqual({ success: true })
    const approved = await maker.approved()
    expect((await maker.call('DELETE', `${path}/${approved.uuid}`)).statusCode).toBe(409)
  })

  test('seals what was answered', async () => {
    const maker = await contractMaker(service)
    const { uuid } = await maker.change(await maker.make(), { answers: { purpose: 'een geheim plan' } })
    const row = await service.database.db.selectFrom('contracts').selectAll().where('uuid', '=', uuid).execute()
    expect(JSON.stringify(row)).not.toContain('geheim plan')
    expect(service.logged.join()).not.toContain('geheim plan')
  })
})

describe('the list', () => {
  test('is searched, narrowed and read in parts', async () => {
    const maker = await contractMaker(service)
    for (const title of ['Rotor B.V.', 'Stator 100% B.V.', 'Wiek']) {
      await maker.change(await maker.make(), { title })
      service.clock.advance(1000)
    }
    const listed = async (query: string, headers = {}) => {
      const { contracts, next_cursor } = (await maker.call('GET', `${path}?${query}`, { headers })).json()
      return { titles: contracts.map(({ title }: ContractSummary) => title), next_cursor }
    }
    expect((await listed('')).titles).toEqual(['Wiek', 'Stator 100% B.V.', 'Rotor B.V.'])
    expect((await listed('search=TOR')).titles).toEqual(['Stator 100% B.V.', 'Rotor B.V.'])
    expect((await listed('search=100%25')).titles).toEqual(['Stator 100% B.V.'])
    expect((await listed('search=%25%25')).titles).toEqual([])
    expect((await listed('status=active')).titles).toEqual([])
    expect((await listed('', { 'company-id': maker.company })).titles).toHaveLength(3)
    const first = await listed('limit=2')
    expect(first.titles).toEqual(['Wiek', 'Stator 100% B.V.'])
    expect(await listed(`limit=2&cursor=${first.next_cursor}`)).toEqual({ titles: ['Rotor B.V.'], next_cursor: null })
    expect((await maker.call('GET', `${path}?cursor=x`)).statusCode).toBe(422)
  })
})

describe('approving', () => {
  test('wants every answer, and then freezes the text', async () => {
    const maker = await contractMaker(service)
    const made = await maker.make()
    const early = await maker.call('POST', `${path}/${made.uuid}/submit`)
    expect([early.statusCode, early.json().errors[0]]).toMatchObject([422, { code: 'required' }])
    await maker.change(made, { answers: ndaAnswers })
    const { version, status } = await maker.move(made, 'submit')
    expect(status).toBe('awaiting_approval')
    const stale = await maker.call('POST', `${path}/${made.uuid}/approve`, { payload: { version: version - 1 } })
    expect([stale.statusCode, stale.json().current]).toMatchObject([409, { version }])
    const approved = await maker.move(made, 'approve', { version })
    expect(approved).toMatchObject({ status: 'approved', revision: 1, moves: ['change', 'send'] })
    const { document, text_sha256 } = (await maker.call('GET', `${path}/${made.uuid}/document`)).json()
    expect(JSON.stringify(document)).toContain('Wad & Wal B.V.')
    expect(text_sha256).toBe(approved.approved?.text_sha256)
    const pdf = await maker.call('GET', `${path}/${made.uuid}/contract.pdf`)
    expect([pdf.statusCode, pdf.headers['content-disposition']]).toMatchObject([200, expect.stringContaining('.pdf')])
    expect((await maker.call('GET', `${path}/${made.uuid}/contract.docx`)).statusCode).toBe(200)
    // Of the company nothing that changes later reaches a text that was approved.
    await maker.call('PATCH', `/api/api_customer_dashboard/companies/${maker.company}`, { payload: { town: 'Sneek' } })
    expect((await maker.call('GET', `${path}/${made.uuid}/document`)).json()).toEqual({ document, text_sha256 })
  })

  test('is done once by two at the same moment', async () => {
    const maker = await contractMaker(service)
    const made = await maker.change(await maker.make(), { answers: ndaAnswers })
    const { version } = await maker.move(made, 'submit')
    const call = () => maker.call('POST', `${path}/${made.uuid}/approve`, { payload: { version } })
    const codes = (await Promise.all([call(), call()])).map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 409])
    const { db } = service.database
    const rows = await db.selectFrom('contract_revisions').select('file').where('contract', '=', made.uuid).execute()
    expect(rows).toHaveLength(1)
    const files = [...service.files.kept.keys()].filter((key) => key.startsWith(`contracts/${made.uuid}/`))
    expect(files).toHaveLength(3)
  })

  test('takes one of what is included, once for each contract, and no more than there is', async () => {
    const refusal = async (maker: ContractMaker) => {
      const made = await maker.change(await maker.make(), { answers: ndaAnswers })
      const { version } = await maker.move(made, 'submit')
      const answer = await maker.call('POST', `${path}/${made.uuid}/approve`, { payload: { version } })
      return [answer.statusCode, answer.json().errors?.[0]?.code]
    }
    expect(await refusal(await contractMaker(service, 0))).toEqual([409, 'no_membership'])
    const maker = await contractMaker(service, 1)
    const first = await maker.approved()
    await maker.change(first, { answers: { secret_years: 4 } })
    const { version } = await maker.move(first, 'submit')
    expect((await maker.move(first, 'approve', { version })).status).toBe('approved')
    expect(await refusal(maker)).toEqual([409, 'no_contracts_left'])
  })

  test('a change afterwards makes it a draft again, and the next approval another text', async () => {
    const maker = await contractMaker(service)
    const made = await maker.approved()
    const changed = await maker.change(made, { answers: { secret_years: 5 } })
    expect(changed).toMatchObject({ status: 'editing', approved: null, revision: 1 })
    const { version } = await maker.move(made, 'submit')
    const again = await maker.move(made, 'approve', { version })
    expect(again).toMatchObject({ status: 'approved', revision: 2 })
    expect(again.approved?.text_sha256).not.toBe(made.approved?.text_sha256)
  })
})
