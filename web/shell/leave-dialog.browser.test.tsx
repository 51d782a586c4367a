import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepToken } from '#web/session/index.ts'
import { axeClean, show } from '#web/testing/index.ts'
import { LeaveDialog } from './leave-dialog.tsx'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const dialog = page.getByRole('dialog')
const email = dialog.getByLabelText('E-mailadres')

async function leaving(at: string, server = {}): Promise<void> {
  history.replaceState(null, '', at)
  const nothing = () => undefined
  await show(<LeaveDialog question="leave" onStay={nothing} onGo={nothing} />, {
    texts: ['shell', 'returning'],
    server,
  })
}

test('who has no account is promised no dashboard, but a link by mail', async () => {
  const asked: unknown[] = []
  const accepted = (body: unknown) => {
    asked.push(body)
    return { status: 202, body: { accepted: true } }
  }
  await leaving(`/questionnaire/dutch-bv/${uuid}`, { 'POST /api/draft_links': accepted })
  await expect.element(dialog).toMatchTextContent(/In deze browser vind je het terug op de startpagina/)
  await expect.element(dialog).not.toMatchTextContent(/dashboard/)
  await email.fill('sanne@')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAccessibleDescription('Vul een e-mailadres in als naam@voorbeeld.nl')
  await expect.element(email).toHaveFocus()
  await email.fill(' Sanne@Voorbeeld.nl')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toMatchTextContent(/De link is onderweg naar sanne@voorbeeld.nl/)
  expect(asked).toEqual([{ uuid, email: 'sanne@voorbeeld.nl', locale: 'nl' }])
  await axeClean()
})

test('too many links are told so', async () => {
  await leaving(`/questionnaire/dutch-bv/${uuid}`, { 'POST /api/draft_links': { status: 429 } })
  await email.fill('sanne@voorbeeld.nl')
  await dialog.getByRole('button', { name: 'Mail me een link' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We hebben je net al een link gestuurd/)
  await axeClean()
})

test('who filled in nothing loses nothing', async () => {
  await leaving('/questionnaire/dutch-bv')
  await expect.element(dialog).toMatchTextContent(/dus er gaat niets verloren/)
  await expect.element(email).not.toBeInTheDocument()
})

test('who has an account finds it in the dashboard', async () => {
  keepToken({ access_token: 't', client: 'c', expiry: 4_000_000_000, uid: 'sanne@voorbeeld.nl' })
  await leaving(`/questionnaire/dutch-bv/${uuid}`)
  await expect.element(dialog).toMatchTextContent(/Vanuit je dashboard/)
  await expect.element(email).not.toBeInTheDocument()
})
