import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AssistantConsent, AssistantDraft } from '#contract/assistants.ts'
import type { Me } from '#contract/own-account.ts'
import type { Locale } from '#domain/values/index.ts'
import { address, axeClean, fits, press, site, visit } from '#web/testing/index.ts'

const read = 'GET /api/assistant_consents/:uid'
const say = 'POST /api/assistant_consents/:uid'

const lotte = { uuid: 'a1', email: 'lotte@voorbeeld.nl', firstname: 'Lotte', lastname: 'Verhoeven', phone: null } as Me
const flags = { ...site.flags, assistants: true }

const molenwiek: AssistantDraft = {
  ...{ uuid: '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d22', flow: 'dutch-bv', name: 'Molenwiek B.V.', seat: 'Zaanstad' },
  product_name: { nl: 'Nederlandse BV', en: 'Dutch BV' },
  ...{ people: ['Lotte Verhoeven'], shares: { count: 1200, divided: false }, open_steps: 5 },
}
const nameless: AssistantDraft = {
  ...{ uuid: '1c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d22', flow: 'holding', name: null, seat: null, people: [] },
  product_name: { nl: 'Persoonlijke holding', en: 'Personal holding' },
  ...{ shares: null, open_steps: 1 },
}
const consent: AssistantConsent = {
  client: {
    ...{ name: 'Nova', host: 'nova.example', local: false, uri: null },
    policy_uri: 'https://nova.example/privacy',
  },
  permissions: ['price', 'fill_in', 'check', 'read_deed'],
  drafts: [molenwiek],
  ends: [
    { days: 1, until: '2026-12-04T09:42:00.000Z' },
    { days: 7, until: '2026-12-10T09:42:00.000Z' },
    { days: 30, until: '2027-01-02T09:42:00.000Z' },
  ],
}

interface Opened {
  readonly asked?: Partial<AssistantConsent>
  readonly locale?: Locale
  readonly status?: number
}

/** The screen of somebody who was sent here; answers what was said to the server. */
async function open({ asked = {}, locale = 'nl', status = 200 }: Opened = {}): Promise<unknown[]> {
  const said: unknown[] = []
  await visit('/connect/vraag', {
    ...{ as: lotte, locale, site: { flags } },
    server: {
      [read]: () => ({ body: { ...consent, ...asked } }),
      [say]: (body) => {
        said.push(body)
        // Goes nowhere, so that what stays can be seen.
        return { status, body: status === 200 ? { redirect_to: '#terug' } : { errors: [] } }
      },
    },
  })
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  return said
}

const everything = { permissions: consent.permissions, questionnaire: molenwiek.uuid, days: 7, allow: true }
const yes = (when: string) => page.getByRole('button', { name: `Verbind Nova tot ${when}` })

test.each([
  ['nl', 1280, 'Mag Nova meehelpen met Molenwiek B.V.?', 'Verbind Nova tot 10 december', /1\.200, nog te verdelen/],
  ['nl', 390, 'Mag Nova meehelpen met Molenwiek B.V.?', 'Verbind Nova tot 10 december', /5 stappen/],
  ['en', 1280, 'May Nova help with Molenwiek B.V.?', 'Connect Nova until December 10', /1,200, still to be divided/],
  ['en', 390, 'May Nova help with Molenwiek B.V.?', 'Connect Nova until December 10', /5 steps/],
] as const)(
  'says in %s at %i who asks, what it may and what it never can',
  async (locale, width, title, button, see) => {
    await page.viewport(width, 844)
    await open({ locale })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(page.getByRole('main')).toMatchTextContent(/nova\.example/)
    await expect.element(page.getByRole('main')).toMatchTextContent(/Lotte Verhoeven/)
    await expect.element(page.getByRole('button', { name: button })).toBeVisible()
    await expect.element(page.getByRole('complementary')).toMatchTextContent(see)
    await expect
      .element(page.getByRole('link', { name: /privacy/ }).first())
      .toHaveAttribute('href', 'https://nova.example/privacy')
    await axeClean()
    await fits()
  },
)

test('by keys alone a box is taken away, another time is chosen, and it is answered once', async () => {
  const said = await open()
  await press(page.getByRole('checkbox', { name: 'Je conceptakte lezen' }), ' ')
  await press(page.getByRole('radio', { name: /Alleen Molenwiek/ }), '{ArrowRight}')
  await press(page.getByRole('radio', { name: /7 dagen/ }), '{ArrowLeft}')
  await press(yes('morgen 10:42'), '{Enter}{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nova is verbonden' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Bekijk je assistenten' })).toBeVisible()
  expect(said).toEqual([{ ...everything, permissions: ['price', 'fill_in', 'check'], questionnaire: null, days: 1 }])
  await axeClean()
})

test('pressed twice at once it is said once', async () => {
  const said = await open()
  const button = yes('10 december').element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nova is verbonden' })).toBeVisible()
  expect(said).toEqual([everything])
})

test('with nothing ticked it says so and leads to the boxes', async () => {
  const said = await open()
  for (const box of page.getByRole('checkbox').all()) await box.click()
  await press(yes('10 december'), '{Enter}')
  const first = page.getByRole('checkbox', { name: 'Prijzen berekenen' })
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAccessibleDescription(/Kies minstens één ding dat Nova mag/)
  await axeClean()
  expect(said).toEqual([])
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(/Kies minstens één ding/)).not.toBeInTheDocument()
})

test('it can be refused, whatever is ticked', async () => {
  const said = await open()
  await press(page.getByRole('button', { name: 'Niet verbinden' }), '{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nova is niet verbonden' })).toBeVisible()
  expect(said).toEqual([{ allow: false, permissions: [], questionnaire: null, days: 7 }])
})

test('of one on a computer nothing tells whose it is, and it is asked only what it wants', async () => {
  const client = { ...consent.client, local: true, host: '127.0.0.1:3118', policy_uri: null }
  await open({ asked: { client, permissions: ['price'] } })
  await expect
    .element(page.getByText(/draait op je eigen computer \(127\.0\.0\.1:3118\): niets laat zien/))
    .toBeVisible()
  await expect.element(page.getByText(/wat zij ermee doen, vertellen ze ons niet/)).toBeVisible()
  expect(page.getByRole('checkbox').all()).toHaveLength(1)
})

test('of several drafts one is chosen, the newest beforehand', async () => {
  const said = await open({ asked: { drafts: [nameless, molenwiek] } })
  const newest = page.getByRole('radio', { name: /Persoonlijke holding, nog zonder naam/ })
  await expect.element(newest).toBeChecked()
  await expect.element(page.getByRole('complementary')).toMatchTextContent(/nog niet ingevuld/)
  await press(page.getByRole('radio', { name: /Alleen Molenwiek/ }), ' ')
  await expect.element(page.getByRole('complementary')).toMatchTextContent(/Zaanstad/)
  await axeClean()
  await press(yes('10 december'), '{Enter}')
  await expect.poll(() => said).toEqual([everything])
})

test('of many drafts one is chosen from a list, and none is asked for again', async () => {
  const drafts = [1, 2, 3].map((n) => ({ ...nameless, uuid: `${n}${nameless.uuid.slice(1)}` }))
  const said = await open({ asked: { drafts: [...drafts, molenwiek] } })
  const list = page.getByLabelText('Welke vragenlijst?')
  await list.selectOptions('Kies een vragenlijst')
  await press(yes('10 december'), '{Enter}')
  await expect.element(page.getByText('Kies voor welke vragenlijst, of kies alles')).toBeVisible()
  await expect.element(list).toHaveFocus()
  await list.selectOptions('Molenwiek B.V. (Nederlandse BV)')
  await axeClean()
  await press(yes('10 december'), '{Enter}')
  await expect.poll(() => said).toEqual([everything])
})

test('who has begun nothing lets it help with what comes', async () => {
  const said = await open({ asked: { drafts: [] } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mag Nova meehelpen?')
  await expect.element(page.getByText(/Je hebt hier nu geen vragenlijst openstaan/)).toBeVisible()
  await axeClean()
  await press(yes('10 december'), '{Enter}')
  await expect.poll(() => said).toEqual([{ ...everything, questionnaire: null }])
})

test('what fails says that nothing was connected, and can be done again', async () => {
  const said = await open({ status: 500 })
  await press(yes('10 december'), '{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Er is niets verbonden/)
  await press(yes('10 december'), '{Enter}')
  await expect.poll(() => said).toHaveLength(2)
  await axeClean()
})

test('a draft that was paid for meanwhile is looked at again', async () => {
  let drafts = [molenwiek, nameless]
  await visit('/connect/vraag', {
    ...{ as: lotte, site: { flags } },
    server: {
      [read]: () => ({ body: { ...consent, drafts } }),
      [say]: () => {
        drafts = [nameless]
        return { status: 422, body: { errors: [] } }
      },
    },
  })
  await press(yes('10 december'), '{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/zijn intussen veranderd/)
  await expect.element(page.getByRole('radio', { name: /Molenwiek/ })).not.toBeInTheDocument()
  await press(yes('10 december'), '{Enter}')
  await expect.element(page.getByText('Kies voor welke vragenlijst, of kies alles')).toBeVisible()
})

test.each(['nl', 'en'] as const)(
  'what is over, unknown or of another browser says what to do, in %s',
  async (locale) => {
    await visit('/connect/vraag', { as: lotte, locale, site: { flags }, server: { [read]: { status: 404 } } })
    const title = locale === 'nl' ? 'Hier wordt niets meer gevraagd' : 'There is nothing left to answer here'
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /assistent|assistants/ }))
      .toHaveAttribute('href', '/questionnaire/account#assistants')
    await axeClean()
  },
)

test('answered elsewhere it is over here too', async () => {
  let over = false
  await visit('/connect/vraag', {
    ...{ as: lotte, site: { flags } },
    server: {
      [read]: () => (over ? { status: 404 } : { body: consent }),
      [say]: () => {
        over = true
        return { status: 404 }
      },
    },
  })
  await press(yes('10 december'), '{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Hier wordt niets meer gevraagd' })).toBeVisible()
})

test('back by the button of the browser it looks whether it is still asked', async () => {
  let over = false
  await visit('/connect/vraag', {
    ...{ as: lotte, site: { flags } },
    server: { [read]: () => (over ? { status: 404 } : { body: consent }) },
  })
  await expect.element(yes('10 december')).toBeVisible()
  over = true
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(page.getByRole('heading', { name: 'Hier wordt niets meer gevraagd' })).toBeVisible()
})

test('where it is over nobody has to sign in to hear so, nor where nothing can be connected', async () => {
  await visit('/connect/over', { site: { flags } })
  await expect.element(page.getByRole('heading', { name: 'Hier wordt niets meer gevraagd' })).toBeVisible()
  await visit('/connect/vraag')
  await expect.element(page.getByRole('heading', { name: 'Assistenten verbinden kan nu niet' })).toBeVisible()
  await axeClean()
})

test('who is not signed in signs in first, and comes back', async () => {
  await visit('/connect/vraag', { site: { flags } })
  await address().toBe('/questionnaire/login?redirect_url=%2Fconnect%2Fvraag')
  await expect.element(page.getByRole('main')).toMatchTextContent(/kies je zelf wat je AI-assistent/)
  await page.getByRole('link', { name: 'Maak er een' }).click()
  await expect.element(page.getByRole('main')).toMatchTextContent(/kies je wat je AI-assistent/)
})

test('when it cannot be fetched that is said, and it can be tried again', async () => {
  let down = true
  await visit('/connect/vraag', {
    ...{ as: lotte, site: { flags } },
    server: { [read]: () => (down ? { status: 503 } : { body: consent }) },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Er is niets verbonden/)
  await axeClean()
  down = false
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect.element(yes('10 december')).toBeVisible()
})
