import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountData } from '#contract/account-answers.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'

const noor: AccountData = {
  ...{ id: 1, uuid: 'u1', provider: 'email', uid: 'noor@kantoor.nl', email: 'noor@kantoor.nl', phone: null },
  ...{ firstname: 'Noor', lastname: 'Bakker', locale: 'nl', role: 'notary', second_factor: 'on' },
  ...{ keep_me_posted: false, confirmed: true, profile_image: null, user_hash: null, allow_password_change: false },
}
const on: SecondFactor = {
  ...{ on: true, required: false, offered: true, confirmed_at: '2026-11-15T12:00:00.000Z' },
  recovery_codes_left: 10,
}
const off: SecondFactor = { ...on, on: false, confirmed_at: null, recovery_codes_left: 0 }

const section = page.getByRole('region', { name: 'Inloggen in twee stappen' })
const code = page.getByLabelText('Code uit je app')

/** The account page of somebody, and what was sent from it. */
async function open(state: SecondFactor, account: AccountData = noor): Promise<[string, unknown][]> {
  const sent: [string, unknown][] = []
  const wrong = { status: 422, body: { code: 'second_factor_wrong', errors: ['x'] } }
  const judged = (name: string, good: object) => (body: unknown) => {
    sent.push([name, body])
    return (body as { code: string }).code === '123456' ? { body: good } : wrong
  }
  await visit('/questionnaire/account', {
    as: account,
    server: {
      'GET /api/member_auth/validate_token': { body: { success: true, data: account } },
      'GET /api/account/sessions': { body: { sessions: [] } },
      'GET /api/account/identities': { body: { identities: [] } },
      'GET /api/account/second_factor': { body: state },
      'POST /api/account/second_factor/recovery_codes': judged('renew', { recovery_codes: ['ABCD-EFGH-JKMN-PQRS'] }),
      'DELETE /api/account/second_factor': judged('remove', { success: true }),
    },
  })
  return sent
}

test('who works here is offered it', async () => {
  await open(off, { ...noor, second_factor: 'off' })
  await expect
    .element(section.getByRole('link', { name: 'Stel het in' }))
    .toHaveAttribute('href', '/questionnaire/second-factor?redirect_url=%2Fquestionnaire%2Faccount')
  await axeClean()
})

test('a customer does not hear of it', async () => {
  await open(off, { ...noor, role: 'customer', second_factor: 'off' })
  await expect.element(page.getByRole('region', { name: 'Je gegevens meenemen' })).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})

test('it says since when it is on, and makes new recovery codes for a code', async () => {
  const sent = await open(on)
  await expect.element(section).toMatchTextContent(/sinds 15 november 2026/)
  await expect.element(section).toMatchTextContent(/nog 10 herstelcodes/)
  await section.getByRole('button', { name: 'Nieuwe herstelcodes' }).click()
  await expect.element(code).toHaveFocus()
  await axeClean()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/Deze code klopt niet/)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible()
  await axeClean()
  expect(sent).toEqual([
    ['renew', { code: '000000' }],
    ['renew', { code: '123456' }],
  ])
})

test('it is turned off with a code', async () => {
  const sent = await open(on)
  await section.getByRole('button', { name: 'Zet uit' }).click()
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Inloggen in twee stappen staat uit.')).toBeVisible()
  expect(sent).toEqual([['remove', { code: '123456' }]])
})

test('where it is required it cannot be turned off, and few codes are a warning, on a phone too', async () => {
  await page.viewport(390, 844)
  await open({ ...on, required: true, recovery_codes_left: 1 })
  await expect.element(section).toMatchTextContent(/nog maar één herstelcode/)
  await expect.element(section).toMatchTextContent(/Uitzetten kan daarom niet/)
  await expect.element(section.getByRole('button', { name: 'Zet uit' })).not.toBeInTheDocument()
  await axeClean()
  await fits()
})
