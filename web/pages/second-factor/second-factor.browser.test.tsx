import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'

const noor: Me = {
  ...{ uuid: 'u1', firstname: 'Noor', lastname: 'Bakker', email: 'noor@kantoor.nl', phone: null, provider: 'email' },
  ...{ role: 'notary', second_factor: 'off', profile_image: null, user_hash: null, confirmed: true },
}
const off: SecondFactor = { on: false, required: false, offered: true, confirmed_at: null, recovery_codes_left: 0 }
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const begun = { secret, link: `otpauth://totp/Oprecht:noor%40kantoor.nl?secret=${secret}&issuer=Oprecht` }
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKMN-PQR${index}`)

const code = page.getByLabelText('Code uit je app')
const heading = page.getByRole('heading', { level: 1 })

async function open(state: SecondFactor = off, as: Me = noor, query = '') {
  const sent: unknown[] = []
  await visit(`/questionnaire/second-factor${query}`, {
    as,
    server: {
      'GET /api/account/second_factor': { body: state },
      'POST /api/account/second_factor': (body) => {
        sent.push(body)
        return { status: 201, body: begun }
      },
      'POST /api/account/second_factor/confirm': (body) => {
        sent.push(body)
        const right = (body as { code: string }).code === '123456'
        return right
          ? { body: { recovery_codes: codes } }
          : { status: 422, body: { code: 'second_factor_wrong', errors: ['x'] } }
      },
      'GET /api/me': { body: { ...as, role: 'notary', second_factor: 'on' } },
      'GET /api/drafts': { body: { drafts: [] } },
    },
  })
  return sent
}

test('from the first word to the recovery codes, at 390 pixels too', async () => {
  await page.viewport(390, 844)
  const sent = await open()
  await axeClean()
  await page.getByRole('button', { name: 'Laat de QR-code zien' }).click()
  await expect.element(page.getByRole('img', { name: 'QR-code met de sleutel voor je app' })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open in een app op dit apparaat' }))
    .toHaveAttribute('href', begun.link)
  await expect.element(heading).toHaveFocus()
  await axeClean()
  await fits()
  await code.fill('000 000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/Deze code klopt niet/)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('Bewaar je herstelcodes')
  expect(page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').elements()).toHaveLength(10)
  await axeClean()
  await fits()
  expect(sent).toEqual([{}, { code: '000 000' }, { code: '123456' }])
})

test('the recovery codes are copied, kept as a file and printed', async () => {
  await open()
  await page.getByRole('button', { name: 'Laat de QR-code zien' }).click()
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.getByRole('button', { name: 'Kopieer' }).click()
  await expect.element(page.getByText('De herstelcodes zijn gekopieerd.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(codes.join('\n'))
  const kept = vi.spyOn(URL, 'createObjectURL')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await page.getByRole('button', { name: 'Download' }).click()
  expect(clicked).toHaveBeenCalledOnce()
  const [file] = kept.mock.calls[0] ?? []
  expect(await (file as Blob).text()).toContain(codes.join('\n'))
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await page.getByRole('button', { name: 'Print' }).click()
  expect(printed).toHaveBeenCalledOnce()
})

test('who must have one is told why', async () => {
  await open({ ...off, required: true }, { ...noor, role: 'customer', second_factor: 'required' })
  await expect.element(page.getByText(/Je werkt met gegevens van anderen/)).toBeVisible()
})

test('who has one shows a code of it first', async () => {
  const on = { ...off, on: true, confirmed_at: '2026-11-15T12:00:00.000Z', recovery_codes_left: 10 }
  const sent = await open(on, { ...noor, second_factor: 'on' })
  await expect.element(heading).toHaveTextContent('Andere telefoon of app')
  await code.fill('654321')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('Scan deze code')
  expect(sent).toEqual([{ code: '654321' }])
})

test('whom it is not for goes to the account', async () => {
  await visit('/questionnaire/second-factor', {
    as: { ...noor, role: 'customer' },
    server: {
      'GET /api/account/second_factor': { body: { ...off, offered: false } },
      'GET /api/member_auth/validate_token': { status: 500 },
      'GET /api/account/sessions': { status: 500 },
      'GET /api/account/identities': { status: 500 },
    },
  })
  await address().toBe('/questionnaire/account')
})

test('the workplace of who must still set it up leads here, and back', async () => {
  await visit('/notary', {
    as: { ...noor, email: 'mila@kantoor.nl', role: 'customer', second_factor: 'required' },
    server: { 'GET /api/account/second_factor': { body: { ...off, required: true } } },
  })
  await address().toBe('/questionnaire/second-factor?redirect_url=%2Fnotary')
  await expect.element(heading).toHaveTextContent('Inloggen in twee stappen')
})
