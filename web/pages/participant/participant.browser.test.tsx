import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ParticipantPart } from '#contract/participants.ts'
import type { PartAppointment } from '#contract/participants-appointment.ts'
import { signingRouteOf } from '#domain/signing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { axeClean, fits, press, visit } from '#web/testing/index.ts'
import { sampleDeed, samplePart, token } from './sample-part.fixture.ts'

const read = 'GET /api/participants/:token'
const code = 'POST /api/participants/:token/code'
const save = 'PATCH /api/participants/:token'
const declare = 'POST /api/participants/:token/declare'

const moment = '/api/participants/:token/appointment'
const noMoment: PartAppointment = {
  office: { name: 'Notariskantoor Terpstra', city: 'Leeuwarden', notary: 'mr. A.J. Terpstra', place: '' },
  ...{ must: true, agreed: null, asked: null, said: null, to_pay: false },
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:30:00Z') }))
afterEach(() => void vi.useRealTimers())

type Server = NonNullable<Parameters<typeof visit>[1]>['server']

async function open(over: Partial<ParticipantPart> = {}, server: Server = {}, locale: Locale = 'nl'): Promise<void> {
  await visit(`/participant/${token}`, {
    locale,
    server: {
      [read]: { body: { ...samplePart, ...over } },
      'GET /api/participants/:token/deed': { body: sampleDeed },
      [`GET ${moment}`]: { body: noMoment },
      ...server,
    },
  })
}

const refused = (status: number, name: string) => ({ status, body: { errors: [{ code: name, message: '' }] } })

describe('a link that lets nobody in says why', () => {
  test.each([
    ['link_expired', 'Deze link werkt niet meer'],
    ['link_revoked', 'Deze link is ingetrokken'],
    ['link_replaced', 'Deze uitnodiging geldt niet meer'],
    ['link_taken_back', 'Je hoeft niets meer in te vullen'],
    ['not_found', 'Deze link kennen we niet'],
  ])('%s', async (name, title) => {
    await open({}, { [read]: refused(404, name) })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await axeClean()
  })

  test('and one that ran out can be asked for anew', async () => {
    const renew = 'POST /api/participants/:token/link'
    await open({}, { [read]: refused(404, 'link_expired'), [renew]: { status: 202, body: { accepted: true } } })
    await press(page.getByRole('button', { name: 'Stuur mij een nieuwe link' }), '{Enter}')
    await expect.element(page.getByText('De nieuwe link is onderweg naar je mail.')).toBeVisible()
  })
})

test('on a new device a code is mailed, and the right one lets in', async () => {
  const sent: unknown[] = []
  let isIn = false
  await open(
    {},
    {
      [read]: () => (isIn ? { body: samplePart } : refused(403, 'code_required')),
      [code]: (body: unknown) => {
        sent.push(body)
        if (sent.length === 1) return { body: { outcome: 'sent', to: 'b…@voorbeeld.nl' } }
        if (sent.length === 2) return refused(422, 'code_wrong')
        isIn = true
        return { body: { outcome: 'entered', to: 'b…@voorbeeld.nl' } }
      },
    },
  )
  await press(page.getByRole('button', { name: 'Mail mij een code' }), '{Enter}')
  const box = page.getByLabelText('Code uit je mail')
  await expect.element(box).toHaveFocus()
  await expect.element(page.getByText(/gemaild naar b…@voorbeeld.nl/)).toBeVisible()
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await expect.element(page.getByText('Vul de zes cijfers uit je mail in.')).toBeVisible()
  await box.fill('123 456')
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await expect.element(page.getByText(/Deze code klopt niet/)).toBeVisible()
  await axeClean()
  await box.fill('654321')
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: /^Samen richten jullie De Vries Zuivel/ }))
    .toBeVisible()
  expect(sent).toEqual([{}, { code: '123456' }, { code: '654321' }])
})

test('who invites, what of it is read by whom, and the deed with their own clause', async () => {
  await open()
  await expect.element(page.getByText(/48 van de 120 aandelen, dat is 40%.*maandag 30 november/)).toBeVisible()
  await expect.element(page.getByText('Stap 1 van 3: Wie je bent')).toBeVisible()
  // Half past eleven by UTC is past midnight in Amsterdam.
  await expect.element(page.getByText(/werkt tot dinsdag 1 december/).first()).toBeVisible()
  const deed = page.getByRole('region', { name: 'De akte, om te lezen' })
  await expect.element(deed.getByText('Dit ben jij')).toBeVisible()
  await expect.element(deed.getByText('Naam en zetel')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Toon de hele akte' }).click()
  await expect.element(deed.getByText('Naam en zetel')).toBeVisible()
  await axeClean()
  await page.viewport(390, 844)
  await fits()
  await press(page.getByRole('button', { name: 'Bekijk jouw stuk van de akte' }), '{Enter}')
  await expect.element(page.getByRole('dialog').getByText('Dit ben jij')).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Sluiten' }).click()
})

test('what is typed is kept, what is open is named, and sealed questions have their own box', async () => {
  const patches: unknown[] = []
  const answered = { ...samplePart, version: 2, missing: samplePart.missing.slice(1) }
  await open(
    {},
    {
      [save]: (body: unknown) => {
        patches.push(body)
        return { body: { ...answered, answers: { ...samplePart.answers, birthplace: 'Drachten' } } }
      },
    },
  )
  await page.getByRole('button', { name: 'Volgende: Identiteitsbewijs' }).click()
  const errors = page.getByRole('region', { name: 'Hier moet nog iets gebeuren' })
  await expect.element(errors).toHaveFocus()
  await errors.getByRole('link', { name: 'Vul de geboorteplaats in' }).click()
  const box = page.getByLabelText('Geboorteplaats')
  await expect.element(box).toHaveFocus()
  await box.fill('Drachten')
  await page.getByRole('button', { name: 'Volgende: Identiteitsbewijs' }).click()
  await expect.element(page.getByText('Stap 2 van 3: Identiteitsbewijs')).toBeVisible()
  expect(patches).toEqual([{ answers: { birthplace: 'Drachten' } }])
  const sealed = page.getByRole('region', { name: 'Verzegeld' })
  await expect.element(sealed.getByText('· alleen jij en Notariskantoor Terpstra')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Je eigen stukken' })).toBeVisible()
  await axeClean()
})

describe('declaring it right', () => {
  const whole = { missing: [], version: 7 }
  const last = 'Ik verklaar dat dit klopt'
  const toTheEnd = () => page.getByRole('button', { name: 'Nalezen en akkoord' }).click()

  test('is of this very text, and then it is done', async () => {
    const bodies: unknown[] = []
    const complete = { ...samplePart, ...whole, state: 'complete', declared_at: '2026-11-17T09:30:00Z' }
    await open(whole, {
      [declare]: (body: unknown) => {
        bodies.push(body)
        return { body: complete }
      },
    })
    await toTheEnd()
    await expect.element(page.getByRole('button', { name: last })).not.toHaveAttribute('aria-disabled')
    await press(page.getByRole('button', { name: last }), '{Enter}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Jouw deel is klaar' })).toBeVisible()
    expect(bodies).toEqual([{ version: 7, hash: 'abc' }])
    await expect.element(page.getByLabelText('Je bericht aan de notaris')).toBeVisible()
    await axeClean()
  })

  test('waits until the text is there to be read', async () => {
    const read = Promise.withResolvers<{ body: typeof sampleDeed }>()
    await open(whole, {
      'GET /api/participants/:token/deed': () => read.promise,
      [declare]: { body: { ...samplePart, ...whole, state: 'complete', declared_at: '2026-11-17T09:30:00Z' } },
    })
    await toTheEnd()
    const button = page.getByRole('button', { name: last })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    read.resolve({ body: sampleDeed })
    await button.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Jouw deel is klaar' })).toBeVisible()
  })

  test('waits while something is missing, which leads there', async () => {
    await open()
    await toTheEnd()
    await page.getByRole('button', { name: 'Vul het BSN in, of vink aan dat er geen BSN is' }).click()
    await expect.element(page.getByText('Stap 2 van 3: Identiteitsbewijs')).toBeVisible()
  })

  test('is asked again when something changed meanwhile', async () => {
    const conflict = { status: 409, body: { errors: [], current: { ...samplePart, ...whole, version: 8 } } }
    await open(whole, { [declare]: conflict })
    await toTheEnd()
    await page.getByRole('button', { name: last }).click()
    await expect.element(page.getByText(/Er is net iets veranderd/)).toBeVisible()
  })
})

describe('the moment to sign', () => {
  const done: Partial<ParticipantPart> = { state: 'complete', declared_at: '2026-11-17T09:30:00Z', missing: [] }
  const asked = {
    ...{ state: 'asked', starts: '2026-12-15T13:00:00Z', ends: '2026-12-15T13:45:00Z' },
    ...{ way: 'online', waiting: ['p2'] },
  } as const
  const card = page.getByRole('region', { name: 'De akte tekenen' })

  test('is theirs to agree with', async () => {
    const bodies: unknown[] = []
    await open(done, {
      [`GET ${moment}`]: { body: { ...noMoment, asked } },
      [`POST ${moment}`]: (body: unknown) => {
        bodies.push(body)
        return { body: { ...noMoment, agreed: { ...asked, state: 'agreed', waiting: [] } } }
      },
    })
    await expect.element(card.getByText(/14:00/)).toBeVisible()
    await axeClean()
    await press(card.getByRole('button', { name: 'Ik kan dan', exact: true }), '{Enter}')
    await expect.element(card.getByRole('button')).not.toBeInTheDocument()
    expect(bodies).toEqual([{ starts: asked.starts, can: true }])
  })

  test('that is not asked for any more is shown as it is now', async () => {
    let isAsked = true
    await open(done, {
      [`GET ${moment}`]: () => ({ body: isAsked ? { ...noMoment, asked } : noMoment }),
      [`POST ${moment}`]: () => {
        isAsked = false
        return { status: 409, body: { errors: [], missing: [] } }
      },
    })
    await card.getByRole('button', { name: 'Ik kan dan niet' }).click()
    await expect.element(page.getByText(/Dat moment wordt niet meer gevraagd/)).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  })
})

test('who does not take part is asked once, and then it is over', async () => {
  await open({}, { 'POST /api/participants/:token/decline': { body: { declined: true } } })
  await page.getByRole('button', { name: 'Ik doe niet mee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Doe je niet mee?' })
  await axeClean()
  await dialog.getByRole('button', { name: 'Ik doe niet mee' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Je doet niet mee' })).toBeVisible()
})

test('what is missing is said in the language of who reads it, whatever was ordered in', async () => {
  const missing = [{ key: 'bsn', code: 'required', message: 'Fill in your BSN' }]
  await open({ language: 'en', flow: 'english-bv', missing })
  await page.getByRole('button', { name: 'Nalezen en akkoord' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Vul het BSN in, of vink aan dat er geen BSN is' }))
    .toBeVisible()
})

test('who signs by a power reads why, and fetches it', async () => {
  const signing = signingRouteOf(
    { ...{ main: {}, p1: {}, p3: {}, p4: {} }, p2: { residence_country: 'NL', document_type: 'driver_licence' } },
    'p2',
    'shares',
  )
  const powers = [
    { title: 'Volmacht tot oprichting van De Vries Zuivel B.V.', path: `/api/participants/${token}/powers/poa.pdf` },
  ]
  await open({ state: 'complete', declared_at: '2026-11-17T09:30:00Z', missing: [], signing, powers })
  const card = page.getByRole('region', { name: 'Tekenen' })
  await expect.element(card.getByText(/volmacht, gelegaliseerd in Nederland/)).toBeVisible()
  await expect.element(card.getByText(/Zet er nog geen handtekening onder/)).toBeVisible()
  await expect.element(card.getByText('Volmacht tot oprichting van De Vries Zuivel B.V. (PDF)')).toBeVisible()
  await page.viewport(320, 700)
  await fits()
  await axeClean()
})

test('it speaks English too', async () => {
  await open({}, {}, 'en')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Together you are founding/ })).toBeVisible()
})
