import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataChanges } from '#contract/admin-data.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'
import { founderWithOrder } from '#server/testing/orders.ts'
import { formWith, photo } from '#server/testing/pictures.ts'
import { changedPlaces, stableJson } from './differences.ts'
import { filesInZip, packedFiles } from './zip.ts'

type Desk = { readonly service: TestApp; readonly admin: Browser }
type Texts = Record<string, string>

async function openDesk(): Promise<Desk> {
  const service = await openTestApp()
  return { service, admin: await signedInAs(service, 'admin') }
}

let from: Desk
let to: Desk
beforeAll(async () => {
  from = await openDesk()
  to = await openDesk()
})
afterAll(async () => {
  await from.service.close()
  await to.service.close()
})

async function download({ admin }: Desk): Promise<Buffer> {
  const answer = await admin.call('GET', '/api/admin/data.zip')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return answer.rawPayload
}

const textsIn = (zip: Uint8Array): Texts =>
  Object.fromEntries([...filesInZip(zip)].map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]))
const zipped = (texts: Texts) =>
  packedFiles(new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)])))

async function preview({ admin }: Desk, zip: Uint8Array): Promise<DataChanges> {
  const answer = await admin.call('POST', '/api/admin/data/preview', formWith(zip))
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return answer.json()
}

const bring = ({ admin }: Desk, zip: Uint8Array, fingerprint: string) =>
  admin.call('POST', '/api/admin/data/import', formWith(zip, { fingerprint }))

/** As somebody would in a text editor. */
const edited = (texts: Texts, path: string, change: (value: never) => unknown): Texts => ({
  ...texts,
  [path]: JSON.stringify(change(JSON.parse(texts[path] ?? 'null') as never)),
})

/** Something of everything that the back office edits. */
async function work({ admin, service }: Desk): Promise<void> {
  const done = async (...call: Parameters<typeof admin.call>) => {
    const answer = await admin.call(...call)
    expect([call[1], answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
      ...[call[1], expect.toSatisfy((status: number) => status < 300), ''],
    ])
    return answer.json()
  }
  const picture = await done('POST', '/api/admin/pictures', {
    ...formWith(await photo(), { alt_nl: 'Een hamer', alt_en: 'A gavel' }),
  })
  const content = (title: string) => ({
    ...{ _uid: 'p', component: 'page', body: [] },
    meta: {
      ...{ _uid: 'm', component: 'meta', title, title__i18n__en: title, description: 'x', description__i18n__en: 'x' },
      picture: { file: picture.name, alt: 'Een hamer' },
    },
  })
  const stories = '/api/admin/stories'
  const page = await done('POST', stories, {
    payload: { name: 'Nieuw', nl: 'nieuw/diep', en: 'new', content: content('Nieuw') },
  })
  await done('POST', `${stories}/${page.uuid}/publish`, { payload: { number: 1, revision: 1, at: null } })
  await done('PUT', `${stories}/${page.uuid}/addresses`, { payload: { nl: 'nieuwer', en: 'newer', aliases: [] } })
  const seen = (await done('GET', `${stories}/${page.uuid}`)).versions[0]
  const next = await done('PUT', `${stories}/${page.uuid}/draft`, {
    payload: { number: seen.number, revision: seen.revision, name: 'Later', content: content('Later') },
  })
  const [draft] = next.versions
  await done('POST', `${stories}/${page.uuid}/publish`, {
    payload: { number: draft.number, revision: draft.revision, at: '2027-01-01T09:00:00+01:00' },
  })
  await done('PUT', '/api/admin/switches/foundations', { payload: { is_on: true, note: null } })
  const { data: countries } = await done('GET', '/api/admin/countries')
  const [{ code, revision }] = countries
  await done('POST', `/api/admin/countries/${code}/risks`, {
    payload: { revision, level: 'high', reason: 'Proef', from_day: '2026-12-01' },
  })
  const office = await done('POST', '/api/admin/offices', {
    payload: { name: 'Kantoor Proef', city: 'Assen', province: 'Drenthe' },
  })
  expect(office.id).toBeGreaterThan(0)
  await service.database.db
    .insertInto('question_rewrites')
    .values({
      ...{ question: 'main.company_name', revision: 1, at: service.clock.now(), who: 'Proef' },
      words: JSON.stringify([]),
    })
    .execute()
}

test('what goes out of one place and into an empty one goes out of that the same, byte for byte', async () => {
  await work(from)
  const zip = await download(from)
  expect(Buffer.compare(await download(from), zip)).toBe(0)
  const paths = Object.keys(textsIn(zip))
  for (const path of ['stories/nieuwer.json', 'stories/woordenlijst/ubo.json', 'switches/foundations.json']) {
    expect(paths).toContain(path)
  }
  for (const folder of ['prices', 'offices', 'countries', 'questions', 'calculator', 'pictures']) {
    expect([folder, paths.some((path) => path.startsWith(`${folder}/`))]).toEqual([folder, true])
  }
  // Nobody who works here, and nothing that opens anything.
  const people = /"(made_by|planned_by|changed_by|who|account|password)":/
  expect(Object.entries(textsIn(zip)).filter(([, text]) => people.test(text))).toEqual([])

  const seen = await preview(to, zip)
  expect(seen.refused).toEqual([])
  expect(seen.changes.map(({ path, what }) => `${what} ${path}`)).toEqual(
    expect.arrayContaining(['added stories/nieuwer.json', 'added switches/foundations.json']),
  )
  // Looking changes nothing.
  expect((await preview(to, zip)).fingerprint).toBe(seen.fingerprint)
  expect(to.service.files.kept.size).toBe(0)

  const answer = await bring(to, zip, seen.fingerprint)
  expect([answer.statusCode, answer.json().changes]).toEqual([200, seen.changes])
  expect(Buffer.compare(await download(to), zip)).toBe(0)
  expect((await preview(to, zip)).changes).toEqual([])
  const lines = await to.service.database.db.selectFrom('audit_lines').select(['action', 'subject']).execute()
  expect(lines).toHaveLength(seen.changes.length)
  expect(lines).toContainEqual({ action: 'data.imported', subject: 'data:stories/nieuwer.json' })
  // What came in is shown at once.
  expect((await to.service.app.inject('/api/site')).json().flags.foundations).toBe(true)
})

describe('files that somebody edited', () => {
  const path = 'stories/voorwaarden.json'

  test('change what they say, are live at once, and leave a draft that somebody is writing', async () => {
    const texts = textsIn(await download(to))
    const { uuid } = JSON.parse(texts[path] ?? '')
    const story = (await to.admin.call('GET', `/api/admin/stories/${uuid}`)).json()
    const { number, revision } = story.versions[0]
    await to.admin.call('PUT', `/api/admin/stories/${uuid}/draft`, {
      payload: { number, revision, name: 'In de maak', content: story.content },
    })
    const changed = edited(texts, path, (file: { versions: [{ content: { meta: object } }] }) => {
      const [live] = file.versions
      const meta = { ...live.content.meta, title: 'Andere titel' }
      return { ...file, versions: [{ ...live, content: { ...live.content, meta } }] }
    })
    const seen = await preview(to, zipped(changed))
    expect(seen.changes).toMatchObject([
      { path, what: 'changed', places: expect.arrayContaining(['versions.0.content.meta.title']) },
    ])
    expect((await bring(to, zipped(changed), seen.fingerprint)).statusCode).toBe(200)
    const after = (await to.admin.call('GET', `/api/admin/stories/${uuid}`)).json()
    expect(after.versions[0]).toMatchObject({ name: 'In de maak', live_from: null, number: number + 3 })
    expect(after.versions[1]).toMatchObject({ is_live: true })
    expect((await preview(to, zipped(changed))).changes).toEqual([])
    expect(textsIn(await download(to))[path]).toContain('Andere titel')
  })

  test('are refused as a whole when one cannot be used, with where and why', async () => {
    const texts = textsIn(await download(to))
    const price = Object.keys(texts).find((name) => name.startsWith('prices/')) ?? ''
    const cases: readonly (readonly [Texts, string, RegExp])[] = [
      [{ ...texts, 'stories/nieuwer.json': '{' }, 'stories/nieuwer.json', /no JSON/],
      [{ ...texts, 'secrets/x.json': '{}' }, 'secrets/x.json', /Nothing here is kept/],
      [{ ...texts, '../x.json': '{}' }, '../x.json', /Nothing here is kept/],
      [{ ...texts, 'switches/niets.json': '{"is_on":true,"note":null}' }, 'switches/niets.json', /no such switch/],
      [{ ...texts, 'switches/foundations.json': '{"is_on":"ja","note":null}' }, 'switches/foundations.json', /./],
      [
        edited(texts, 'stories/over-ons.json', (file: object) => ({
          ...file,
          uuid: '0d9f3f0e-51a2-4d8e-8a57-111111111111',
        })),
        ...(['stories/over-ons.json', /has this address/] as const),
      ],
      [
        edited(texts, price, ({ book, ...file }: { book: object }) => ({ ...file, book: { ...book, vat: -1 } })),
        ...([price, /./] as const),
      ],
    ]
    for (const [changed, at, why] of cases) {
      const { refused, fingerprint } = await preview(to, zipped(changed))
      expect(refused).toEqual([{ path: at, place: expect.any(String), message: expect.stringMatching(why) }])
      expect((await bring(to, zipped(changed), fingerprint)).statusCode).toBe(422)
    }
  })

  test('are not taken when something changed since they were looked at', async () => {
    const texts = textsIn(await download(to))
    const zip = zipped({ ...texts, 'switches/reminders.json': '{"is_on":false,"note":null}' })
    const seen = await preview(to, zip)
    await to.admin.call('PUT', '/api/admin/switches/participants', { payload: { is_on: true, note: null } })
    const answer = await bring(to, zip, seen.fingerprint)
    expect([answer.statusCode, answer.json().errors[0].current.only_here]).toEqual([
      409,
      ['switches/participants.json'],
    ])
    expect((await bring(to, zip, answer.json().errors[0].current.fingerprint)).statusCode).toBe(200)
  })

  test('may change prices that hold only as long as nobody ordered by them', async () => {
    const texts = textsIn(await download(to))
    const price = Object.keys(texts).find((name) => name.startsWith('prices/')) ?? ''
    const changed = zipped(
      edited(texts, price, ({ book, ...file }: { book: { vat: number } }) => ({
        ...file,
        book: { ...book, vat: 900 },
      })),
    )
    expect((await preview(to, changed)).changes).toMatchObject([{ path: price, places: ['book.vat'] }])
    await founderWithOrder(to.service)
    expect((await preview(to, changed)).refused).toMatchObject([{ path: price, place: 'book.valid_from' }])
  })

  test.each([
    ['no ZIP', Buffer.from('hallo'), 'invalid_format'],
    ['far too much', packedFiles(new Map([['stories/x.json', Buffer.alloc(21 * 1024 * 1024)]])), 'too_large'],
  ])('that are %s are refused', async (_name, bytes, code) => {
    const answer = await to.admin.call('POST', '/api/admin/data/preview', formWith(bytes))
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, code])
  })

  test('without what makes them ours are refused', async () => {
    const { refused } = await preview(to, zipped({}))
    expect(refused).toEqual([{ path: 'oprecht.json', place: '', message: 'This is no export of ours.' }])
  })
})

describe('what differs', () => {
  test.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 3] }, a: 1 }, ['b.c.1']],
    [{ a: [1] }, { a: [1, 2] }, ['a']],
    [{ a: 1 }, { b: 1 }, ['a', 'b']],
    ['x', 'y', ['']],
  ])('between %j and %j is %j', (before, after, places) => {
    expect(changedPlaces(before, after)).toEqual(places)
  })

  test('is not the order of keys', () => {
    expect(stableJson({ b: 1, a: [{ d: 1, c: 2 }] })).toBe(stableJson({ a: [{ c: 2, d: 1 }], b: 1 }))
  })
})
