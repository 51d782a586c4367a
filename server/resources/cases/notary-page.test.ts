import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaseDeed } from '#contract/case-deed.ts'
import type { DocumentList } from '#contract/documents.ts'
import { type ComposedDocument, plainText } from '#domain/documents/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, founderWithCase, staffMember } from '#server/testing/cases.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const pageIn = ({ notary_page }: CaseDeed) => plainText(notary_page?.document as ComposedDocument)

test('the office reads what is open and what was filled in, and takes it along as a file', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const read = async () => pageIn((await notary.call('GET', `${founder.case}/deed`)).json<CaseDeed>())
  const before = await read()
  expect(before).toMatch(/In te vullen door de notaris\n[^\n]*: Akte van oprichting/)
  expect(before).toContain('Waar de wet ons ruimte liet')
  expect(before).toContain('De antwoorden en wat zij bepalen')
  await atDesk(notary, founder.case).fillBlanks()
  expect(await read()).toMatch(/Al ingevuld\n/)
  for (const [format, type] of [
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const) {
    const file = await notary.call('GET', `${founder.case}/notary-page?format=${format}`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type])
    expect(file.headers['content-disposition']).toContain(`voor-de-notaris.${format}`)
  }
})

test('who founds never gets it: not in a list, not by a call, not with the case', async () => {
  const founder = await founderWithCase(service)
  const asked = await founder.call('GET', `${founder.case}/notary-page`)
  expect(asked.statusCode).toBe(403)
  const list = (await founder.call('GET', `${founder.path}/documents`)).json<DocumentList>()
  expect(list.documents.map(({ name }) => name)).not.toContain('notary_page')
  for (const place of list.documents.keys()) {
    const { index } = list.documents[place] ?? {}
    const { document } = (await founder.call('GET', `${founder.path}/documents/${index}`)).json()
    expect(plainText(document)).not.toContain('Waar de wet ons ruimte liet')
  }
  const past = await founder.call('GET', `${founder.path}/documents/${list.documents.length + 1}`)
  expect(past.statusCode).toBe(404)
  expect(JSON.stringify(await founder.look())).not.toContain('notary_page')
})

test('another office does not get it either', async () => {
  const founder = await founderWithCase(service)
  const stranger = await staffMember(service, founder.office + 1)
  expect((await stranger.call('GET', `${founder.case}/notary-page`)).statusCode).toBe(404)
})
