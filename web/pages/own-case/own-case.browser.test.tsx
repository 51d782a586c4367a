import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CustomerCase } from '#contract/cases.ts'
import type { Me } from '#contract/own-account.ts'
import type { Locale } from '#domain/values/index.ts'
import { someOf } from '#testing/laws.ts'
import { axeClean, fits, press, visit } from '#web/testing/index.ts'
import { said, sampleCase, sentPaper, uuid } from './sample-case.fixture.ts'

const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me
const read = 'GET /api/api_customer_dashboard/notary_products/:uuid'
const act = 'POST /api/api_customer_dashboard/notary_products/:uuid/actions'
const write = 'POST /api/api_customer_dashboard/notary_products/:uuid/comments'

// Days are counted from today.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:30:00Z') }))
afterEach(() => void vi.useRealTimers())

type Shown = { readonly locale?: Locale; readonly server?: NonNullable<Parameters<typeof visit>[1]>['server'] }

/** The page of a case that differs from the sample in this. */
async function open(over: Partial<CustomerCase> = {}, { locale = 'nl', server = {} }: Shown = {}): Promise<void> {
  await visit(`/dashboard/${uuid}`, {
    locale,
    as: me,
    server: {
      [read]: { body: { ...sampleCase, ...over } },
      'GET /api/api_customer_dashboard/notary_products': { body: { notary_products: [] } },
      'GET /api/dutch_bv_incorporations/:uuid/documents': { body: { documents: [] } },
      [`${read}/services`]: { body: { data: [] } },
      ...server,
    },
  })
}

const event = (action: string, to: CustomerCase['status'], note: string | null = null) => ({
  ...{ at: '2026-11-17T08:00:00Z', action, from: 'open_mix' as const, to, role: 'notary' as const, reason: null, note },
})
const accepted = sampleCase.tasks.map((task) => ({ ...task, state: 'accepted' as const }))
const done = { tasks: accepted, actions: [] }
const concept = {
  number: 1,
  hash: 'abc',
  sent_at: '2026-11-17T08:00:00Z',
  approvals: [
    { person: 'p1', approved_at: null },
    { person: 'p2', approved_at: '2026-11-17T08:30:00Z' },
  ],
}
const conceptCall = {
  'GET /api/api_customer_dashboard/notary_products/:uuid/concepts/:number': {
    body: { number: 1, hash: 'abc', sent_at: concept.sent_at, documents: [] },
  },
} as const

type State = readonly [name: string, over: Partial<CustomerCase>, title: string, text: RegExp]

const states: readonly State[] = [
  ['papers are to come', {}, 'Stuur een kopie van je identiteitskaart', /Nu aan jou.*maandag 30 november/],
  [
    'a paper came back',
    {
      status: 'on_hold',
      hold: 'rejected_documents',
      interrupted: 'checking_documents',
      due: null,
      tasks: [{ ...sampleCase.tasks[0], state: 'rejected' } as CustomerCase['tasks'][number]],
      documents: [sentPaper({ review: 'rejected', reason: 'expired', note: 'Deze verliep in mei.' })],
    },
    'Stuur een kopie van je identiteitskaart opnieuw',
    /Het is niet meer geldig. Deze verliep in mei./,
  ],
  [
    'all papers are there',
    { ...done, actions: [{ action: 'submit', possible: true, missing: [] }] },
    'Dien je dossier in',
    /Alles is binnen/,
  ],
  [
    'a question was asked',
    {
      ...done,
      status: 'extra_questions',
      interrupted: 'checking_documents',
      comments: [said({ flag: true, path: 'main.company_name' })],
    },
    'De notaris heeft een vraag',
    /Geef antwoord/,
  ],
  [
    'all questions are answered',
    { ...done, status: 'extra_questions', actions: [{ action: 'answer', possible: true, missing: [] }] },
    'Alle vragen zijn beantwoord',
    /Stuur je antwoorden naar de notaris/,
  ],
  [
    'everybody agrees with the deed',
    {
      ...{ ...done, status: 'uploading_fca', waiting_on: 'notary' },
      concept: { ...concept, approvals: concept.approvals.slice(1) },
    },
    'Iedereen is akkoord met de akte',
    /Nu aan de notaris/,
  ],
  [
    'with the office',
    { ...done, status: 'submitted_mix', waiting_on: 'notary', due: '2026-11-19' },
    'Je dossier ligt bij de notaris',
    /Jij hoeft nu niets te doen. Uiterlijk donderdag 19 november/,
  ],
  [
    'being looked at, and late',
    { ...done, status: 'checking_documents', waiting_on: 'notary', due: '2026-11-13' },
    'De notaris kijkt alles na',
    /uiterlijk vrijdag 13 november klaar zijn en duurt dus wat langer/,
  ],
  [
    'being looked at by us',
    { ...done, status: 'legal_support_checking_documents', waiting_on: 'support', due: '2026-11-20' },
    'We kijken alles na',
    /Nu aan ons/,
  ],
  [
    'the deed is being made',
    { ...done, status: 'uploading_fca', waiting_on: 'notary' },
    'De notaris maakt de definitieve akte',
    /Nu aan de notaris/,
  ],
  [
    'the deed went round',
    {
      ...done,
      status: 'uploading_fca',
      turn: 'signers',
      concept,
      actions: [{ action: 'approve_concept', possible: true, missing: [] }],
    },
    'Lees de definitieve akte en geef je akkoord',
    /Nu aan jou/,
  ],
  [
    'a moment is to be chosen',
    { ...done, status: 'scheduling_meeting' },
    'Kies een moment om te tekenen',
    /uit de agenda van de notaris/,
  ],
  [
    'a moment was chosen',
    { ...done, status: 'scheduling_meeting', waiting_on: 'notary', meeting_at: '2026-11-26T13:00:00Z' },
    'Jullie afspraak staat',
    /Jullie tekenen op 26 nov 14:00/,
  ],
  [
    'being signed',
    { ...done, status: 'executing_deed', waiting_on: 'notary' },
    'De akte wordt getekend',
    /Nu aan de notaris/,
  ],
  [
    'being registered',
    { ...done, status: 'extracting_kvk', waiting_on: 'notary' },
    'De notaris schrijft je in bij de KVK',
    /Nu aan/,
  ],
  ...(
    [
      ['no_reply_from_customer', /een antwoord van jou/],
      ['oprecht_request', /Wij zoeken iets uit/],
      ['no_present', /niet iedereen er was/],
      ['other', /De notaris schreef:Wacht op de bank/],
    ] as const
  ).map(
    ([hold, text]): State => [
      `on hold: ${hold}`,
      {
        ...done,
        status: 'on_hold',
        hold,
        interrupted: 'checking_documents',
        due: null,
        history: [...sampleCase.history, event('hold', 'on_hold', 'Wacht op de bank')],
      },
      'Je dossier staat even stil',
      text,
    ],
  ),
  [
    'stopped',
    {
      ...done,
      status: 'canceled',
      waiting_on: 'nobody',
      due: null,
      refunded: 50_000,
      history: [...sampleCase.history, event('cancel', 'canceled', 'Op je eigen verzoek.')],
    },
    'Je dossier is gestopt',
    /Op je eigen verzoek.*€\s500,00/,
  ],
  [
    'done',
    {
      ...{
        ...done,
        status: 'finalized',
        waiting_on: 'nobody',
        due: null,
        signed_on: '2026-11-12',
        kvk_number: '90001354',
        first_weeks: {
          registered_on: '2026-11-13',
          things: [],
          pay_up: [],
        },
      },
      documents: [
        sentPaper({ uuid: 'd9', type: 'final_deed', origin: 'notary_uploaded', kind: 'other', person: null }),
      ],
    },
    'Je bedrijf bestaat.',
    /Gefeliciteerd, Sanne en Bram\. .*12 november.*13 november.*90001354/,
  ],
]

describe('every state says whose turn it is, and fits', () => {
  test.each(someOf(states, { oneIn: 3 }))('%s', async (_name, over, title, text) => {
    await open(over, { server: over.concept ? conceptCall : {} })
    const band = page.getByRole('region', { name: title, exact: true })
    await expect.element(band).toBeVisible()
    await expect.poll(() => band.element().textContent).toMatch(text)
    await axeClean()
    await page.viewport(390, 844)
    await fits()
  })

  test.each(someOf(states, { oneIn: 3 }))('%s, in English', async (_name, over) => {
    await open(over, { locale: 'en', server: over.concept ? conceptCall : {} })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => document.body.textContent).toMatch(/What happened/)
  })
})

describe('what cannot be shown', () => {
  test('a case of somebody else is not there', async () => {
    await open({}, { server: { [read]: { status: 404, body: { errors: [] } } } })
    await expect.element(page.getByRole('heading', { name: 'Dit dossier is er niet' })).toBeVisible()
    await axeClean()
  })

  test('a failure of ours can be tried again', async () => {
    let asked = 0
    const answer = () => (++asked === 1 ? { status: 500 } : { body: sampleCase })
    await open({}, { server: { [read]: answer } })
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'De Vries Zuivel B.V.' })).toBeVisible()
  })
})

describe('acting', () => {
  const ready = { ...done, actions: [{ action: 'submit' as const, possible: true, missing: [] }] }
  const notices = page.getByRole('region', { name: 'Meldingen' })
  const bodies: unknown[] = []
  beforeEach(() => void bodies.splice(0))
  const answering = (answer: { readonly status?: number; readonly body: unknown }) => (body: unknown) => {
    bodies.push(body)
    return answer
  }

  test('what is missing is listed by keyboard, each as a way to it', async () => {
    await open()
    await press(page.getByRole('button', { name: 'Dien je dossier in' }), '{Enter}')
    const link = page.getByRole('link', {
      name: 'Nog te sturen: Kopie van het identiteitsbewijs van Bram van den Berg',
    })
    await expect.element(link).toHaveAttribute('href', '#task-identity.p2')
    await axeClean()
  })

  test('handing in moves the case', async () => {
    const moved = { ...sampleCase, ...done, status: 'submitted_mix', waiting_on: 'notary', due: '2026-11-19' }
    await open(ready, { server: { [act]: answering({ body: moved }) } })
    await page.getByRole('button', { name: 'Dien je dossier in' }).first().click()
    await expect.element(page.getByRole('region', { name: 'Je dossier ligt bij de notaris' })).toBeVisible()
    expect(bodies).toEqual([{ action: 'submit', version: 1 }])
  })

  test('what the server misses is listed as well', async () => {
    const missing = [{ kind: 'task', id: 'identity.p1' }]
    await open(ready, { server: { [act]: { status: 409, body: { errors: [], missing } } } })
    await page.getByRole('button', { name: 'Dien je dossier in' }).first().click()
    await expect.element(page.getByRole('link', { name: /^Nog te sturen/ })).toBeVisible()
  })

  test('somebody who was first is told of', async () => {
    await open(ready, { server: { [act]: { status: 409, body: { errors: [], missing: [] } } } })
    await page.getByRole('button', { name: 'Dien je dossier in' }).first().click()
    await expect.element(notices.getByText(/Er is net iets veranderd/)).toBeVisible()
  })

  test('a paper is sent where it is asked for, with what it is and whose', async () => {
    const sending = 'POST /api/dutch_bv_incorporations/:uuid/uploads'
    await open({}, { server: { [sending]: { status: 201, body: { name: 'paspoort.png' } } } })
    const fetched = vi.spyOn(globalThis, 'fetch')
    const chooser = page.getByRole('listitem').getByLabelText('Kies een bestand').nth(1)
    await chooser.upload(new File(['x'], 'paspoort.png', { type: 'image/png' }))
    await expect.element(notices.getByText('paspoort.png is binnen.')).toBeVisible()
    const [path] = fetched.mock.calls.find(([, init]) => init?.method === 'POST') ?? []
    expect(path).toMatch(/uploads\?kind=identity&person=p2$/)
  })

  test('a file that is refused is said at its paper', async () => {
    const refused = { status: 422, body: { errors: [{ code: 'invalid_format', path: 'file', message: '' }] } }
    await open({}, { server: { 'POST /api/dutch_bv_incorporations/:uuid/uploads': refused } })
    const chooser = page.getByRole('listitem').getByLabelText('Kies een bestand').first()
    await chooser.upload(new File(['x'], 'paspoort.txt', { type: 'text/plain' }))
    await expect.element(page.getByRole('alert').getByText(/Dit bestand kunnen we niet openen/)).toBeVisible()
    await axeClean()
  })

  test('a question is answered where it stands', async () => {
    const flag = said({ id: 7, flag: true, path: 'p1.firstname', text: 'Is dit je hele voornaam?' })
    const reply = said({ id: 8, reply_to: 7, path: 'p1.firstname', role: 'customer', mine: true, text: 'Ja' })
    const answered = { ...sampleCase, comments: [flag, reply] }
    await open({ comments: [flag] }, { server: { [write]: answering({ status: 201, body: answered }) } })
    const list = page.getByRole('region', { name: 'Vragen van de notaris' })
    await expect.element(list.getByRole('heading', { name: /^Sanne de Vries: / })).toBeVisible()
    await expect
      .element(list.getByRole('link', { name: 'Ga naar het antwoord' }))
      .toHaveAttribute('href', `/questionnaire/dutch-bv/${uuid}#q-p1-firstname`)
    await list.getByRole('button', { name: 'Stuur antwoord' }).click()
    await expect.element(list.getByText('Schrijf eerst je antwoord.')).toBeVisible()
    await list.getByRole('textbox').fill('Ja')
    await press(list.getByRole('button', { name: 'Stuur antwoord' }), '{Enter}')
    await expect.element(list.getByText('Beantwoord: de notaris kijkt ernaar')).toBeVisible()
    expect(bodies).toEqual([{ text: 'Ja', path: 'p1.firstname', reply_to: 7 }])
    await axeClean()
  })

  test('a message that cannot be sent stays there', async () => {
    await open({}, { server: { [write]: { status: 500 } } })
    const box = page.getByLabelText('Je bericht aan de notaris')
    await box.fill('Kan het volgende week?')
    await page.getByRole('button', { name: 'Stuur bericht' }).click()
    await expect.element(page.getByText(/Versturen is niet gelukt/)).toBeVisible()
    await expect.element(box).toHaveValue('Kan het volgende week?')
  })

  test('one agrees with this very version, for one person', async () => {
    const round = { ...sampleCase, ...done, status: 'uploading_fca', turn: 'signers', concept } as const
    const agreed = { ...round, concept: { ...concept, approvals: concept.approvals.slice(1) } }
    const actions = [{ action: 'approve_concept' as const, possible: true, missing: [] }]
    await open({ ...round, actions }, { server: { ...conceptCall, [act]: answering({ body: agreed }) } })
    const deed = page.getByRole('region', { name: 'De definitieve akte', exact: true })
    await expect.element(deed.getByText('Akkoord op vandaag 09:30')).toBeVisible()
    await deed.getByRole('button', { name: 'Ik ga akkoord met deze versie: Sanne de Vries' }).click()
    await expect.element(notices.getByText('Je akkoord is vastgelegd.')).toBeVisible()
    expect(bodies).toEqual([{ action: 'approve_concept', hash: 'abc', person: 'p1', version: 1 }])
  })
})

test('on a phone the middle of the way is folded', async () => {
  await open()
  await page.viewport(390, 844)
  const signing = page.getByText('De akte wordt getekend', { exact: true })
  await expect.element(signing).not.toBeVisible()
  await press(page.getByRole('button', { name: 'Toon nog 5 stappen' }), '{Enter}')
  await expect.element(signing).toBeVisible()
  await axeClean()
})

test('what was ordered beside it is said, and nothing of it goes anywhere before one agrees', async () => {
  const service = { service: 'trademark-check', shares: ['company', 'activities'], since: '2026-11-17T08:00:00Z' }
  const asked: unknown[] = []
  await open(
    {},
    {
      server: {
        [`${read}/services`]: { body: { data: [{ ...service, state: 'asks_consent' }] } },
        [`${read.replace('GET', 'POST')}/services/:service`]: (body: unknown) => {
          asked.push(body)
          return { body: { data: [{ ...service, state: 'ready' }] } }
        },
      },
    },
  )
  const part = page.getByRole('region', { name: 'Wat je erbij hebt besteld' })
  await expect
    .element(part.getByText(/Hiervoor geven we de naam van je bedrijf en wat .* aan een merkenbureau/))
    .toBeVisible()
  await axeClean()
  await part.getByRole('button', { name: 'Ja, dat mag: Merkcheck' }).click()
  await expect.element(part.getByText('We gaan ermee aan de slag')).toBeVisible()
  expect(asked).toEqual([{ consent: true }])
  await expect.element(part.getByRole('button', { name: 'Toch liever niet: Merkcheck' })).toBeVisible()
})
