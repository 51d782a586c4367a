import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { someOf } from '#testing/laws.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'
import { caseAnswers, caseDocument, keeping, notary, officeCase, queueCounts, support } from '../samples.ts'

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

const bar = page.getByRole('region', { name: 'Nog nodig' })

/** A small picture, as a browser makes it. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(200, 120)
  canvas.getContext('2d')?.fillRect(20, 20, 80, 60)
  return canvas.convertToBlob()
}

async function open(path: string, found: OfficeCase = officeCase(), server: Server = {}, as = notary) {
  const file = await picture()
  const answers = caseAnswers(found, as.role === 'support' ? 'support' : 'notary')
  const document = { 'GET /api/notary/cases/:uuid/documents/:document': { body: file } } as const
  await visit(path, { as, server: { ...answers, ...document, ...server } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(found.company_name)
}

async function quiet(): Promise<void> {
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
}

test('where a case stands, and what is missing for the next step as links', async () => {
  await open('/notary/c')
  await expect.element(page.getByText('vr 4 dec, morgen')).toBeVisible()
  await expect.element(page.getByText('ons, sinds di 1 dec')).toBeVisible()
  await expect
    .poll(() =>
      bar
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'Identiteitsbewijs van Bram van den Berg beoordelen',
      'Vlag op Voornamen van Bram van den Berg',
      'Cliëntonderzoek sluiten',
    ])
  await axeClean()
  await bar.getByRole('link', { name: 'Vlag op' }).click()
  await address().toBe('/notary/c/answers?field=p2.firstname')
})

test('a step that is not possible yet lists what is missing, also when only the server knows', async () => {
  await open('/notary/c')
  await bar.getByRole('button', { name: 'Naar de definitieve akte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dit is nog nodig' })
  await expect.element(dialog.getByRole('link', { name: 'Cliëntonderzoek sluiten' })).toBeVisible()
  await axeClean()
  const ready = officeCase({ actions: [{ action: 'upload_fca', possible: true, missing: [] }] })
  await open('/notary/c', ready, {
    'POST /api/notary/cases/:uuid/actions': {
      status: 409,
      body: { errors: [], missing: [{ kind: 'second_pair_of_eyes' }] },
    },
  })
  await bar.getByRole('button', { name: 'Naar de definitieve akte' }).click()
  await expect.element(dialog.getByRole('link', { name: 'Tweede paar ogen op het cliëntonderzoek' })).toBeVisible()
})

test('who is second is told, and sees the case as it is', async () => {
  const ready = officeCase({ actions: [{ action: 'upload_fca', possible: true, missing: [] }] })
  const moved = officeCase({ status: 'uploading_fca', actions: [], waiting_on: 'customer' })
  let looks = 0
  await open('/notary/c', ready, {
    'GET /api/notary/cases/:uuid': () => ({ body: looks++ === 0 ? ready : moved }),
    'POST /api/notary/cases/:uuid/actions': { status: 409, body: { errors: [], missing: [] } },
  })
  await bar.getByRole('button', { name: 'Naar de definitieve akte' }).click()
  await expect.element(page.getByText('Iemand anders was je voor.')).toBeVisible()
  await expect.element(bar.getByText('De klant is aan zet.')).toBeVisible()
  await quiet()
})

test('a flag: what came back on it, a reply, and closing it', async () => {
  const [reply, close] = [keeping(), keeping()]
  await open('/notary/c/answers?field=p2.firstname', officeCase(), {
    'POST /api/notary/cases/:uuid/comments': reply.answer,
    'PATCH /api/notary/cases/:uuid/comments/:id': close.answer,
  })
  const thread = page.getByRole('region', { name: 'Gesprek over Voornamen' })
  await expect.element(thread.getByText('Klopt, ik heb ze ingevuld.')).toBeVisible()
  await expect.element(thread.getByText('Intern, de klant ziet dit nooit')).toBeVisible()
  await axeClean()
  await userEvent.keyboard('r')
  await expect.element(thread.getByLabelText('Schrijf terug')).toHaveFocus()
  await userEvent.keyboard('Dank je')
  await thread.getByRole('button', { name: 'Verstuur' }).click()
  await expect.poll(() => reply.asked).toEqual([{ path: 'p2.firstname', reply_to: 7, text: 'Dank je' }])
  await thread.getByRole('button', { name: 'Neem over en sluit de vlag' }).click()
  await expect.poll(() => close.asked).toEqual([{ resolved: true }])
})

test('a flag about what somebody answers by their own link is closed here, and talked about with them', async () => {
  const flag = { id: 31, path: 'p2.lastname', author: 'Jelle Hoekstra', at: '2026-11-16T09:00:00Z', changed: false }
  const close = keeping()
  await open(
    '/notary/c/answers?field=p2.lastname',
    officeCase({ comments: [], part_flags: [{ ...flag, closed_at: null }] }),
    { 'PATCH /api/notary/cases/:uuid/comments/:id': close.answer },
  )
  await expect.element(page.getByText('1 open vlag')).toBeVisible()
  const thread = page.getByRole('region', { name: 'Gesprek over' })
  await expect.element(thread.getByText(/Jelle Hoekstra vroeg dit op .* aan Bram van den Berg zelf/)).toBeVisible()
  await axeClean()
  await thread.getByRole('button', { name: 'Sluit de vlag' }).click()
  await expect.poll(() => close.asked).toEqual([{ resolved: true }])
})

test('a new comment flags the answer, or stays within the office', async () => {
  const said = keeping()
  await open('/notary/c/answers?person=p2', officeCase(), { 'POST /api/notary/cases/:uuid/comments': said.answer })
  await page.getByRole('button', { name: 'Vlag op Achternaam' }).click()
  const thread = page.getByRole('region', { name: 'Gesprek over Achternaam' })
  await thread.getByRole('button', { name: 'Zet neer' }).click()
  await expect.element(thread.getByText('Schrijf eerst iets')).toBeVisible()
  await thread.getByLabelText('Wat wil je hierover zeggen?').fill('Klopt dit?')
  await thread.getByRole('button', { name: 'Zet neer' }).click()
  await expect.poll(() => said.asked.length).toBe(1)
  await thread.getByRole('radio', { name: 'Intern' }).click()
  await thread.getByLabelText('Wat wil je hierover zeggen?').fill('Gebeld')
  await thread.getByRole('button', { name: 'Zet neer' }).click()
  await expect
    .poll(() => said.asked)
    .toEqual([
      { path: 'p2.lastname', text: 'Klopt dit?', flag: true, internal: false },
      { path: 'p2.lastname', text: 'Gebeld', flag: false, internal: true },
    ])
})

test('a paper beside what it proves: y and n go down the fields, then it is accepted', async () => {
  const said = keeping()
  await page.viewport(1440, 900)
  await open('/notary/c/answers', officeCase(), {
    'PATCH /api/notary/cases/:uuid/documents/:document': said.answer,
  })
  const compare = page.getByRole('region', { name: 'Vergelijken' })
  await expect.element(compare.getByText(/^0 van \d+ vergeleken$/)).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /Identiteitsbewijs van Bram van den Berg, bladzijde 1/ }))
    .toBeVisible()
  await axeClean()
  await userEvent.keyboard('yn')
  await expect.element(compare.getByText(/^2 van \d+ vergeleken$/)).toBeVisible()
  await expect.element(compare.getByRole('button', { name: 'Zet een vlag' })).toBeVisible()
  await expect.element(compare.getByRole('link', { name: /Versie 1, .*afgewezen: onleesbaar/ })).toBeVisible()
  await compare.getByRole('button', { name: 'Keur goed' }).click()
  await expect.poll(() => said.asked).toEqual([{ review: 'accepted' }])
  await quiet()
})

test('a paper is sent back with a reason, and with a word where the reason says nothing', async () => {
  const said = keeping()
  await page.viewport(1440, 900)
  await open('/notary/c/answers', officeCase(), {
    'PATCH /api/notary/cases/:uuid/documents/:document': said.answer,
  })
  const compare = page.getByRole('region', { name: 'Vergelijken' })
  await compare.getByText('anders…').click()
  await compare.getByRole('button', { name: 'Wijs af' }).click()
  await expect.element(compare.getByText('Schrijf erbij wat er niet goed is')).toBeVisible()
  await axeClean()
  await compare.getByText('onleesbaar', { exact: true }).click()
  await compare.getByRole('button', { name: 'Wijs af' }).click()
  await expect.poll(() => said.asked).toEqual([{ review: 'rejected', reason: 'unreadable' }])
  await quiet()
})

test('a file that cannot be shown is offered with a warning', async () => {
  await page.viewport(1440, 900)
  const odd = caseDocument({ media_type: 'image/heic', name: 'paspoort.heic' })
  await open('/notary/c/answers', officeCase({ documents: [odd] }), {
    'GET /api/notary/cases/:uuid/documents/:document': { body: new Blob(['not a picture']) },
  })
  await expect.element(page.getByText('Dit bestand kunnen we hier niet laten zien')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download paspoort.heic' })).toBeVisible()
  await axeClean()
})

test('a hold needs a reason, and a stop says what goes back', async () => {
  const said = keeping()
  await open('/notary/c', officeCase(), { 'POST /api/notary/cases/:uuid/actions': said.answer })
  const more = page.getByRole('button', { name: 'Meer' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Stilzetten' }).click()
  const hold = page.getByRole('dialog', { name: 'Zet de zaak stil' })
  await hold.getByRole('button', { name: 'Zet stil' }).click()
  await expect.element(hold.getByText('Kies een reden')).toBeVisible()
  await axeClean()
  await hold.getByText('De klant reageert niet').click()
  await hold.getByRole('button', { name: 'Zet stil' }).click()
  await expect.element(hold).not.toBeInTheDocument()
  await quiet()
  await more.click()
  await page.getByRole('menuitem', { name: 'Stoppen met deze zaak' }).click()
  const stop = page.getByRole('dialog', { name: 'Stop met deze zaak' })
  await stop.getByLabelText('Waarom?').fill('De klant ziet ervan af.')
  await stop.getByText('Een deel').click()
  await stop.getByLabelText('Welk bedrag?').fill('5000')
  await stop.getByRole('button', { name: 'Stop met deze zaak' }).click()
  await expect.element(stop.getByText(/Vul een bedrag in van hoogstens/)).toBeVisible()
  await stop.getByLabelText('Welk bedrag?').fill('100,50')
  await stop.getByRole('button', { name: 'Stop met deze zaak' }).click()
  await expect
    .poll(() => said.asked)
    .toEqual([
      { action: 'hold', reason: 'no_reply_from_customer', version: 4 },
      { action: 'cancel', note: 'De klant ziet ervan af.', refund: 10_050, version: 4 },
    ])
  await quiet()
})

test('the last rungs: a number of the register is checked before it is kept', async () => {
  const said = keeping()
  await open('/notary/c', officeCase({ status: 'extracting_kvk' }), { 'PATCH /api/notary/cases/:uuid': said.answer })
  await page.getByLabelText('KVK-nummer').fill('1234')
  await page.getByRole('button', { name: 'Leg vast' }).click()
  await expect.element(page.getByText('Vul acht cijfers in, zoals op het uittreksel')).toBeVisible()
  await axeClean()
  await page.getByLabelText('KVK-nummer').fill('1234 5678')
  await page.getByRole('button', { name: 'Leg vast' }).click()
  await expect.poll(() => said.asked).toEqual([{ kvk_number: '12345678' }])
  await quiet()
})

test.each(['being looked for', 'there'])('a file that is %s when the number is kept stays', async (seen) => {
  const number = Promise.withResolvers<void>()
  const lookedFor = Promise.withResolvers<void>()
  const before = officeCase({ status: 'extracting_kvk' })
  const kept = { ...before, kvk_number: '12345678' }
  const file = caseDocument({
    uuid: 'extract',
    kind: 'company_extract',
    person: null,
    type: 'kvk',
    name: 'uittreksel.pdf',
  })
  let sent = false
  await open('/notary/c', before, {
    'GET /api/notary/cases/:uuid': async () => {
      const found = sent ? { ...kept, documents: [...kept.documents, file] } : before
      if (sent && seen !== 'there') await lookedFor.promise
      return { body: found }
    },
    'PATCH /api/notary/cases/:uuid': async () => {
      await number.promise
      return { body: kept }
    },
    'POST /api/notary/cases/:uuid/documents': () => {
      sent = true
      return { body: file }
    },
  })
  await page.getByLabelText('KVK-nummer').fill('12345678')
  await page.getByRole('button', { name: 'Leg vast' }).click()
  await userEvent.upload(page.getByLabelText('Kies een bestand'), new File(['%PDF-'], 'uittreksel.pdf'))
  await page.getByRole('button', { name: 'Stuur op' }).click()
  const there = page.getByText('uittreksel.pdf is er.')
  if (seen === 'there') await expect.element(there).toBeVisible()
  else await expect.poll(() => sent).toBe(true)
  number.resolve()
  await expect.element(page.getByText('Opgeslagen.')).toBeVisible()
  expect(there.query() !== null).toBe(seen === 'there')
  lookedFor.resolve()
  await expect.element(there).toBeVisible()
})

test('a holding that is founded along has a number and an extract of its own', async () => {
  const said = keeping()
  const holdings = [{ person: 'p1' as const, name: 'De Vries Holding B.V.', kvk_number: null }]
  const found = officeCase({
    ...{ status: 'extracting_kvk', kvk_number: '69599084', holdings },
    actions: [{ action: 'complete', possible: false, missing: [{ kind: 'kvk_number', id: 'p1' }] }],
  })
  await open('/notary/c', found, { 'PATCH /api/notary/cases/:uuid': said.answer })
  await expect.element(page.getByRole('link', { name: 'KVK-nummer van De Vries Holding B.V.' }).first()).toBeVisible()
  const holding = page.getByRole('region', { name: 'De Vries Holding B.V.' })
  await holding.getByLabelText('KVK-nummer').fill('69599084')
  await holding.getByRole('button', { name: 'Leg vast' }).click()
  await expect.element(holding.getByText('Dit nummer staat al bij het andere bedrijf')).toBeVisible()
  await axeClean()
  await holding.getByLabelText('KVK-nummer').fill('68750110')
  await holding.getByRole('button', { name: 'Leg vast' }).click()
  await expect.poll(() => said.asked).toEqual([{ holding_kvk_numbers: { p1: '68750110' } }])
  await quiet()
})

test('support says why before it sees what is sensitive', async () => {
  const said = keeping()
  const closed = officeCase({ sealed: true })
  await open('/support/c', closed, { 'POST /api/notary/cases/:uuid/access': said.answer }, support)
  const form = page.getByRole('region', { name: 'Gevoelige gegevens zijn afgesloten' })
  await form.getByLabelText('Waarom moet je ze zien?').fill('kort')
  await form.getByRole('button', { name: 'Open de gevoelige gegevens' }).click()
  await expect.element(form.getByText('Leg het uit in minstens tien tekens')).toBeVisible()
  await axeClean()
  await form.getByLabelText('Waarom moet je ze zien?').fill('De klant belde over zijn BSN')
  await form.getByRole('button', { name: 'Open de gevoelige gegevens' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(said.asked).toEqual([{ reason: 'De klant belde over zijn BSN' }])
})

test('the history says in words who held a case or sent which paper back, and why', async () => {
  const about = { role: 'notary', name: 'Jelle Hoekstra', document: null } as const
  const line = { ...about, from: 'checking_documents', to: 'checking_documents', note: null } as const
  const document = officeCase().documents[0]?.uuid ?? ''
  const history: OfficeCase['history'] = [
    { ...line, at: '2026-12-01T08:00:00Z', action: 'hold', to: 'on_hold', reason: 'no_reply_from_customer' },
    { ...line, at: '2026-12-01T09:00:00Z', action: 'document_rejected', reason: 'unreadable', document },
  ]
  await open('/notary/c/history', { ...officeCase(), history })
  await expect.element(page.getByText(/^Stuk afgewezen: Identiteitsbewijs van /)).toBeVisible()
  await expect.element(page.getByText('Jelle Hoekstra, kantoor', { exact: true })).toBeVisible()
  await expect.element(page.getByText('De klant reageert niet', { exact: true })).toBeVisible()
  await expect.element(page.getByText('onleesbaar', { exact: true })).toBeVisible()
})

test('brackets lead along the queue one came by', async () => {
  sessionStorage.setItem('workbench way', JSON.stringify({ address: '/notary', cases: ['b', 'c', 'd'] }))
  await open('/notary/c/history')
  await expect.element(page.getByText('zaak 2 van 3')).toBeVisible()
  await userEvent.keyboard(']')
  await address().toBe('/notary/d/history')
})

test('a case that is not there says so', async () => {
  await visit('/notary/x', {
    as: notary,
    server: {
      'GET /api/notary/queue': { body: queueCounts('notary') },
      'GET /api/notary/cases/:uuid': { status: 404, body: { errors: [] } },
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Deze zaak is hier niet' })).toBeVisible()
  await axeClean()
})

const tabs = ['', '/answers', '/messages', '/history']
test.each(someOf(tabs, { oneIn: 2 }))('/notary/c%s fits on a phone and a tablet', async (tab) => {
  for (const width of [390, 1024]) {
    await page.viewport(width, 800)
    await open(`/notary/c${tab}`)
    await expect.element(bar).toBeVisible()
    await fits()
    await axeClean()
  }
})
