import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Contract } from '#contract/contracts.ts'
import { composeContract, loadContract } from '#domain/contracts/index.ts'
import type { DutchDate, Locale } from '#domain/values/index.ts'
import { maker, sampleAllowance, sampleCompany, sampleContract, wholeAnswers } from '#web/contracts/samples/index.ts'
import { axeClean, fits, visit, write } from '#web/testing/index.ts'

const read = 'GET /api/api_customer_dashboard/contracts/:uuid'
const save = 'PATCH /api/api_customer_dashboard/contracts/:uuid'
const submit = 'POST /api/api_customer_dashboard/contracts/:uuid/submit'
const memberships = 'GET /api/api_customer_dashboard/memberships'
const approve = 'POST /api/api_customer_dashboard/contracts/:uuid/approve'

type Server = NonNullable<Parameters<typeof visit>[1]>['server']
type Saved = { readonly answers?: Contract['answers']; readonly title?: string }

const path = `/contracts/${sampleContract.uuid}`

async function open(over: Partial<Contract> = {}, server: Server = {}, locale: Locale = 'nl'): Promise<void> {
  await visit(path, {
    as: maker,
    locale,
    server: {
      [read]: { body: { ...sampleContract, ...over } },
      'GET /api/api_customer_dashboard/companies/:uuid': { body: sampleCompany },
      [memberships]: { body: sampleAllowance },
      ...server,
    },
  })
}

/** A server that keeps what it is sent. */
function keeping(first: Contract = sampleContract) {
  const kept = { contract: first, sent: [] as Saved[] }
  return {
    kept,
    [save]: (body: unknown) => {
      const change = body as Saved
      kept.sent.push(change)
      const { contract } = kept
      kept.contract = {
        ...contract,
        version: contract.version + 1,
        status: 'editing',
        answers: { ...contract.answers, ...change.answers },
      }
      return { body: kept.contract }
    },
  }
}

test('what is typed is kept, and stands in the text lit up', async () => {
  const { kept, ...server } = keeping()
  await open({}, server)
  await expect.element(page.getByText(/alvast ingevuld wat we van je bedrijf/)).toBeVisible()
  const sheet = page.getByRole('region', { name: 'De tekst van je contract' })
  await expect.element(sheet.getByText('Terp B.V.').first()).toBeVisible()
  const name = page.getByLabelText('Hoe heet de andere partij?')
  await name.click()
  await name.fill('Bakkerij Brug B.V.')
  await expect.element(sheet.getByText('Bakkerij Brug B.V.').first()).toBeVisible()
  await userEvent.tab()
  await expect.poll(() => kept.sent).toEqual([{ answers: { other_name: 'Bakkerij Brug B.V.' } }])
  await expect.element(page.getByText('Opgeslagen')).toBeVisible()
  await axeClean()
})

test('a question that no longer applies goes, and what it answered leaves the text', async () => {
  const { kept, ...server } = keeping({ ...sampleContract, answers: wholeAnswers })
  await open({ answers: wholeAnswers }, server)
  await expect.element(page.getByLabelText('Wat is het KVK-nummer van de andere partij?')).toBeVisible()
  await page.getByText('Een persoon', { exact: true }).click()
  await expect.element(page.getByLabelText('Wat is het KVK-nummer van de andere partij?')).not.toBeInTheDocument()
  await expect.poll(() => kept.sent.length).toBe(1)
})

test('what is missing is listed, and leads to its question', async () => {
  await open()
  await page.getByRole('button', { name: 'Controleren en goedkeuren' }).click()
  const entry = page.getByRole('alert').getByRole('button', { name: 'Waarvoor wordt het verteld?' })
  await expect.element(entry).toBeVisible()
  await axeClean()
  await entry.click()
  await expect.element(page.getByLabelText('Waarvoor wordt het verteld?')).toHaveFocus()
})

test('what the company lacks leads to its data', async () => {
  await open(
    { answers: wholeAnswers, missing: [] },
    { 'GET /api/api_customer_dashboard/companies/:uuid': { body: { ...sampleCompany, kvk: null } } },
  )
  await page.getByRole('button', { name: 'Controleren en goedkeuren' }).click()
  await expect.element(page.getByRole('link', { name: 'Vul de gegevens van je bedrijf aan' })).toBeVisible()
})

test('answered otherwise in another window: both are shown, and one is chosen', async () => {
  const theirs = { ...sampleContract, version: 5, answers: { ...sampleContract.answers, other_name: 'Van elders' } }
  const sent: unknown[] = []
  await open(
    {},
    {
      [save]: (body: unknown) => {
        sent.push(body)
        if (sent.length === 1)
          return { status: 409, body: { errors: [{ code: 'conflict', message: '' }], current: theirs } }
        return { body: { ...theirs, version: 6, answers: { ...theirs.answers, ...(body as Saved).answers } } }
      },
    },
  )
  await write(page.getByLabelText('Hoe heet de andere partij?'), 'Van hier')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Van elders')).toBeVisible()
  await expect.element(dialog.getByText('Van hier')).toBeVisible()
  await axeClean()
  await dialog.getByRole('button').last().click()
  await expect.poll(() => sent.length).toBe(2)
  await expect.element(page.getByLabelText('Hoe heet de andere partij?')).toHaveValue('Van hier')
})

test('without a connection it says so, and sends it when there is one again', async () => {
  let isUp = false
  const { kept, ...server } = keeping()
  await open(
    {},
    {
      [save]: (body: unknown) => {
        if (!isUp) throw new TypeError('no network')
        return server[save](body)
      },
    },
  )
  await write(page.getByLabelText('Hoe heet de andere partij?'), 'Brug')
  await expect.element(page.getByText(/nog niet bewaard/)).toBeVisible()
  isUp = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => kept.sent).toEqual([{ answers: { other_name: 'Brug' } }])
  await expect.element(page.getByText(/nog niet bewaard/)).not.toBeInTheDocument()
})

const whole = { ...sampleContract, answers: wholeAnswers, missing: [], version: 4 }
const waiting: Contract = { ...whole, status: 'awaiting_approval', version: 5, moves: ['change', 'approve', 'remove'] }
const approved: Contract = {
  ...waiting,
  ...{ status: 'approved', version: 6, revision: 1, moves: ['change', 'send'] },
  approved: {
    ...{ at: '2026-11-18T08:00:00Z', text_sha256: 'a'.repeat(64), pages: 3 },
    files: [
      { format: 'pdf', path: '/api/api_customer_dashboard/contracts/x/contract.pdf', sha256: 'b'.repeat(64) },
      { format: 'docx', path: '/api/api_customer_dashboard/contracts/x/contract.docx', sha256: 'c'.repeat(64) },
    ],
  },
}

async function textOf(locale: Locale = 'nl') {
  const today = '18-11-2026' as DutchDate
  return composeContract(await loadContract('nda', locale), { answers: wholeAnswers, company: sampleCompany, today })
}

test('what is whole is read and approved, which says beforehand that it counts', async () => {
  const document = await textOf()
  await open(whole, {
    [submit]: { body: waiting },
    [approve]: { body: approved },
    'GET /api/api_customer_dashboard/contracts/:uuid/document': { body: { document, text_sha256: 'a' } },
  })
  await page.getByRole('button', { name: 'Controleren en goedkeuren' }).click()
  await expect.element(page.getByRole('heading', { name: 'Lees het contract na' })).toHaveFocus()
  await expect.element(page.getByText(/telt als één contract/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Ik keur dit contract goed' }).click()
  await expect.element(page.getByRole('button', { name: 'PDF' })).toBeVisible()
  await expect.element(page.getByText('Goedgekeurd', { exact: true })).toBeVisible()
  await axeClean()
})

test.each([
  [409, 'no_membership', /heb je een lidmaatschap nodig/],
  [409, 'no_contracts_left', /zijn op/],
  [422, 'required', /ontbreekt nog iets/],
  [500, 'internal', /niet gelukt/],
])('approving that is refused with %s %s says why', async (status, code, words) => {
  await open(waiting, { [approve]: { status, body: { errors: [{ code, message: '' }] } } })
  await page.getByRole('button', { name: 'Ik keur dit contract goed' }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

const round: Contract = {
  ...approved,
  ...{ status: 'sent_for_signing', version: 7, moves: ['change', 'withdraw'] },
  session: {
    ...{ uuid: 's', state: 'open', in_turns: true, message: '', sent_at: '2026-11-18T09:00:00Z' },
    ...{ until: '2026-12-18T09:00:00Z', ended_at: null },
    signers: (['Hinke Jansma', 'Aukje Hiemstra'] as const).map((name, place) => ({
      ...{ uuid: name, name, email: `${place}@voorbeeld.nl`, state: place === 0 ? 'signed' : 'open' },
      ...{ company: null, invited_at: '2026-11-18T09:00:00Z', opened_at: null, reminded_at: null, remind_from: null },
      ...{ declined_at: null, reason: null },
      signed_at: place === 0 ? '2026-11-18T10:00:00Z' : null,
    })),
  },
}

test('it is sent to who has to sign, and taken back after a question', async () => {
  const document = await textOf()
  const sent: unknown[] = []
  const proposed_signers = [
    { name: 'Hinke Jansma', email: 'hinke@voorbeeld.nl', company: 'Terp B.V.' },
    { name: 'Aukje Hiemstra', email: null, company: null },
  ]
  await open(
    { ...approved, proposed_signers },
    {
      'GET /api/api_customer_dashboard/contracts/:uuid/document': { body: { document, text_sha256: 'a' } },
      'POST /api/api_customer_dashboard/contracts/:uuid/send': (body) => {
        sent.push(body)
        return { body: round }
      },
      'POST /api/api_customer_dashboard/contracts/:uuid/withdraw': { body: approved },
    },
  )
  await page.getByRole('button', { name: 'Verstuur om te tekenen' }).click()
  await expect.element(page.getByRole('link', { name: /e-mailadres in voor ondertekenaar 2/ })).toBeVisible()
  await axeClean()
  await page.getByLabelText('E-mailadres').last().fill('aukje@voorbeeld.nl')
  await page.getByText('Om de beurt').click()
  await page.getByRole('button', { name: 'Verstuur om te tekenen' }).click()
  await expect.element(page.getByText('Getekend op 18 november 2026')).toBeVisible()
  expect(sent).toMatchObject([
    { in_turns: true, days: 30, signers: [{ company: 'Terp B.V.' }, { email: 'aukje@voorbeeld.nl', company: null }] },
  ])
  await axeClean()
  await page.getByRole('button', { name: 'Trek het in', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, trek het in' }).click()
  await expect.element(page.getByRole('button', { name: 'Verstuur om te tekenen' })).toBeVisible()
})

const readText = 'GET /api/api_customer_dashboard/contracts/:uuid/document'

test.each([
  [null, /Om er een goed te keuren heb je een lidmaatschap nodig/, 'Bekijk de lidmaatschappen'],
  [{ included: 5, used: 5, until: null }, /Je contracten voor dit jaar zijn op/, 'Bekijk je lidmaatschap'],
])('that nothing can be approved is said before anything is filled in: %o', async (contracts, words, link) => {
  await open({}, { [memberships]: { body: { plans: [], memberships: [], contracts } } })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', '/membership')
  await axeClean()
})

test('how many are left stands where one approves', async () => {
  await open(waiting)
  await expect.element(page.getByText(/Nog 7 van 10 contracten tot 1 januari 2027/)).toBeVisible()
})

test('who has still to sign is reminded by hand, and what happened is told', async () => {
  const document = await textOf()
  const [first, second] = round.session?.signers ?? []
  if (!round.session || !first || !second) throw new Error('The sample has two signers.')
  const asked: Contract = {
    ...round,
    session: { ...round.session, signers: [first, { ...second, remind_from: '2026-11-18T09:00:00Z' }] },
    history: [
      { event: 'made', at: '2026-11-18T07:00:00Z', who: null },
      { event: 'signed', at: '2026-11-18T10:00:00Z', who: 'Hinke Jansma' },
    ],
  }
  const reminded: Contract = {
    ...round,
    session: { ...round.session, signers: [first, { ...second, remind_from: '2099-01-02T09:00:00Z' }] },
    history: [...asked.history, { event: 'reminded', at: '2026-11-18T11:00:00Z', who: 'Aukje Hiemstra' }],
  }
  let refuses = true
  await open(asked, {
    [readText]: { body: { document, text_sha256: 'a' } },
    'POST /api/api_customer_dashboard/contracts/:uuid/signers/:signer/remind': () =>
      refuses ? { status: 409, body: { errors: [{ code: 'no_reminders', message: '' }] } } : { body: reminded },
  })
  await expect.element(page.getByText('Hinke Jansma heeft getekend')).toBeVisible()
  // Marks of answers are for who writes.
  await expect.element(page.getByText('Wad & Wal B.V.').first()).toBeVisible()
  expect(document.parts.length > 0 && window.document.querySelector('mark')).toBeNull()
  await axeClean()
  const button = page.getByRole('button', { name: 'Herinner Aukje Hiemstra' })
  await button.click()
  await expect.element(page.getByText(/wil geen herinneringen meer/)).toBeVisible()
  refuses = false
  await button.click()
  await expect.element(page.getByText('Aukje Hiemstra kreeg een herinnering')).toBeVisible()
  await expect.element(page.getByText('Herinneren kan weer vanaf 2 januari 2099.')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('changing what was approved asks first, and becomes a draft', async () => {
  const document = await textOf()
  await open(approved, {
    'GET /api/api_customer_dashboard/contracts/:uuid/document': { body: { document, text_sha256: 'a' } },
    [save]: { body: { ...whole, version: 7, revision: 1 } },
  })
  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await axeClean()
  await page.getByRole('button', { name: 'Ja, wijzigen' }).click()
  await expect.element(page.getByRole('button', { name: 'Controleren en goedkeuren' })).toBeVisible()
})

test('in English on a phone the questions come first, the text behind a button', async () => {
  await page.viewport(390, 800)
  await open(whole, {}, 'en')
  await expect.element(page.getByLabelText('What is the name of the other party?')).toBeVisible()
  await expect.element(page.getByText(/the text of the contract is in Dutch/)).toBeVisible()
  await fits()
  await axeClean()
  await page.getByRole('button', { name: 'See the text' }).click()
  await expect.element(page.getByRole('region', { name: 'The text of your contract' })).toBeVisible()
  await axeClean()
})

test('one that is not there says so', async () => {
  await open({}, { [read]: { status: 404, body: { errors: [] } } })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Dit contract is er niet' })).toBeVisible()
})
