import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, fits, visit } from '#web/testing/index.ts'

const route = 'POST /api/account/email/confirmation'
const heading = page.getByRole('heading', { level: 1 })

test.each([
  ['here', true, 'Naar mijn account', '/questionnaire/account'],
  ['elsewhere', false, 'Inloggen', '/questionnaire/login?redirect_url=%2Fquestionnaire%2Faccount'],
])('a press changes the address, for who is signed in %s', async (_name, signed_in, name, to) => {
  await page.viewport(390, 844)
  const sent: unknown[] = []
  const server = {
    [route]: (body: unknown) => {
      sent.push(body)
      return { body: { email: 'noor@nieuw.nl', signed_in } }
    },
  }
  await visit('/questionnaire/new-email?key=abc', { server })
  // The key is gone from the address, and nothing was opened by looking.
  await expect.poll(() => location.search).toBe('')
  expect(sent).toEqual([])
  await axeClean()
  await page.getByRole('button', { name: 'Ja, gebruik dit adres' }).click()
  await expect.element(heading).toMatchTextContent(/Je e-mailadres is veranderd/)
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText(/log je in met noor@nieuw\.nl/)).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to)
  expect(sent).toEqual([{ key: 'abc' }])
  await axeClean()
  await fits()
})

test.each([
  ['link_used', 409, 'This link has been used'],
  ['link_expired', 404, 'This link no longer works'],
  ['email_taken', 409, 'This address already has an account'],
])('%s is said in words, in the language of the mail', async (code, status, words) => {
  const server = { [route]: { status, body: { success: false, errors: ['x'], code } } }
  await visit('/questionnaire/new-email?key=abc&lang=en', { locale: 'en', server })
  await page.getByRole('button', { name: 'Yes, use this address' }).click()
  await expect.element(heading).toMatchTextContent(new RegExp(words))
  await axeClean()
})

test('when we fail the link can be pressed again', async () => {
  await visit('/questionnaire/new-email?key=abc', { server: { [route]: { status: 503, body: { errors: [] } } } })
  const button = page.getByRole('button', { name: 'Ja, gebruik dit adres' })
  await button.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/De link is niet gebruikt/)
  await expect.element(button).toBeEnabled()
})

test('without a key there is nothing to open', async () => {
  await visit('/questionnaire/new-email')
  await expect.element(heading).toMatchTextContent(/Deze link werkt niet meer/)
})
