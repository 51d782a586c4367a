import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { address, axeClean, visit } from '#web/testing/index.ts'
import { caseAnswers, keeping, notary, officeCase, support } from '../samples.ts'

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

async function open(path: string, found: OfficeCase = officeCase(), server: Server = {}, as = notary) {
  const answers = caseAnswers(found, as.role === 'support' ? 'support' : 'notary')
  await visit(path, { as, server: { ...answers, ...server } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(found.company_name)
}

async function quiet(): Promise<void> {
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
}

test('support gives a case to another office, which is found by its town, with a reason', async () => {
  const said = keeping()
  const offices = [
    { id: 3, name: 'Notariskantoor Terpstra', city: 'Leeuwarden', open_cases: 1, capacity: null },
    { id: 8, name: 'Mr. Zomer', city: 'Zwolle', open_cases: 2, capacity: 20 },
    { id: 5, name: 'De Boer Notarissen', city: 'Assen', open_cases: 4, capacity: null },
  ]
  const server = {
    'GET /api/notary/offices': { body: { data: offices } },
    'PATCH /api/notary/cases/:uuid': said.answer,
  }
  await open('/support/c', officeCase(), server, support)
  await page.getByRole('button', { name: 'Meer' }).click()
  await page.getByRole('menuitem', { name: 'Aan een ander kantoor geven' }).click()
  const dialog = page.getByRole('dialog', { name: 'Geef de zaak aan een ander kantoor' })
  await expect.element(dialog.getByText('en de klant krijgt een mail')).toBeVisible()
  await dialog.getByRole('button', { name: 'Geef de zaak door' }).click()
  await expect.element(dialog.getByText('Kies een kantoor')).toBeVisible()
  await expect.element(dialog.getByText('Leg in een zin uit waarom')).toBeVisible()
  await axeClean()
  const box = dialog.getByRole('combobox', { name: 'Welk kantoor?' })
  await box.click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    // Not the one that has it.
    .toEqual(['Mr. Zomer, Zwolle (2 van hoogstens 20 zaken)', 'De Boer Notarissen, Assen (4 lopende zaken)'])
  await userEvent.keyboard('assen{Enter}')
  await dialog.getByLabelText('Waarom?').fill('Het kantoor is dicht.')
  await dialog.getByRole('button', { name: 'Geef de zaak door' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(said.asked).toEqual([{ office: 5, note: 'Het kantoor is dicht.' }])
  await quiet()
})

test('an office gives its cases to nobody, and what is closed stays where it is', async () => {
  const notThere = async () => {
    await page.getByRole('button', { name: 'Meer' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Afdrukken' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Aan een ander kantoor geven' }).elements()).toEqual([])
  }
  await open('/notary/c')
  await notThere()
  await open('/support/c', officeCase({ status: 'finalized', waiting_on: 'nobody', actions: [] }), {}, support)
  await notThere()
})

test('what was paid twice goes back after one question, and the case says so', async () => {
  const asked: unknown[] = []
  const after = officeCase({ refunding: 122_959 })
  await open('/notary/c', officeCase({ overpaid: 122_959 }), {
    'POST /api/notary/cases/:uuid/refunds': (body) => {
      asked.push(body)
      return { body: after }
    },
  })
  await expect.element(page.getByText(/Dubbel betaald: €\s1\.229,59 moet terug/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: /Betaal €\s1\.229,59 terug/ }).click()
  const dialog = page.getByRole('dialog', { name: /1\.229,59 terugbetalen\?/ })
  await dialog.getByRole('button', { name: /Betaal/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual([{ amount: 122_959 }])
  await expect.element(page.getByText(/1\.229,59 is onderweg terug naar de klant/)).toBeVisible()
  await expect.element(page.getByText(/Dubbel betaald/)).not.toBeInTheDocument()
  await quiet()
})

test('who gives back what a colleague just gave back is told', async () => {
  let looks = 0
  const twice = officeCase({ overpaid: 122_959 })
  await open('/notary/c', twice, {
    'GET /api/notary/cases/:uuid': () => ({ body: looks++ === 0 ? twice : officeCase({ refunding: 122_959 }) }),
    'POST /api/notary/cases/:uuid/refunds': { status: 409, body: { errors: [], missing: [] } },
  })
  await page.getByRole('button', { name: /Betaal/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Betaal/ })
    .click()
  await expect.element(page.getByText('Iemand anders was je voor.')).toBeVisible()
  await expect.element(page.getByText(/onderweg terug/)).toBeVisible()
  await quiet()
})

test('an agreed moment is a file for a diary', async () => {
  const agreed = officeCase({ status: 'scheduling_meeting', meeting_at: '2026-12-17T10:00:00Z' })
  let asked = 0
  await open('/notary/c', agreed, {
    'GET /api/notary/cases/:uuid/appointment.ics': () => {
      asked += 1
      return { body: new Blob(['BEGIN:VCALENDAR']) }
    },
  })
  await expect.element(page.getByText('do 17 dec, 11:00')).toBeVisible()
  await page.getByRole('button', { name: 'Zet in mijn agenda' }).click()
  await expect.poll(() => asked).toBe(1)
})

test('registering who is behind the company lists what is missing for it', async () => {
  const said = keeping()
  const moves = (possible: boolean): OfficeCase['review_moves'] => [
    { move: 'register', possible, missing: possible ? [] : [{ kind: 'kvk_number' }, { kind: 'client_check' }] },
  ]
  await open('/notary/c', officeCase({ review_status: 'review_approved', review_moves: moves(false) }))
  await page.getByRole('button', { name: 'Ingeschreven in het register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dit is nog nodig' })
  await expect.element(dialog.getByText('KVK-nummer')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Cliëntonderzoek sluiten' })).toBeVisible()
  await open('/notary/c', officeCase({ review_status: 'review_approved', review_moves: moves(true) }), {
    'POST /api/notary/cases/:uuid/review': said.answer,
  })
  await page.getByRole('button', { name: 'Ingeschreven in het register' }).click()
  await expect.poll(() => said.asked).toEqual([{ move: 'register' }])
  await quiet()
})

test('a client is asked only what is flagged', async () => {
  const ask = (possible: boolean): OfficeCase['actions'] => [
    { action: 'ask', possible, missing: possible ? [] : [{ kind: 'question' }] },
  ]
  await open('/notary/c', officeCase({ actions: ask(false), comments: [] }))
  await page.getByRole('button', { name: 'Meer' }).click()
  await page.getByRole('menuitem', { name: 'Leg de vlaggen voor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dit is nog nodig' })
  await dialog.getByRole('link', { name: 'Een vlag op een antwoord' }).click()
  await address().toBe('/notary/c/answers')
})
