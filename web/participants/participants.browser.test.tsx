import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Participant } from '#contract/participant-progress.ts'
import { movesFor } from '#domain/participants/index.ts'
import { axeClean, fits, show } from '#web/testing/index.ts'
import { Participants } from './index.ts'

const questionnaire = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d11'
const list = 'GET /api/api_customer_dashboard/shareholders'
const at = 'POST /api/api_customer_dashboard/shareholders/:id'

// Days are counted from today.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const bram = (over: Partial<Participant> = {}): Participant => {
  const { state = 'invited', link = 'open' } = over
  return {
    ...{ id: `${questionnaire}-p2`, person: 'p2', name: 'Bram van den Berg', email: 'bram@voorbeeld.nl', state, link },
    ...{ invited_at: '2026-11-16T10:00:00Z', until: '2026-11-30T10:00:00Z', reminded_at: null },
    ...{ began_at: null, completed_at: null, declined_at: null, moves: [...movesFor(state, link)] },
    ...over,
  }
}

type Server = NonNullable<Parameters<typeof show>[1]['server']>

async function open(participant: Participant | null, server: Server = {}, locale: 'nl' | 'en' = 'nl') {
  const { person, name, email } = participant ?? bram()
  await show(
    <Participants
      questionnaire={participant && questionnaire}
      people={[{ person, name, email }]}
      paid={false}
      onChanged={() => undefined}
    />,
    { locale, texts: ['invited'], server: { [list]: { body: { participants: [participant] } }, ...server } },
  )
}

const card = page.getByRole('region', { name: 'Bram van den Berg' })

describe('how far somebody is', () => {
  test.each<[string, Partial<Participant>, readonly string[]]>([
    ['not invited', { state: 'to_invite', link: 'none' }, ['nog niet uitgenodigd', 'bram@voorbeeld.nl']],
    ['invited', {}, ['uitgenodigd', 'Uitgenodigd op 16 nov', '19 nov, 23 nov en 28 nov']],
    ['reminded', { reminded_at: '2026-11-17T08:00:00Z' }, ['Herinnerd op 17 nov.']],
    ['busy', { state: 'began', began_at: '2026-11-17T08:00:00Z' }, ['bezig', 'Bram begon op 17 nov.']],
    [
      'too late',
      { state: 'began', link: 'expired', began_at: '2026-11-17T08:00:00Z' },
      ['link verlopen', 'werkte tot en met 30 nov', 'Wat Bram al had ingevuld, staat er nog.'],
    ],
    [
      'never there',
      { link: 'expired', reminded_at: '2026-11-17T08:00:00Z' },
      ['link verlopen', 'Herinnerd op 17 nov.', 'Bram heeft nog niets ingevuld.'],
    ],
    ['shut out', { link: 'revoked' }, ['link ingetrokken']],
    ['done', { state: 'complete', completed_at: '2026-11-17T08:00:00Z' }, ['compleet', 'klaar op 17 nov']],
    ['not taking part', { state: 'declined', declined_at: '2026-11-17T08:00:00Z' }, ['doet niet mee']],
  ])('%s', async (_name, over, said) => {
    await open(bram(over))
    for (const words of said) await expect.element(card.getByText(words).first()).toBeVisible()
    await axeClean()
  })

  test('who has no account yet reads that the link goes out at payment', async () => {
    await open(null)
    await expect.element(page.getByText(/Zodra je hebt betaald, mailen we ieder een eigen link/)).toBeVisible()
    await expect.element(card).toBeVisible()
    await expect.element(card.getByRole('button')).not.toBeInTheDocument()
    await axeClean()
  })

  test('in English, on a phone', async () => {
    await page.viewport(320, 700)
    await open(bram(), {}, 'en')
    await expect.element(card.getByText(/Invited on Nov 16/)).toBeVisible()
    await fits()
    await axeClean()
  })
})

describe('what can be done', () => {
  const became = (over: Partial<Participant>) => ({ status: 202, body: { participants: [bram(over)] } })

  test('a mail goes at a press', async () => {
    const reminded = became({ reminded_at: '2026-11-17T09:30:00Z' })
    await open(bram(), { [`${at}/send_verification_email`]: reminded })
    await card.getByRole('button', { name: 'Stuur een herinnering: Bram' }).click()
    await expect.element(page.getByText('De herinnering is onderweg naar bram@voorbeeld.nl.')).toBeVisible()
    await expect.element(card.getByText('Herinnerd op 17 nov.')).toBeVisible()
  })

  test('a link is withdrawn after a question', async () => {
    await open(bram(), { [`${at}/revoke`]: { ...became({ link: 'revoked' }), status: 200 } })
    await card.getByRole('button', { name: 'Link intrekken: Bram' }).click()
    const dialog = page.getByRole('dialog', { name: 'De link van Bram intrekken?' })
    await expect.element(dialog).toBeVisible()
    await axeClean()
    await dialog.getByRole('button', { name: 'Trek de link in' }).click()
    await expect.element(card.getByText('link ingetrokken', { exact: true })).toBeVisible()
    await expect.element(card.getByRole('button', { name: 'Stuur een nieuwe link: Bram' })).toBeVisible()
  })

  test('somebody else comes in their place, once it is known who', async () => {
    const noor = became({ name: 'Noor Smit', email: 'noor@voorbeeld.nl' })
    await open(bram(), { [`${at}/replace`]: noor })
    await card.getByRole('button', { name: 'Iemand anders: Bram' }).click()
    const dialog = page.getByRole('dialog', { name: 'Wie komt er in de plaats van Bram?' })
    const go = dialog.getByRole('button', { name: 'Wissel en stuur de uitnodiging' })
    await go.click()
    await expect.element(dialog.getByText('Vul een e-mailadres in dat klopt')).toBeVisible()
    await axeClean()
    await dialog.getByText('Mevrouw').click()
    await dialog.getByLabelText('Voornamen').fill('Noor')
    await dialog.getByLabelText('Achternaam').fill('Smit')
    await dialog.getByLabelText('E-mailadres').fill('noor@voorbeeld.nl')
    await go.click()
    await expect.element(page.getByRole('region', { name: 'Noor Smit' })).toBeVisible()
    await expect.element(page.getByText('De uitnodiging is onderweg naar noor@voorbeeld.nl.')).toBeVisible()
  })

  test.each([
    [409, /Er is net iets veranderd/],
    [422, 'Vul eerst het e-mailadres van Bram in.'],
    [429, /te vaak achter elkaar/],
    [500, /Dat is niet gelukt/],
  ])('what goes wrong is said: %i', async (status, words) => {
    await open(bram(), { [`${at}/send_verification_email`]: { status, body: { errors: [] } } })
    await card.getByRole('button', { name: 'Stuur een herinnering: Bram' }).click()
    await expect.element(card.getByText(words)).toBeVisible()
  })
})
