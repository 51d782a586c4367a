import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoggedLine } from '#contract/audit.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'

let service: TestApp
let admin: Browser
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  admin = await signedInAs(service, 'admin')
  for (const [index, name] of ['=HYPERLINK("https://elders.example")', 'Punt; komma', 'Gewoon'].entries()) {
    const payload = { name, nl: `regel-${index}`, en: null }
    expect((await admin.call('POST', '/api/admin/stories', { payload })).statusCode).toBe(201)
  }
  await admin.call('PUT', '/api/admin/switches/FOUNDATIONS_ENABLED', { payload: { is_on: true } })
})
afterAll(() => service.close())

const read = async (query: string): Promise<{ data: LoggedLine[]; next: string | null; people: string[] }> =>
  (await admin.call('GET', `/api/admin/audit?${query}`)).json()

test('the log is read by what it is about and by who did it, the newest first', async () => {
  const { data, people } = await read('subject=story:')
  expect(data.map(({ label }) => label)).toEqual(['Gewoon', 'Punt; komma', '=HYPERLINK("https://elders.example")'])
  const [{ subject, who } = { subject: '', who: '' }] = data
  expect((await read(`subject=${subject}`)).data.map(({ label }) => label)).toEqual(['Gewoon'])
  expect(people).toEqual([who])
  expect((await read('who=Niemand')).data).toEqual([])
})

test('a page of it ends where the next begins', async () => {
  const { db } = service.database
  const [line] = await db.selectFrom('audit_lines').selectAll().where('subject', 'like', 'story:%').execute()
  const { id: _, detail, ...kept } = line ?? expect.fail('There is no line.')
  const more = Array.from({ length: 120 }, (_one, index) => ({
    ...kept,
    detail: JSON.stringify(detail),
    label: `Nr ${index}`,
  }))
  await db.insertInto('audit_lines').values(more).execute()
  const all = new Set<string>()
  let before: string | null = ''
  for (let pages = 0; before !== null && pages < 20; pages++) {
    const { data, next } = await read(`subject=story:${before && `&before=${before}`}`)
    for (const found of data) all.add(String(found.id))
    before = next
  }
  expect([all.size, before]).toEqual([123, null])
})

test('as a table for a spreadsheet nothing in it is a formula, and a line stays a line', async () => {
  const answer = await admin.call('GET', '/api/admin/audit.csv?subject=story:')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('logboek.csv')
  const rows = answer.body.split('\r\n')
  expect(rows[0]).toBe('\ufeffat;who;action;subject;label;detail')
  expect(rows.filter((row) => row.includes('HYPERLINK'))).toEqual([
    expect.stringContaining(`;"'=HYPERLINK(""https://elders.example"")";`),
  ])
  expect(rows.filter((row) => row.includes('Punt'))).toEqual([expect.stringContaining(';"Punt; komma";')])
})
