import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenStory } from '#contract/admin-stories.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'

const screens: Screens = {
  folder: import.meta.dirname,
  page: async ({ chosen }) => ({ status: 404, locale: chosen, html: '' }),
  content: async ({ page, preview }) => ({ html: `${preview ? 'proef: ' : ''}${page.meta.title}` }),
}

let service: TestApp
let admin: Browser
let other: Browser
beforeAll(async () => {
  service = await openTestApp({ screens })
  const signIn = () => signedInAs(service, 'admin')
  admin = await signIn()
  other = await signIn()
})
afterAll(() => service.close())

const stories = '/api/admin/stories'

const page = (title: string, more: object = {}) => ({
  _uid: 'p',
  component: 'page',
  meta: {
    ...{ _uid: 'm', component: 'meta', title, title__i18n__en: `${title} in English` },
    ...{ description: 'Waarover', description__i18n__en: 'About what' },
  },
  body: [],
  ...more,
})

async function begin(nl: string, en: string | null = null, title = nl): Promise<WrittenStory> {
  const answer = await admin.call('POST', stories, { payload: { name: title, nl, en, content: page(title) } })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

const seenOf = ({ versions: [newest] }: WrittenStory) => ({
  number: newest?.number ?? 0,
  revision: newest?.revision ?? 0,
})

async function act(written: WrittenStory, what: string, payload: object = {}, status = 200): Promise<WrittenStory> {
  const method = what === 'draft' || what === 'addresses' ? 'PUT' : 'POST'
  const answer = await admin.call(method, `${stories}/${written.uuid}/${what}`, { payload })
  expect([what, answer.statusCode]).toEqual([what, status])
  return answer.json()
}

const publish = (written: WrittenStory, at: string | null = null) => act(written, 'publish', { ...seenOf(written), at })
const write = (written: WrittenStory, title: string) =>
  act(written, 'draft', { ...seenOf(written), name: title, content: page(title) })

async function shown(path: string): Promise<string> {
  const { statusCode, body, headers } = await service.app.inject({ url: path, headers: { accept: 'text/html' } })
  return statusCode === 200 ? body : `${statusCode} ${headers.location ?? ''}`.trim()
}

const log = async (written: WrittenStory) =>
  (await admin.call('GET', `/api/admin/audit?subject=story:${written.uuid}`))
    .json()
    .data.map(({ action }: { action: string }) => action)

describe('a page, from a first draft on', () => {
  test('is seen by nobody until it is published, in both languages', async () => {
    const begun = await begin('eerste', 'first')
    expect([await shown('/eerste'), await shown('/en/first')]).toEqual(['404', '404'])
    const live = await publish(begun)
    expect(live.versions).toMatchObject([{ number: 1, is_live: true }])
    expect([await shown('/eerste'), await shown('/en/first')]).toEqual(['eerste', 'eerste in English'])
    expect(await log(live)).toEqual(['story.published', 'story.created'])
  })

  test('that is live is written on beside it, and changes when that is published', async () => {
    const live = await publish(await begin('tweede'))
    const draft = await write(live, 'Nieuw')
    expect(draft.versions.map(({ number, is_live }) => [number, is_live])).toEqual([
      [2, false],
      [1, true],
    ])
    const again = await write(draft, 'Nog nieuwer')
    expect([again.versions[0]?.number, again.versions[0]?.revision]).toEqual([2, 2])
    expect(await shown('/tweede')).toBe('tweede')
    await publish(again)
    expect(await shown('/tweede')).toBe('Nog nieuwer')
  })

  test('can be planned, taken back and planned again', async () => {
    const live = await publish(await begin('derde'))
    const at = new Date(service.clock.now().getTime() + 60_000).toISOString()
    const planned = await publish(await write(live, 'Straks'), at)
    const back = await act(planned, 'withdraw', seenOf(planned))
    expect(back.versions[0]?.live_from).toBeNull()
    const again = await publish(back, at)
    expect(await shown('/derde')).toBe('derde')
    service.clock.set(at)
    expect(await shown('/derde')).toBe('Straks')
    expect(await log(again)).toEqual([
      ...['story.planned', 'story.withdrawn', 'story.planned', 'story.begun', 'story.published', 'story.created'],
    ])
  })

  test('that was planned comes to nothing when something newer is published', async () => {
    const live = await publish(await begin('ingehaald'))
    const at = new Date(service.clock.now().getTime() + 60_000).toISOString()
    const planned = await publish(await write(live, 'Voor straks'), at)
    const newer = await publish(await write(planned, 'Nu al'))
    expect(await shown('/ingehaald')).toBe('Nu al')
    service.clock.set(at)
    expect(await shown('/ingehaald')).toBe('Nu al')
    const { versions } = await admin.call('GET', `${stories}/${newer.uuid}`).then((answer) => answer.json())
    expect(versions.map(({ is_live }: { is_live: boolean }) => is_live)).toEqual([true, false, false])
  })

  test('goes back to an earlier version by a draft, which can be thrown away', async () => {
    const second = await publish(await write(await publish(await begin('vierde')), 'Later'))
    const restored = await act(second, 'restore', { number: 1 })
    expect([restored.versions[0]?.number, restored.content.meta]).toMatchObject([3, { title: 'vierde' }])
    expect(await shown('/vierde')).toBe('Later')
    const left = await act(restored, 'discard', seenOf(restored))
    expect(left.versions.map(({ number }) => number)).toEqual([2, 1])
    const { content } = (await admin.call('GET', `${stories}/${left.uuid}/versions/1`)).json()
    expect(content.meta.title).toBe('vierde')
  })

  test('moves, and every address it had leads on', async () => {
    const live = await publish(await begin('vijfde', 'fifth'))
    const moved = await act(live, 'addresses', {
      nl: 'vijfde-nieuw',
      en: 'fifth',
      aliases: [{ locale: 'nl', slug: 'v5' }],
    })
    expect([await shown('/vijfde'), await shown('/v5')]).toEqual(['301 /vijfde-nieuw', '301 /vijfde-nieuw'])
    expect(await shown('/vijfde-nieuw')).toBe('vijfde')
    expect(moved.addresses.map(({ slug, is_current }) => [slug, is_current])).toEqual([
      ['fifth', true],
      ['v5', false],
      ['vijfde', false],
      ['vijfde-nieuw', true],
    ])
    // And back again: an address may become its own once more.
    await act(moved, 'addresses', { nl: 'vijfde', en: 'fifth', aliases: [] })
    expect([await shown('/vijfde-nieuw'), await shown('/v5')]).toEqual(['301 /vijfde', '404'])
  })

  test('is taken off the site, and brought back', async () => {
    const live = await publish(await begin('zesde'))
    await act(live, 'hide', { hidden: true })
    expect(await shown('/zesde')).toBe('404')
    await act(live, 'hide', { hidden: false })
    expect(await shown('/zesde')).toBe('zesde')
  })

  test('is looked at beforehand, with what is to be said of it', async () => {
    const begun = await begin('zevende')
    const preview = async (language: string) =>
      (
        await admin.call('POST', `${stories}/${begun.uuid}/preview`, {
          payload: { language, content: page('Proef', { body: [{ _uid: 'x', component: 'carousel' }] }) },
        })
      ).json()
    expect((await preview('en')).html).toBe('proef: Proef in English')
    expect((await preview('nl')).issues).toMatchObject([{ path: 'body.0', code: 'unknown_block', weight: 'advice' }])
  })
})

describe('what cannot be', () => {
  test('the second of two who write sees what the first wrote, and loses nothing', async () => {
    const begun = await begin('samen')
    await write(begun, 'De eerste')
    const answer = await other.call('PUT', `${stories}/${begun.uuid}/draft`, {
      payload: { ...seenOf(begun), name: 'De tweede', content: page('De tweede') },
    })
    expect(answer.statusCode).toBe(409)
    const { current } = answer.json().errors[0]
    expect([current.version.revision, current.content.meta.title]).toEqual([2, 'De eerste'])
  })

  test('two who publish at once: one does, and the other hears of it', async () => {
    const begun = await begin('tegelijk')
    const url = `${stories}/${begun.uuid}/publish`
    const payload = { ...seenOf(begun), at: null }
    const answers = await Promise.all([admin.call('POST', url, { payload }), other.call('POST', url, { payload })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('an address of another page is refused with whose it is, an old one too', async () => {
    const holder = await act(await begin('bezet'), 'addresses', { nl: 'bezet-nu', en: null, aliases: [] })
    for (const nl of ['bezet', 'bezet-nu']) {
      const answer = await admin.call('POST', stories, { payload: { name: 'Nieuw', nl, en: null } })
      expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
        409,
        { path: 'nl', taken_by: { uuid: holder.uuid, name: 'bezet' } },
      ])
    }
  })

  test.each([
    ['a house of the service', { nl: 'admin' }, 'nl'],
    ['no address', { nl: 'Een Pagina' }, 'nl'],
    ['a name that is empty', { name: ' ' }, 'name'],
    ['no page', { content: { _uid: 'x', component: 'reviews' } }, 'content.'],
    [
      'a link that runs a script',
      {
        content: page('X', {
          body: [
            {
              ...{ _uid: 'c', component: 'call_to_action', title: 'T' },
              buttons: [{ _uid: 'b', component: 'button', label: 'L', address: 'javascript:alert(1)' }],
            },
          ],
        }),
      },
      'content.body.0.buttons.0.address',
    ],
  ])('%s is refused at its place', async (_name, more, path) => {
    const payload = { name: 'X', nl: 'nieuw-x', en: null, ...more }
    const answer = await admin.call('POST', stories, { payload })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
  })

  test('what is not finished cannot go live, and says where', async () => {
    const begun = await begin('onaf')
    const content = page('Onaf', { body: [{ _uid: 'q', component: 'questions', title: 'Vragen', questions: [] }] })
    const draft = await act(begun, 'draft', { ...seenOf(begun), name: 'Onaf', content })
    const answer = await admin.call('POST', `${stories}/${begun.uuid}/publish`, {
      payload: { ...seenOf(draft), at: null },
    })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      [{ path: 'content.body.0.questions', code: 'too_few' }],
    ])
  })

  test('a moment that has passed, a version that is live, the only draft there is', async () => {
    const begun = await begin('voorbij')
    const past = new Date(service.clock.now().getTime() - 1000).toISOString()
    await act(begun, 'publish', { ...seenOf(begun), at: past }, 422)
    await act(begun, 'discard', seenOf(begun), 422)
    const live = await publish(begun)
    await act(live, 'publish', { ...seenOf(live), at: null }, 422)
    await act(live, 'withdraw', seenOf(live), 422)
  })
})

test('what links here, and what leads nowhere, is said', async () => {
  const target = await publish(await begin('doel'))
  const link = (href: string) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  })
  const body = ['/doel#deel', '/weg-is-weg', '/questionnaire/'].map((href, index) => ({
    ...{ _uid: `n${index}`, component: 'notice', tone: 'information', body: link(href) },
  }))
  const source = await begin('bron')
  const written = await act(source, 'draft', { ...seenOf(source), name: 'Bron', content: page('Bron', { body }) })
  expect(written.broken).toEqual([{ path: 'body.1.body', locale: 'nl', address: '/weg-is-weg' }])
  const again = (await admin.call('GET', `${stories}/${target.uuid}`)).json()
  expect(again.linked_from).toEqual([{ uuid: source.uuid, name: 'Bron', times: 1 }])
})

test('the list says of each page what is live, planned and in the making', async () => {
  const live = await publish(await begin('lijst'))
  await write(live, 'Lijst 2')
  const { data } = (await admin.call('GET', stories)).json()
  const found = data.find(({ uuid }: WrittenStory) => uuid === live.uuid)
  expect(found).toMatchObject({
    name: 'Lijst 2',
    component: 'page',
    live: { number: 1 },
    draft: { number: 2 },
    planned: null,
  })
})
