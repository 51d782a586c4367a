import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'

const heading = page.getByRole('heading', { level: 1 })
const email = page.getByLabelText('E-mailadres')
const again = page.getByRole('button', { name: 'Stuur de mail opnieuw' })
const unknown = { status: 404, body: { code: 'account_not_found', errors: ['x'] } }

test('the mail is sent again, and the field locks', async () => {
  const sent = { body: { success: true, message: 'x' } }
  await visit('/questionnaire/confirmation', { server: { 'POST /api/member_auth/confirmation': sent } })
  await email.fill('sanne@example.nl')
  await again.click()
  await expect.element(page.getByText('Bevestigingsmail verstuurd')).toBeVisible()
  await expect.element(email).toBeDisabled()
  await expect.element(again).not.toBeInTheDocument()
  await axeClean()
})

test('an address without an account is told, here and for a forgotten password', async () => {
  await visit('/questionnaire/confirmation', { server: { 'POST /api/member_auth/confirmation': unknown } })
  await email.fill('sanne@example.nl')
  await again.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We vinden geen account met dit e-mailadres\./)
  await visit('/questionnaire/reset-password', { server: { 'POST /api/member_auth/password': unknown } })
  await email.fill('sanne@example.nl')
  await page.getByRole('button', { name: 'Stuur me de link' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We kunnen dit e-mailadres niet vinden/)
  await axeClean()
})

test('on another device one logs in to go on; a link that is used up offers a new one', async () => {
  await visit('/questionnaire/confirmation?account_confirmation_success=true&redirect_url=/questionnaire/bv')
  await expect.element(heading).toHaveTextContent('Je e-mailadres is bevestigd')
  await axeClean()
  await page.getByRole('link', { name: 'Log in en ga verder' }).click()
  await address().toBe('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv')
  await visit('/questionnaire/confirmation?account_confirmation_success=false')
  await expect.element(heading).toHaveTextContent('Deze link werkt niet meer')
  await expect.element(again).toBeVisible()
})

test.each([
  ['/questionnaire/dutch-bv/1/billing', 'register'],
  ['/questionnaire/dutch-bv/1/checkout', 'register'],
  ['/questionnaire/dutch-bv/1/paid', 'login'],
  ['/questionnaire/account', 'login'],
  ['/dashboard', 'login'],
])('%s is for accounts and asks to %s first', async (path, leads) => {
  await visit(path)
  await address().toBe(`/questionnaire/${leads}?redirect_url=${encodeURIComponent(path)}`)
})

test.each(['login', 'register', 'confirmation', 'reset-password'])(
  'the form of %s fits in 320 pixels, also with errors',
  async (screen) => {
    await visit(`/questionnaire/${screen}`)
    await page.viewport(320, 640)
    document.querySelector<HTMLElement>('main button[type=submit]')?.click()
    await expect.element(page.getByRole('region', { name: 'Kijk dit nog even na' })).toBeVisible()
    await fits()
  },
)
