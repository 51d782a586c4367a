import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeClean, press, visit } from '#web/testing/index.ts'

const email = page.getByLabelText('E-mailadres')
const password = page.getByLabelText('Wachtwoord', { exact: true })
const send = page.getByRole('main').getByRole('button', { name: 'Log in' })
const alert = page.getByRole('alert')
const summary = page.getByRole('region', { name: 'Kijk dit nog even na' })

async function logIn(): Promise<void> {
  await email.fill('sanne@example.nl')
  await password.fill('zeven gele tulpen')
  await send.click()
}

test('what is missing is said, at the top and at the field, and in the title', async () => {
  await visit('/questionnaire/login')
  await axeClean()
  await send.click()
  await expect.element(summary).toHaveFocus()
  await expect.poll(() => document.title).toBe('Fout: Inloggen · Oprecht')
  await axeClean()
  await summary.getByRole('link', { name: 'Vul je wachtwoord in' }).click()
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('iets')
  await email.fill('geen adres')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() =>
      summary
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Vul een e-mailadres in als naam@voorbeeld.nl'])
})

test('a wrong password is an orange remark that goes as soon as one types', async () => {
  const refusal = { status: 401, body: { code: 'invalid_credentials', errors: ['x'] } }
  await visit('/questionnaire/login', { server: { 'POST /api/member_auth/sign_in': refusal } })
  await logIn()
  await expect.element(alert).toMatchTextContent(/Je e-mailadres en wachtwoord horen niet bij elkaar/)
  await expect.element(alert).toHaveAttribute('data-failure', 'coded')
  await axeClean()
  await press(password, 'x')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(email).toHaveValue('sanne@example.nl')
})

test('a failure of ours is red, and nothing typed is gone', async () => {
  await visit('/questionnaire/login', { server: { 'POST /api/member_auth/sign_in': { status: 500 } } })
  await logIn()
  await expect.element(alert).toHaveAttribute('data-failure', 'plain')
  await expect.element(alert).toMatchTextContent(/Er ging bij ons iets mis/)
  await expect.element(password).toHaveValue('zeven gele tulpen')
  await axeClean()
})

test('a server that cannot be reached is said to be so', async () => {
  const gone = () => {
    throw new TypeError('Failed to fetch')
  }
  await visit('/questionnaire/login', { server: { 'POST /api/member_auth/sign_in': gone } })
  await logIn()
  await expect.element(alert).toMatchTextContent(/We kunnen de server niet bereiken/)
})

test('a password can be looked at, and password managers know the fields', async () => {
  await visit('/questionnaire/login')
  await password.fill('geheim genoeg')
  await page.getByRole('button', { name: 'Toon wachtwoord' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Verberg wachtwoord' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(password).toHaveAttribute('name', 'password')
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  await expect.element(email).toHaveAttribute('name', 'email')
})

test('what someone came for is remembered', async () => {
  await visit('/questionnaire/login?product_type=Holding')
  await expect.poll(() => localStorage.getItem('product_type')).toBe('Holding')
})
