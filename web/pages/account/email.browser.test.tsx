import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountData } from '#contract/account-answers.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'

const noor: AccountData = {
  ...{ id: 1, uuid: 'u1', provider: 'email', uid: 'noor@oud.nl', email: 'noor@oud.nl', phone: null },
  ...{ firstname: 'Noor', lastname: 'Bakker', locale: 'nl', role: 'customer', second_factor: 'off' },
  ...{ keep_me_posted: false, confirmed: true, profile_image: null, user_hash: null, allow_password_change: false },
}

type Answer = { readonly status?: number; readonly body: object }

/** The account page, and what was asked for on it. */
async function open(answer: Answer = { status: 202, body: { success: true } }, account = noor): Promise<unknown[]> {
  const sent: unknown[] = []
  await visit('/questionnaire/account', {
    as: account,
    server: {
      'GET /api/member_auth/validate_token': { body: { success: true, data: account } },
      'GET /api/account/sessions': { body: { sessions: [] } },
      'GET /api/account/identities': { body: { identities: [] } },
      'POST /api/account/email': (body: unknown) => {
        sent.push(body)
        return answer
      },
    },
  })
  return sent
}

const section = page.getByRole('region', { name: 'E-mailadres' })
const email = section.getByLabelText('Je nieuwe e-mailadres')
const password = section.getByLabelText('Je wachtwoord', { exact: true })

async function ask(address: string): Promise<void> {
  await email.fill(address)
  await password.fill('een-goed-wachtwoord')
  await userEvent.keyboard('{Enter}')
}

test('another address is asked for with the password, and says where to look now, on a phone too', async () => {
  await page.viewport(390, 844)
  const sent = await open()
  await expect.element(section).toMatchTextContent(/Je logt in met noor@oud\.nl/)
  await ask('Noor@Nieuw.nl')
  await expect.element(section.getByRole('status')).toMatchTextContent(/onderweg naar noor@nieuw\.nl/)
  await expect.element(section.getByRole('status')).toBeInViewport()
  await expect.element(section.getByRole('status')).toMatchTextContent(/blijft noor@oud\.nl je adres/)
  expect(sent).toEqual([{ email: 'noor@nieuw.nl', current_password: 'een-goed-wachtwoord' }])
  await expect.element(password).toHaveValue('')
  await axeClean()
  await fits()
})

test('a wrong password and the address of now are said, and nothing is sent before both are there', async () => {
  const sent = await open({ status: 422, body: { errors: { current_password: ['is invalid'] } } })
  await section.getByRole('button', { name: 'Stuur de bevestiging' }).click()
  await expect.element(email).toHaveAccessibleDescription(/Vul je nieuwe e-mailadres in/)
  expect(sent).toEqual([])
  await ask('noor@nieuw.nl')
  await expect.element(section.getByRole('alert').last()).toMatchTextContent(/Je wachtwoord klopt niet/)
  await axeClean()
  await open({ status: 422, body: { code: 'email_same', errors: { email: ['x'] } } })
  await ask('noor@oud.nl')
  await expect.element(email).toHaveAccessibleDescription(/Dit is het adres dat je nu hebt/)
})

test('who signs in elsewhere is told how it goes', async () => {
  await open(undefined, { ...noor, provider: 'google_oauth2' })
  await expect.element(section).toMatchTextContent(/Je logt in met Google/)
  await expect.element(email).not.toBeInTheDocument()
})
