import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, axeClean, visit } from '#web/testing/index.ts'

const form = page.getByRole('main')
const password = page.getByLabelText('Wachtwoord', { exact: true })
const send = page.getByRole('button', { name: 'Maak mijn account' })
const summary = page.getByRole('region', { name: 'Kijk dit nog even na' })

async function fillIn(chosen: string): Promise<void> {
  await form.getByLabelText('Voornaam').fill('Sanne')
  await form.getByLabelText('Achternaam').fill('de Vries')
  await form.getByLabelText('E-mailadres').fill('sanne@example.nl')
  await password.fill(chosen)
  await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).click()
}

test('everything is needed, the terms too', async () => {
  await visit('/questionnaire/register')
  await send.click()
  await expect
    .poll(() =>
      summary
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'Vul je voornaam in',
      'Vul je achternaam in',
      'Vul je e-mailadres in',
      'Vul een wachtwoord in',
      'Zet een vinkje als je akkoord gaat met de algemene voorwaarden',
    ])
  await axeClean()
})

test('how strong a password is, kindly; one that anyone would try is refused at its field', async () => {
  const refusal = { status: 422, body: { code: 'password_common', errors: {} } }
  await visit('/questionnaire/register', { server: { 'POST /api/member_auth': refusal } })
  const strength = page.getByRole('status').filter({ hasText: 'Sterkte van je wachtwoord' })
  for (const [typed, words] of [
    ['zeven', /Nog 3 te gaan/],
    ['fietsbel', /Zwak/],
    ['fietsbel27', /Redelijk/],
    ['paard fiets regenton', /Heel sterk/],
  ] as const) {
    await password.fill(typed)
    await expect.element(strength).toMatchTextContent(words)
  }
  await axeClean()
  await fillIn('welkom2026')
  await send.click()
  await expect.element(password).toHaveAccessibleDescription(/zoveel mensen dat inbrekers het als eerste proberen/)
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await axeClean()
  await password.fill('zeven gele tulpen')
  await expect.element(password).not.toHaveAttribute('aria-invalid', 'true')
})

test('an address that has an account already leads to logging in', async () => {
  const refusal = { status: 422, body: { code: 'email_taken', errors: {} } }
  await visit('/questionnaire/register?redirect_url=/questionnaire/bv', {
    server: { 'POST /api/member_auth': refusal },
  })
  await fillIn('zeven gele tulpen')
  await send.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/Dit e-mailadres heeft al een account/)
  await axeClean()
  await alert.getByRole('link', { name: 'Log in' }).click()
  await address().toBe('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv')
})

test('who comes from their answers types nothing twice, and still sees how far they are', async () => {
  const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d11'
  const product_data = { main: { email: 'sanne@voorbeeld.nl' }, p1: { firstname: 'Sanne', lastname: 'de Vries' } }
  await visit(`/questionnaire/register?redirect_url=%2Fquestionnaire%2Fdutch-bv%2F${uuid}%2Fbilling`, {
    server: { 'GET /api/dutch_bv_incorporations/:uuid': { body: { product_data } } },
  })
  await expect.element(form.getByLabelText('Voornaam')).toHaveValue('Sanne')
  await expect.element(form.getByLabelText('Achternaam')).toHaveValue('de Vries')
  await expect.element(form.getByLabelText('E-mailadres')).toHaveValue('sanne@voorbeeld.nl')
  const progress = page.getByRole('navigation', { name: 'Jouw weg naar een bedrijf' })
  await expect.element(progress.getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'step')
  await axeClean()
})
