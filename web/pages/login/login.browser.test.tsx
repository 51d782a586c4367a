import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, axeClean, press, visit } from '#web/testing/index.ts'

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

const token = {
  'access-token': 't',
  client: 'c',
  uid: 'sanne@example.nl',
  expiry: '4000000000',
  'token-type': 'Bearer',
}
const account = {
  id: 1,
  uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  provider: 'email',
  uid: 'sanne@example.nl',
  email: 'sanne@example.nl',
  firstname: 'Sanne',
  lastname: 'de Vries',
  phone: null,
  locale: 'nl',
  keep_me_posted: false,
  role: 'customer',
  second_factor: 'off',
  confirmed: true,
  profile_image: null,
  user_hash: null,
  allow_password_change: false,
}
const signsIn = (locale: 'nl' | 'en', notary_products: readonly object[]) =>
  ({
    'POST /api/member_auth/sign_in': { headers: token, body: { data: { ...account, locale } } },
    'GET /api/me': { body: account },
    'GET /api/drafts': { body: { drafts: [] } },
    'GET /api/api_customer_dashboard/notary_products': { body: { notary_products } },
  }) as const

const paid = {
  ...{ uuid: '1', company_name: 'Molenwiek B.V.', flow: 'dutch-bv', api_path: 'dutch_bv_incorporations' },
  ...{ state: 'paid', next: 'wait', product_name: { nl: 'Nederlandse BV', en: 'Dutch BV' }, step: 7, final_step: 7 },
  ...{ payment: null, case: null, uploads: [], changes: [] },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
}

test('without a target one comes to what one is making, not to the sales page', async () => {
  await visit('/questionnaire/login', { server: signsIn('nl', [paid]) })
  await logIn()
  await address().toBe('/dashboard')
  await expect.element(page.getByRole('region', { name: 'Meldingen' })).toMatchTextContent(/Fijn dat je er weer bent/)
})

test('an account that reads English is greeted in English by a browser that never heard of a language', async () => {
  await visit('/questionnaire/login', { server: signsIn('en', []) })
  await logIn()
  await expect.element(page.getByRole('region', { name: 'Notices' })).toMatchTextContent(/back/)
  await address().toBe('/questionnaire/')
})

test('on the way to a flow in English everything is in English, also the register screen', async () => {
  await visit('/questionnaire/english-bv/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/billing', {
    server: { 'GET /api/english_bv/:uuid': { body: { product_data: { main: {}, p1: {} } } } },
  })
  await address().toMatch(/^\/questionnaire\/register\?redirect_url=.*&lang=en$/)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await address().toMatch(/^\/questionnaire\/login\?redirect_url=.*&lang=en$/)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Log in')
  // The switch is free, and what is chosen there counts.
  await page.getByRole('button', { name: 'NL Nederlands' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Inloggen')
  await address().not.toMatch(/lang=/)
})
