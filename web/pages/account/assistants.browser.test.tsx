import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountData } from '#contract/account-answers.ts'
import type { ConnectedAssistant } from '#contract/assistants.ts'
import type { Locale } from '#domain/values/index.ts'
import { axeClean, fits, press, site, visit } from '#web/testing/index.ts'

const noor: AccountData = {
  ...{ id: 1, uuid: 'u1', provider: 'email', uid: 'noor@voorbeeld.nl', email: 'noor@voorbeeld.nl', phone: null },
  ...{ firstname: 'Noor', lastname: 'Bakker', locale: 'nl', role: 'customer', second_factor: 'off' },
  ...{ keep_me_posted: false, confirmed: true, profile_image: null, user_hash: null, allow_password_change: false },
}
const draft: NonNullable<ConnectedAssistant['draft']> = {
  ...{ uuid: '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d22', flow: 'dutch-bv', name: 'Molenwiek B.V.' },
  product_name: { nl: 'Nederlandse BV', en: 'Dutch BV' },
}
const nova: ConnectedAssistant = {
  ...{ uuid: 'c1', name: 'Nova', host: 'nova.example', local: false, permissions: ['price', 'fill_in'] },
  ...{ since: '2026-11-15T12:00:00.000Z', until: '2026-11-22T12:00:00.000Z', draft },
  last_used_at: '2026-11-16T08:30:00.000Z',
  changes: [
    { at: '2026-11-16T08:30:00.000Z', draft, fields: ['main.headquarters', 'p1.firstname'] },
    { at: '2026-11-15T12:30:00.000Z', draft, fields: [] },
  ],
}
const here: ConnectedAssistant = {
  ...{ uuid: 'c2', name: 'Helper', host: '127.0.0.1:3118', local: true, permissions: ['check'] },
  ...{ since: '2026-11-15T12:00:00.000Z', until: '2026-11-16T12:00:00.000Z', draft: null, last_used_at: null },
  changes: [],
}

type Opened = {
  readonly assistants?: readonly ConnectedAssistant[]
  readonly locale?: Locale
  readonly fails?: boolean
}

async function open({ assistants = [nova, here], locale = 'nl', fails = false }: Opened = {}): Promise<string[]> {
  const ended: string[] = []
  await visit('/questionnaire/account#assistants', {
    as: noor,
    locale,
    site: { flags: { ...site.flags, assistants: true } },
    server: {
      'GET /api/member_auth/validate_token': { body: { success: true, data: noor } },
      'GET /api/account/sessions': { body: { sessions: [] } },
      'GET /api/account/identities': { body: { identities: [] } },
      'GET /api/assistants': { body: { assistants } },
      'DELETE /api/assistants/:uuid': () => {
        ended.push('one')
        return fails ? { status: 500 } : { body: { disconnected: true } }
      },
    },
  })
  return ended
}

const section = page.getByRole('region', { name: 'Assistenten' })
const heading = section.getByRole('heading', { level: 2 })

test.each([
  ['nl', 1280, 'Assistenten', /Nova.*nova\.example.*15 november 2026.*22 november.*prijzen berekenen, vragenlijsten/],
  ['nl', 390, 'Assistenten', /Helper.*draait op een computer.*nog niet.*alles wat je hier hebt/],
  ['en', 1280, 'Assistants', /Nova.*nova\.example.*November 15, 2026.*November 22.*work out prices/],
  ['en', 390, 'Assistants', /Helper.*runs on a computer.*not yet.*everything you have here/],
] as const)('each says in %s at %i whose it is, how long and what it may', async (locale, width, name, told) => {
  await page.viewport(width, 844)
  await open({ locale })
  const own = page.getByRole('region', { name })
  await expect.element(own).toMatchTextContent(told)
  await axeClean()
  await fits()
})

test('the address of the mail leads to it', async () => {
  await open()
  await expect.element(heading).toBeInViewport()
})

test('what it did stands there by question, with the way to look at it', async () => {
  await open()
  await press(section.getByRole('button', { name: 'Wat Nova deed' }), '{Enter}')
  await expect
    .element(section)
    .toMatchTextContent(/16 november.*09:30.*Persoon 1: .*15 november.*Begon deze vragenlijst/)
  await expect
    .element(section.getByRole('link', { name: 'Bekijk Molenwiek B.V.' }))
    .toHaveAttribute('href', `/questionnaire/dutch-bv/${draft.uuid}`)
  await expect.element(section).toMatchTextContent(/Helper heeft nog niets ingevuld/)
  await axeClean()
})

test('by keys alone it is ended, after one question, and the focus goes on', async () => {
  const ended = await open()
  const end = section.getByRole('button', { name: 'Trek in: Nova' })
  await press(end, '{Enter}')
  await expect.element(section.getByRole('button', { name: 'Ja, trek in' })).toHaveFocus()
  await axeClean()
  await userEvent.keyboard('{Escape}')
  await expect.element(end).toHaveFocus()
  expect(ended).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(section.getByRole('button', { name: 'Ja, trek in' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(section.getByRole('button', { name: 'Trek in: Helper' })).toHaveFocus()
  await expect.element(page.getByText('Nova is niet meer verbonden.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(section.getByRole('button', { name: 'Ja, trek in' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveFocus()
  await expect.element(section.getByRole('link', { name: 'Zo werkt het' })).toHaveAttribute('href', '/assistenten')
  expect(ended).toHaveLength(2)
})

test('what could not be ended stays, and says so', async () => {
  await open({ fails: true })
  await press(section.getByRole('button', { name: 'Trek in: Nova' }), '{Enter}')
  await press(section.getByRole('button', { name: 'Ja, trek in' }), '{Enter}')
  await expect.element(page.getByText(/Dat is niet gelukt/)).toBeVisible()
  await expect.element(section).toMatchTextContent(/Nova/)
})

test.each([
  ['nl', '/assistenten'],
  ['en', '/en/assistants'],
] as const)('who connected none reads what it is, in %s', async (locale, href) => {
  await open({ assistants: [], locale })
  const link = page.getByRole('link', { name: locale === 'nl' ? 'Zo werkt het' : 'How it works' })
  await expect.element(link).toHaveAttribute('href', href)
  await axeClean()
})

test('where it is switched off nothing is said of it', async () => {
  await visit('/questionnaire/account', {
    as: noor,
    server: {
      'GET /api/member_auth/validate_token': { body: { success: true, data: noor } },
      'GET /api/account/sessions': { body: { sessions: [] } },
      'GET /api/account/identities': { body: { identities: [] } },
    },
  })
  await expect.element(page.getByRole('region', { name: 'Je gegevens meenemen' })).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})
