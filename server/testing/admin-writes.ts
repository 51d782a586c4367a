import { randomUUID } from 'node:crypto'
import { nl } from '#domain/messages/index.ts'
import { packedFiles } from '#server/resources/data-files/zip.ts'
import type { TestApp } from './app-open.ts'
import type { Browser } from './browser.ts'
import { formWith, photo } from './pictures.ts'

/** Who runs the service, and the service itself. */
export type Desk = { readonly service: TestApp; readonly admin: Browser }

type Call = {
  readonly params?: Readonly<Record<string, string>>
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes what the call is about, and says how it is asked for. */
type Example = (desk: Desk) => Promise<Call>

let pages = 0

async function page({ admin }: Desk) {
  pages += 1
  const payload = {
    name: `Proef ${pages}`,
    nl: `proef-${pages}`,
    en: null,
    content: {
      ...{ _uid: 'p', component: 'page', body: [] },
      meta: {
        ...{ _uid: 'm', component: 'meta', title: 'Proef', title__i18n__en: 'Trial' },
        ...{ description: 'Waarover', description__i18n__en: 'About what' },
      },
    },
  }
  const { uuid } = (await admin.call('POST', '/api/admin/stories', { payload })).json()
  return { params: { story: uuid as string }, content: payload.content, seen: { number: 1, revision: 1 } }
}

const words = { alt_nl: 'Een hamer', alt_en: 'A gavel' }
let hue = 0

/** Each another one: the same picture twice is one. */
async function picture({ admin }: Desk) {
  hue += 20
  const sent = formWith(await photo({ width: 40, height: 30, colour: `hsl(${hue}, 80%, 50%)` }), words)
  return { params: { picture: (await admin.call('POST', '/api/admin/pictures', sent)).json().name as string } }
}

const seat = { locale: 'nl', part: 'label', basis: nl.fields.main.headquarters.label }
const books = '/api/admin/price_books'
let years = 2100

/** A version of the prices in the making, for a day of its own. */
async function prices({ admin }: Desk) {
  years += 1
  const valid_from = `01-01-${years}`
  const plans = (await admin.call('POST', `${books}/drafts`, { payload: { valid_from } })).json()
  const draft: string = plans.drafts.at(-1).draft
  return { valid_from, params: { draft }, payload: { revision: 1 } }
}

const invitation = (email: string) => ({ email, firstname: 'Douwe', lastname: 'Faber', role: 'notary', office: 1 })

async function invited({ admin }: Desk) {
  const payload = invitation(`${randomUUID()}@kantoor.example`)
  return { member: (await admin.call('POST', '/api/admin/staff', { payload })).json().uuid as string }
}

const planned = '2099-01-01T09:00:00+01:00'

/** Every call that changes something in the back office, as it goes well. */
export const adminWrites: Readonly<Record<string, Example>> = {
  putCalculator: async ({ admin }) => {
    const { questions, texts } = (await admin.call('GET', '/api/calculator/configuration')).json()
    return { payload: { questions, texts } }
  },
  createStory: async () => ({ payload: { name: 'Nieuw', nl: 'nieuw-in-de-proef', en: null } }),
  writeStoryDraft: async (desk) => {
    const { params, seen, content } = await page(desk)
    return { params, payload: { ...seen, name: 'Anders', content } }
  },
  publishStory: async (desk) => {
    const { params, seen } = await page(desk)
    return { params, payload: { ...seen, at: null } }
  },
  withdrawStory: async (desk) => {
    const { params, seen } = await page(desk)
    const url = `/api/admin/stories/${params.story}/publish`
    const written = (await desk.admin.call('POST', url, { payload: { ...seen, at: planned } })).json()
    const { number, revision } = written.versions[0]
    return { params, payload: { number, revision } }
  },
  discardStoryDraft: async (desk) => {
    const { params, seen } = await page(desk)
    await desk.admin.call('POST', `/api/admin/stories/${params.story}/publish`, { payload: { ...seen, at: null } })
    const restored = await desk.admin.call('POST', `/api/admin/stories/${params.story}/restore`, {
      payload: { number: 1 },
    })
    const { number, revision } = restored.json().versions[0]
    return { params, payload: { number, revision } }
  },
  restoreStory: async (desk) => {
    const { params, seen } = await page(desk)
    await desk.admin.call('POST', `/api/admin/stories/${params.story}/publish`, { payload: { ...seen, at: null } })
    return { params, payload: { number: 1 } }
  },
  moveStory: async (desk) => {
    const { params } = await page(desk)
    return { params, payload: { nl: `verhuisd-${params.story}`, en: null, aliases: [] } }
  },
  importBackOffice: async ({ admin }) => {
    const files = { 'oprecht.json': '{"format":1}', 'switches/year_end_warning.json': '{"is_on":true,"note":null}' }
    const zip = packedFiles(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])))
    const seen = await admin.call('POST', '/api/admin/data/preview', formWith(zip))
    return formWith(zip, { fingerprint: seen.json().fingerprint })
  },
  addPicture: async () => formWith(await photo({ width: 50, height: 30 }), words),
  describePicture: async (desk) => ({ ...(await picture(desk)), payload: words }),
  removePicture: picture,
  rewriteQuestion: async () => ({
    params: { question: 'main.headquarters' },
    payload: { revision: 0, words: [{ ...seat, text: 'In welke gemeente komt de BV?' }] },
  }),
  restoreQuestionWords: async ({ admin }) => {
    const url = '/api/admin/questions/main.headquarters/words'
    const { revision } = (await admin.call('GET', url)).json()
    return { params: { question: 'main.headquarters' }, payload: { revision, to: 0 } }
  },
  beginPriceBook: async () => ({ payload: { valid_from: '01-02-2100' } }),
  writePriceBook: async (desk) => {
    const { params, payload } = await prices(desk)
    return { params, payload: { ...payload, amounts: { 'base_prices.dutch-bv': 41_900 } } }
  },
  planPriceBook: prices,
  discardPriceBook: prices,
  withdrawPriceBook: async (desk) => {
    const { valid_from, params, payload } = await prices(desk)
    await desk.admin.call('POST', `${books}/drafts/${params.draft}/plan`, { payload })
    return { params: { valid_from }, payload }
  },
  addOffice: async () => ({ payload: { name: 'Kantoor Proef', city: 'Sneek', province: 'Fryslân' } }),
  writeOffice: async (desk) => {
    const { revision, settings } = (await desk.admin.call('GET', '/api/admin/offices/1')).json()
    return { params: { office: '1' }, payload: { revision, settings: { ...settings, capacity: 12 } } }
  },
  writeCountryRisk: async () => ({
    params: { country: 'BE' },
    payload: { revision: 1, level: 'medium', reason: 'Proef', from_day: '2099-01-01' },
  }),
  restoreCountryRisk: async ({ admin }) => {
    const said = { revision: 1, level: 'medium', reason: 'Proef', from_day: '2099-01-01' }
    await admin.call('POST', '/api/admin/countries/DE/risks', { payload: said })
    return { params: { country: 'DE' }, payload: { revision: 2, from_day: null } }
  },
  inviteStaff: async () => ({ payload: invitation('nieuw@kantoor.example') }),
  inviteAgain: async (desk) => ({ params: await invited(desk) }),
  changeAccess: async (desk) => ({ params: await invited(desk), payload: { role: 'customer', office: null } }),
  blockAccount: async (desk) => ({ params: await invited(desk), payload: { blocked: true, reason: 'Proef' } }),
  resetMemberSecondFactor: async (desk) => {
    const params = await invited(desk)
    const now = desk.service.clock.now()
    const factor = { id: randomUUID(), account: params.member, secret: 'x', confirmed_at: now, created_at: now }
    await desk.service.database.db.insertInto('second_factors').values(factor).execute()
    return { params }
  },
  turnSwitch: async () => ({ params: { switch: 'year_end_warning' }, payload: { is_on: false } }),
  resetSwitch: async () => ({ params: { switch: 'year_end_warning' } }),
  hideStory: async (desk) => ({ params: (await page(desk)).params, payload: { hidden: true } }),
}

/** Calls that send something and change nothing. */
export const changeNothing: readonly string[] = ['previewBackOffice', 'previewStory']
