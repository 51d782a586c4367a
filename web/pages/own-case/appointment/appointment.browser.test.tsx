import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AppointmentSlots } from '#contract/case-appointments.ts'
import type { Me } from '#contract/own-account.ts'
import { axeClean, visit } from '#web/testing/index.ts'
import { sampleCase, uuid } from '../sample-case.fixture.ts'

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

const here = 'GET /api/api_customer_dashboard/notary_products/:uuid'
const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me
const atMoment = { ...sampleCase, status: 'scheduling_meeting' as const, actions: [], due: '2030-12-18' }

const slot = (day: string, time: string, can: string[] = []) => ({
  ...{ starts: `${day}T${time}:00.000Z`, ends: new Date(Date.parse(`${day}T${time}:00Z`) + 45 * 60_000).toISOString() },
  can,
})
const both = ['p1', 'p2']

const offered: AppointmentSlots = {
  office: { name: 'Notariskantoor Terpstra', city: 'Leeuwarden', notary: 'mr. Anneke Terpstra', place: '' },
  ...{ mode: 'online_offline', minutes: 45, due: '2030-12-18', open: true, agreed: null, asked: null, to_pay: null },
  people: [
    { id: 'p1', name: 'Sanne de Vries', mine: true, must: true },
    { id: 'p2', name: 'Bram van den Berg', mine: false, must: true },
  ],
  move: { price: 0, later: 6050, until: null },
  days: [
    { day: '2030-12-12', slots: [slot('2030-12-12', '14:30')] },
    { day: '2030-12-13', slots: [slot('2030-12-13', '08:00'), slot('2030-12-13', '10:15', both)] },
    { day: '2030-12-16', slots: [slot('2030-12-16', '09:00', both), slot('2030-12-16', '12:30')] },
    { day: '2030-12-17', slots: [slot('2030-12-17', '13:00', both)] },
    { day: '2030-12-18', slots: [slot('2030-12-18', '09:30')] },
  ],
  next: '2030-12-19',
}
const moment = (state: 'agreed' | 'asked', waiting: string[] = []) => ({
  ...{ state, way: 'online' as const, waiting, starts: '2030-12-17T13:00:00.000Z', ends: '2030-12-17T13:45:00.000Z' },
})

async function open(slots: Partial<AppointmentSlots> = {}, more: Server = {}) {
  const said: unknown[] = []
  await visit(`/dashboard/${uuid}/appointment`, {
    as: me,
    server: {
      [here]: { body: atMoment },
      [`${here}/appointment`]: { body: { ...offered, ...slots } },
      'POST /api/api_customer_dashboard/notary_products/:uuid/actions': (body: unknown) => {
        said.push(body)
        return { body: { ...atMoment, version: 2, appointment: moment('agreed') } }
      },
      ...more,
    },
  })
  return said
}

const quiet = () => page.getByRole('button', { name: 'Melding sluiten' }).click()
const at = (name: RegExp) => page.getByRole('button', { name })
const settle = () => page.getByRole('button', { name: 'Leg dit moment vast' })

test('a moment at which everybody can is set at once', async () => {
  await page.viewport(1440, 1000)
  const said = await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kies een moment' })).toBeVisible()
  await expect.element(page.getByText(/Kies uiterlijk woensdag 18 december/)).toBeVisible()
  await at(/dinsdag 17 december 14:00, Bram kan dan ook/).click()
  await expect.element(page.getByText('14:00 tot 14:45')).toBeVisible()
  await expect.element(page.getByText('moet erbij zijn, kan dan')).toBeVisible()
  await axeClean()
  await settle().click()
  await expect
    .poll(() => said)
    .toEqual([{ action: 'choose_slot', starts: '2030-12-17T13:00:00.000Z', way: 'online', agreeing: [] }])
  await quiet()
})

test('what is chosen while the one before is being set stays chosen', async () => {
  await page.viewport(1440, 1000)
  const [asked, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isSet = false
  await open(
    {},
    {
      'POST /api/api_customer_dashboard/notary_products/:uuid/actions': () => {
        isSet = true
        return { body: { ...atMoment, version: 2, appointment: moment('agreed') } }
      },
      [`${here}/appointment`]: async () => {
        if (!isSet) return { body: offered }
        asked.resolve()
        await looked.promise
        return { body: { ...offered, agreed: moment('agreed') } }
      },
    },
  )
  await at(/dinsdag 17 december 14:00, Bram kan dan ook/).click()
  await settle().click()
  await asked.promise
  const other = at(/maandag 16 december 10:00, Bram kan dan ook/)
  await other.click()
  looked.resolve()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kies een moment' })).not.toBeInTheDocument()
  await expect.element(page.getByText('10:00 tot 10:45')).toBeVisible()
  await expect.element(other).toHaveAttribute('aria-pressed', 'true')
  await quiet()
})

test('of others it is asked, unless the founder knows', async () => {
  await page.viewport(1440, 1000)
  const said = await open()
  await page.getByRole('radio', { name: /Op kantoor in Leeuwarden/ }).click()
  await at(/vrijdag 13 december 09:00/).click()
  await expect.element(page.getByRole('button', { name: 'Vraag of dit past' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Bram van den Berg kan dan ook' }).click()
  await settle().click()
  await expect
    .poll(() => said)
    .toEqual([{ action: 'choose_slot', starts: '2030-12-13T08:00:00.000Z', way: 'offline', agreeing: ['p2'] }])
  await quiet()
})

test('on a phone the button stays in sight', async () => {
  await page.viewport(390, 800)
  const said = await open()
  await at(/maandag 16 december 10:00/).click()
  await expect.element(page.getByText('ma 16 dec, 10:00')).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Leg vast', exact: true }).click()
  await expect.poll(() => said).toHaveLength(1)
  await quiet()
  await page.viewport(1440, 1000)
})

test('what others were asked, the founder may answer', async () => {
  const said = await open({ asked: moment('asked', ['p2']) })
  await expect.element(page.getByText('Dinsdag 17 december, 14:00: past dat iedereen?')).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Bram van den Berg kan dan', exact: true }).click()
  await expect
    .poll(() => said)
    .toEqual([{ action: 'answer_slot', person: 'p2', starts: '2030-12-17T13:00:00.000Z', can: true }])
  await quiet()
})

test('what is agreed can be moved for nothing once', async () => {
  const until = '2030-12-16T13:00:00.000Z'
  const said = await open({ agreed: moment('agreed'), move: { price: 0, later: 6050, until } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jullie afspraak' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Zet in je agenda' })).toBeVisible()
  await at(/vrijdag 13 december 11:15/).click()
  await expect.element(page.getByText(/Deze keer verzetten is gratis. Daarna kost het €\s60,50/)).toBeVisible()
  await page.getByRole('button', { name: 'Verzet naar dit moment' }).click()
  await expect.poll(() => said).toHaveLength(1)
  await quiet()
})

test('by a book that asks nothing for it, moving is free and nobody reads of € 0', async () => {
  await open({ agreed: moment('agreed'), move: { price: 0, later: 0, until: '2030-12-16T13:00:00.000Z' } })
  await at(/vrijdag 13 december 11:15/).click()
  await expect.element(page.getByText('Verzetten is gratis.', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/€/)).not.toBeInTheDocument()
})

test('a move that has a price says it first, and is paid', async () => {
  const until = '2030-12-16T13:00:00.000Z'
  const paid: unknown[] = []
  const said = await open(
    { agreed: moment('agreed'), move: { price: 6050, later: 6050, until } },
    {
      // Who cannot be led there stays here, and is told.
      'POST /api/api_customer_dashboard/notary_products/:uuid/appointment/payment': (body: unknown) => {
        paid.push(body)
        return { status: 409, body: { errors: [{ code: 'conflict', message: '' }], missing: [{ kind: 'slot' }] } }
      },
    },
  )
  await at(/vrijdag 13 december 11:15/).click()
  await expect.element(page.getByText('Nog een keer verzetten kost')).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: /Betaal €\s60,50 en verzet/ }).click()
  await expect.poll(() => paid).toEqual([{ total: 6050 }])
  expect(said).toMatchObject([{ action: 'choose_slot', starts: '2030-12-13T10:15:00.000Z', total: 6050 }])
  await quiet()
})

test('what is kept until it is paid says until when, and can be left', async () => {
  const said = await open({
    ...{ agreed: moment('agreed'), asked: { ...moment('asked'), starts: '2030-12-13T10:15:00.000Z' } },
    ...{ to_pay: { total: 6050, until: '2030-12-12T10:00:00.000Z' } },
    move: { price: 6050, later: 6050, until: '2030-12-16T13:00:00.000Z' },
  })
  await expect.element(page.getByText('Bijna verzet naar vrijdag 13 december, 11:15')).toBeVisible()
  await expect.element(page.getByText(/We houden dit moment vast tot donderdag 12 december, 11:00/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Laat de afspraak zoals hij is' }).click()
  await expect.poll(() => said).toEqual([{ action: 'drop_slot' }])
  await quiet()
})

test('a moment that somebody else took is not lost in silence', async () => {
  await open(
    {},
    {
      'POST /api/api_customer_dashboard/notary_products/:uuid/actions': {
        status: 409,
        body: { errors: [{ code: 'conflict', message: '' }], missing: [{ kind: 'slot' }] },
      },
    },
  )
  await at(/dinsdag 17 december 14:00/).click()
  await settle().click()
  await expect.element(page.getByText('Dat moment is net weg. Kies een ander.')).toBeVisible()
  await quiet()
})

test.each([
  ['before its rung', { open: false, days: [], next: null }, 'Er valt nu niets te kiezen'],
  ['a diary without room', { days: [], next: null }, 'Er is de komende tijd niets vrij'],
  [
    'on the last day',
    { agreed: moment('agreed'), move: { price: 0, later: 6050, until: '2020-01-01T00:00:00.000Z' } },
    'De afspraak is te dichtbij om hier te verzetten.',
  ],
  ['an office that is only online', { mode: 'online' as const }, 'Dit kantoor tekent online'],
])('%s', async (_name, slots, words) => {
  await open(slots)
  await expect.element(page.getByText(words)).toBeVisible()
  await axeClean()
})

test('from the company’s own page it opens as well, with its words', async () => {
  await visit(`/dashboard/${uuid}`, {
    as: me,
    server: {
      [here]: { body: atMoment },
      [`${here}/appointment`]: { body: offered },
      [`${here}/services`]: { body: { data: [] } },
      'GET /api/api_customer_dashboard/notary_products': { body: { notary_products: [] } },
      'GET /api/dutch_bv_incorporations/:uuid/documents': { body: { documents: [] } },
    },
  })
  await page.getByRole('link', { name: 'Kies een moment' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kies een moment' })).toBeVisible()
})
