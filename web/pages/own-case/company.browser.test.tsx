import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CustomerCase } from '#contract/cases.ts'
import type { Me } from '#contract/own-account.ts'
import { axeClean, press, visit } from '#web/testing/index.ts'
import { sampleCase, sentPaper, uuid } from './sample-case.fixture.ts'

const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me
const read = 'GET /api/api_customer_dashboard/notary_products/:uuid'
const documents = 'GET /api/dutch_bv_incorporations/:uuid/documents'

// Days are counted from today.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:30:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(over: Partial<CustomerCase> = {}, server: NonNullable<Parameters<typeof visit>[1]>['server'] = {}) {
  await visit(`/dashboard/${uuid}`, {
    as: me,
    server: {
      [read]: { body: { ...sampleCase, ...over } },
      'GET /api/api_customer_dashboard/notary_products': { body: { notary_products: [] } },
      [documents]: { body: { documents: [] } },
      [`${read}/services`]: { body: { data: [] } },
      ...server,
    },
  })
}

/** A picture of one color, as a camera would give it. */
async function picture(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([bytes ?? ''], name, { type: 'image/png' })
}

describe('both sides of a card', () => {
  const sending = 'POST /api/dutch_bv_incorporations/:uuid/uploads'
  const band = page.getByRole('region', { name: 'Stuur een kopie van je identiteitskaart' })
  const boxes = {
    front: band.getByLabelText('Voorkant', { exact: true }),
    back: band.getByLabelText('Achterkant', { exact: true }),
  }
  const answer = { [sending]: { status: 201, body: { name: 'kaart.jpg' } } }
  const sent = (fetched: MockInstance<typeof fetch>) =>
    fetched.mock.calls.flatMap(([path, init]) =>
      init?.method === 'POST' ? [{ path: String(path), body: init.body }] : [],
    )

  test('go as one, and nothing goes before both are there', async () => {
    await open({}, answer)
    const fetched = vi.spyOn(globalThis, 'fetch')
    await boxes.front.upload(await picture('voor.png', 400, 250))
    await expect.element(band.getByRole('button', { name: /^Voorkant is gekozen/ })).toBeVisible()
    expect(sent(fetched)).toEqual([])
    await axeClean()
    await boxes.back.upload(await picture('achter.png', 200, 125))
    await expect.element(page.getByText('kaart.jpg is binnen.')).toBeVisible()
    const posted = sent(fetched)
    expect(posted.map(({ path }) => path)).toEqual([expect.stringMatching(/uploads\?kind=identity&person=p1$/)])
    const file = posted[0]?.body instanceof FormData ? posted[0].body.get('file') : posted[0]?.body
    const joined = await createImageBitmap(file as Blob)
    // The smaller one is drawn as wide as the other, under it.
    expect([joined.width, joined.height]).toEqual([400, 250 + 24 + 250])
  })

  test('in one PDF go at once', async () => {
    await open({}, answer)
    const fetched = vi.spyOn(globalThis, 'fetch')
    await boxes.front.upload(new File(['%PDF-'], 'beide.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('kaart.jpg is binnen.')).toBeVisible()
    expect(sent(fetched)).toHaveLength(1)
  })

  test('a photo that cannot be opened is said, and can be chosen anew', async () => {
    await open({}, answer)
    await boxes.front.upload(await picture('voor.png', 40, 25))
    await boxes.back.upload(new File(['x'], 'achter.heic', { type: 'image/heic' }))
    await expect.element(band.getByRole('alert').getByText(/kunnen we niet openen/)).toBeVisible()
    await expect.element(band.getByRole('button', { name: /^Voorkant kiezen/ })).toBeVisible()
  })
})

test('this page is opened on a phone by a picture', async () => {
  await open()
  await press(page.getByRole('button', { name: 'Verder op je telefoon' }), '{Enter}')
  await expect.element(page.getByRole('img', { name: 'Code met het adres van deze pagina' })).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Sluiten' }).click()
})

test('each person is there with what they are, and a holding that needs nothing more', async () => {
  const nodes = sampleCase.chart.nodes.map((node) => (node.id === 'h1' ? { ...node, id: 'p1.holding' } : node))
  const holdings = sampleCase.chart.holdings.map((one) => ({
    ...one,
    ...(one.owner === 'h1' && { owner: 'p1.holding' }),
    ...(one.owned === 'h1' && { owned: 'p1.holding' }),
  }))
  await open({ chart: { ...sampleCase.chart, nodes, holdings } })
  const tasks = page.getByRole('region', { name: 'Wat er nog moet gebeuren' })
  await expect.element(tasks.getByText('Sanne de Vries (jij)')).toBeVisible()
  await expect.element(tasks.getByText('60%, via De Vries Holding B.V., bestuurder')).toBeVisible()
  await expect.element(tasks.getByText('40%', { exact: true })).toBeVisible()
  await expect.element(tasks.getByText(/^Wordt op dezelfde dag opgericht/)).toBeVisible()
  await expect
    .element(page.getByText(/^Jij hebt 60% \(via De Vries Holding B.V.\) en Bram heeft 40%\. Jullie hebben allebei/))
    .toBeVisible()
  await expect
    .element(page.getByText(/^Dien je uiterlijk maandag 30 november in, dan bestaat je bedrijf/))
    .toBeVisible()
})

describe('documents', () => {
  const made = (index: number, type: string, title: string) => ({
    ...{ index, type, title, key: `${type}${index}`, name: type, pages: 2, up_to_date: true },
    files: [{ format: 'pdf', path: `/api/x/${index}.pdf`, sha256: '' }],
  })
  const list = { body: { documents: [made(0, 'draft_deed', 'Akte van oprichting'), made(1, 'poa', 'Volmacht')] } }

  test('stand by their kind, on a phone folded but the first', async () => {
    await open({}, { [documents]: list })
    const powers = page.getByRole('region', { name: 'Volmachten' })
    await expect.element(powers.getByText('Volmacht', { exact: true })).toBeVisible()
    await page.viewport(390, 844)
    await expect.element(powers.getByText('Volmacht', { exact: true })).not.toBeVisible()
    await expect.element(page.getByText('Akte van oprichting', { exact: true })).toBeVisible()
    await press(powers.getByRole('button', { name: /^Volmachten/ }), '{Enter}')
    await expect.element(powers.getByRole('button', { name: 'Volmacht downloaden als PDF' })).toBeVisible()
    await axeClean()
  })
})

test('what was paid says how, and what came beside it since', async () => {
  const invoice = (number: string) => ({ number, path: `/api/payments/${number}/invoice.pdf` })
  const product = {
    ...{
      uuid,
      flow: 'dutch-bv',
      api_path: 'dutch_bv_incorporations',
      state: 'paid',
      next: 'upload',
      step: 7,
      final_step: 7,
    },
    ...{ product_name: { nl: 'Nederlandse BV', en: 'Dutch BV' }, company_name: 'De Vries Zuivel B.V.' },
    ...{ case: null, uploads: [], changes: [], created_at: '2026-11-16T09:00:00Z', updated_at: '2026-11-16T09:00:00Z' },
    payment: {
      ...{ uuid: 'o1', status: 'authorized', payable_price: 122_959, paid_at: '2026-11-16T10:31:00Z', method: 'ideal' },
      invoice: invoice('2026-00298'),
      supplements: [
        {
          ...{ uuid: 'o2', reason: 'change', payable_price: 9_075, paid_at: '2026-11-17T08:00:00Z', method: null },
          invoice: invoice('2026-00301'),
        },
        {
          ...{ uuid: 'o3', reason: 'change', payable_price: -30_250, paid_at: '2026-11-17T09:00:00Z', method: null },
          invoice: null,
        },
      ],
    },
  } as const
  await open(
    {},
    { 'GET /api/api_customer_dashboard/notary_products': { body: { notary_products: [product] } } as never },
  )
  const payment = page.getByRole('region', { name: 'Betaling' })
  const words = () => payment.element().textContent?.replace(/\s/g, ' ')
  await expect.poll(words).toContain('Betaald op 16 november 2026 met iDEAL€ 1.229,59')
  expect(words()).toContain('Wijziging, 17 november 2026€ 90,75')
  expect(words()).toMatch(/Teruggekregen, 17 november 2026.*302,50/)
  await expect.element(payment.getByRole('button', { name: /Factuur 2026-00301 downloaden/ })).toBeVisible()
})

describe('a company that exists', () => {
  const exists: Partial<CustomerCase> = {
    ...{ status: 'finalized', waiting_on: 'nobody', due: null, signed_on: '2026-12-17', kvk_number: '90001354' },
    ...{
      tasks: [],
      actions: [],
      documents: [sentPaper({ type: 'final_deed', origin: 'notary_uploaded', person: null })],
    },
    first_weeks: {
      registered_on: '2026-12-22',
      things: [
        { thing: 'ubo', by: '2026-12-29', done: false },
        { thing: 'bank', by: '2026-12-29', done: false },
        { thing: 'vat', by: '2027-01-05', done: false },
      ],
      pay_up: [
        { owner: 'h1', amount: 72 },
        { owner: 'p2', amount: 48 },
      ],
    },
  }
  const weeks = page.getByRole('region', { name: 'De eerste weken' })

  test('has its days, its amounts and its people', async () => {
    await open(exists)
    const words = () => weeks.element().textContent?.replace(/\s/g, ' ')
    await expect.poll(words).toMatch(/uiterlijk dinsdag 29 december.*rond dinsdag 5 januari/)
    expect(words()).toMatch(/Opgegeven wordt: jij met 60% en Bram met 40%/)
    expect(words()).toMatch(/€ 0,72 door De Vries Holding B.V. en € 0,48 door Bram/)
  })

  test('has a number for each of two', async () => {
    const paper = (type: 'final_deed' | 'kvk', person: string | null) =>
      sentPaper({ uuid: `${type} ${person}`, type, origin: 'notary_uploaded', kind: 'other', person })
    await open({
      ...exists,
      holdings: [{ person: 'p1', name: 'De Vries Holding B.V.', kvk_number: '68750110' }],
      documents: [paper('final_deed', null), paper('kvk', null), paper('final_deed', 'p1'), paper('kvk', 'p1')],
    })
    await expect.element(page.getByText('KVK-nummer De Vries Holding B.V.')).toBeVisible()
    await expect.element(page.getByText('68750110', { exact: true })).toBeVisible()
    await expect.element(page.getByText('90001354', { exact: true })).toBeVisible()
    const papers = page.getByRole('region', { name: 'Stukken' })
    await expect.element(papers.getByText('Uittreksel van de KVK van De Vries Holding B.V.')).toBeVisible()
    await axeClean()
  })

  test('has what a bank asks for in one file', async () => {
    const asked = vi.fn(() => ({ status: 500 }))
    await open(exists, { [`${read}/bank-papers`]: asked })
    await weeks.getByRole('button', { name: 'Download het bankpakket' }).click()
    await expect.element(weeks.getByRole('alert')).toBeVisible()
    expect(asked).toHaveBeenCalledOnce()
  })

  test('has what one comes back for, and the rest folded away until it is wanted', async () => {
    await open(exists)
    const whole = page.getByRole('group').filter({ hasText: 'Je hele dossier' })
    const thread = page.getByRole('region', { name: 'Berichten' })
    await expect.element(page.getByRole('button', { name: 'Getekende akte downloaden als PDF' })).toBeVisible()
    await expect.element(thread).not.toBeInTheDocument()
    await press(page.getByRole('button', { name: 'Stuur een bericht' }), '{Enter}')
    await expect.element(thread.getByRole('textbox')).toHaveFocus()
    await expect.element(whole).toHaveAttribute('open')
    await axeClean()
  })

  test('does not fold away what the office said last', async () => {
    const about = { path: null, reply_to: null, flag: false, closed_at: null, seen_at: null, changed: false } as const
    const author = { role: 'notary', author: 'Jelle Hoekstra', mine: false, at: '2026-12-23T09:00:00Z' } as const
    const seen = vi.fn((_told: unknown) => ({ body: { seen: true } }))
    const comments = [{ id: 9, text: 'Het register is klaar.', ...author, ...about }]
    await open({ ...exists, comments }, { 'POST /api/api_customer_dashboard/notary_products/:uuid/seen': seen })
    const words = page.getByText('Het register is klaar.')
    await expect.element(words).toBeVisible()
    await expect.element(page.getByText('1 nieuw')).toBeVisible()
    words.element().scrollIntoView()
    await expect.poll(() => seen.mock.calls.map(([told]) => told)).toMatchObject([{ up_to: 9 }])
  })

  test('has a number to copy', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open(exists)
    await press(page.getByRole('button', { name: 'Kopieer KVK-nummer 90001354' }), '{Enter}')
    await expect.element(page.getByText('KVK-nummer 90001354 is gekopieerd.')).toBeVisible()
    expect(copied).toHaveBeenCalledWith('90001354')
  })
})

describe('somebody who fills in their own part', () => {
  const moment = { invited_at: '2026-11-16T10:00:00Z', until: '2026-11-30T10:00:00Z', reminded_at: null }
  const bram: CustomerCase['participants'][number] = {
    ...{ id: `${uuid}-p2`, person: 'p2', name: 'Bram van den Berg', email: 'bram@voorbeeld.nl', ...moment },
    ...{ state: 'began', link: 'open', began_at: '2026-11-17T08:00:00Z', completed_at: null, declined_at: null },
    moves: ['remind', 'revoke', 'take_back', 'replace'],
  }
  const [mine, theirs] = sampleCase.tasks
  const tasks: CustomerCase['tasks'] = [
    ...(mine ? [{ ...mine, state: 'sent' as const }] : []),
    ...(theirs ? [{ ...theirs, own_part: true as const }] : []),
  ]
  const missing = [{ kind: 'participant' as const, id: 'p2' }]

  test('is waited for, with how far they are and nothing to send for them', async () => {
    await open({ participants: [bram], tasks, actions: [{ action: 'submit', possible: false, missing }] })
    await expect.element(page.getByRole('region', { name: 'We wachten op Bram van den Berg' })).toBeVisible()
    const card = page.getByRole('region', { name: 'Bram van den Berg', exact: true })
    await expect.element(card.getByText(/Bram begon op 17 nov/)).toBeVisible()
    await expect.element(card.getByText('40%. Vult het eigen deel zelf in')).toBeVisible()
    await expect.element(card.getByRole('button', { name: /^Stuur: / })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Dien je dossier in' }).click()
    await expect.element(page.getByText('Het deel van Bram van den Berg is nog niet klaar.')).toBeVisible()
    await axeClean()
  })

  test('and does not any more: what is missing of them is asked for in the questionnaire', async () => {
    await open({ participants: [], tasks, actions: [{ action: 'submit', possible: false, missing }] })
    await page.getByRole('button', { name: 'Dien je dossier in' }).first().click()
    const link = page.getByRole('link', { name: 'Van Bram van den Berg ontbreken nog gegevens.' })
    await expect.element(link).toHaveAttribute('href', `/questionnaire/dutch-bv/${uuid}`)
    await axeClean()
  })

  test('hears of it again at a press, and what came of it is told', async () => {
    const reminded = { ...bram, reminded_at: '2026-11-17T09:30:00Z' }
    const remind = 'POST /api/api_customer_dashboard/shareholders/:id/send_verification_email'
    await open({ participants: [bram], tasks }, { [remind]: { status: 202, body: { participants: [reminded] } } })
    await page.getByRole('button', { name: 'Stuur een herinnering: Bram' }).click()
    await expect.element(page.getByText('De herinnering is onderweg naar bram@voorbeeld.nl.')).toBeVisible()
  })
})
