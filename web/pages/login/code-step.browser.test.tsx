import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeClean, press, visit } from '#web/testing/index.ts'

const email = page.getByLabelText('E-mailadres')
const password = page.getByLabelText('Wachtwoord', { exact: true })
const send = page.getByRole('main').getByRole('button', { name: 'Log in' })
const code = page.getByLabelText('Code uit je app')
const recovery = page.getByLabelText('Herstelcode', { exact: true })
const alert = page.getByRole('alert')

const needed = {
  status: 401,
  body: { code: 'second_factor_needed', errors: ['x'], data: { ticket: 'tick', expires_in: 600 } },
}
const refusedWith = (code: string) => ({ status: 401, body: { code, errors: ['x'] } })

type Sent = { readonly ticket: string; readonly code: string }

/** Up to the question for a code; what is then sent is kept. */
async function halfway(answers: readonly object[] = []): Promise<Sent[]> {
  const sent: Sent[] = []
  await visit('/questionnaire/login', {
    server: {
      'POST /api/member_auth/sign_in': needed,
      'POST /api/member_auth/second_factor': (body) => {
        sent.push(body as Sent)
        return answers[sent.length - 1] ?? { status: 500 }
      },
    },
  })
  await email.fill('noor@kantoor.nl')
  await password.fill('zeven gele tulpen')
  await send.click()
  await expect.element(code).toHaveFocus()
  return sent
}

test('after the password the code is asked for, as phones and screen readers know it', async () => {
  await halfway()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Nog één stap')
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await axeClean()
})

test('what can be no code is said at the field, without asking the server', async () => {
  const sent = await halfway()
  await userEvent.keyboard('12345{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/Vul de zes cijfers in die je app nu laat zien/)
  await axeClean()
  expect(sent).toEqual([])
})

test('a wrong and a used code are said at the field; it may be pasted with a blank in it', async () => {
  const sent = await halfway([refusedWith('second_factor_wrong'), refusedWith('second_factor_used')])
  await userEvent.keyboard('123 456{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/Deze code klopt niet/)
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill('654321')
  await send.click()
  await expect.element(code).toHaveAccessibleDescription(/Deze code heb je al gebruikt/)
  expect(sent).toEqual([
    { ticket: 'tick', code: '123 456' },
    { ticket: 'tick', code: '654321' },
  ])
})

test('who cannot reach the app uses a recovery code, one that was used is told so', async () => {
  const sent = await halfway([refusedWith('second_factor_used'), refusedWith('second_factor_wrong')])
  await page.getByRole('button', { name: 'Ik kan niet bij mijn app' }).click()
  await expect.element(recovery).toHaveFocus()
  await axeClean()
  await userEvent.keyboard('abcd efgh jkmn pqrs{Enter}')
  await expect.element(recovery).toHaveAccessibleDescription(/Deze herstelcode is al gebruikt/)
  await recovery.fill('ABCD-EFGH-JKMN-PQRT')
  await send.click()
  await expect.element(recovery).toHaveAccessibleDescription(/Deze herstelcode kennen we niet/)
  expect(sent.map((one) => one.code)).toEqual(['abcd efgh jkmn pqrs', 'ABCD-EFGH-JKMN-PQRT'])
  await page.getByRole('button', { name: 'Ik heb mijn app toch bij de hand' }).click()
  await expect.element(code).toHaveFocus()
})

test('too many tries are told with how long it takes, and what was typed stays', async () => {
  await halfway([{ status: 429, body: { code: 'too_many_attempts', errors: ['x'], data: { retry_after: 300 } } }])
  await userEvent.keyboard('123456{Enter}')
  await expect.element(alert).toMatchTextContent(/Probeer het over 5 minuten opnieuw/)
  await expect.element(code).toHaveValue('123456')
  await axeClean()
  await press(code, '7')
  await expect.element(alert).not.toBeInTheDocument()
})

test('a failure of ours says that it is ours', async () => {
  await halfway([{ status: 500 }])
  await userEvent.keyboard('123456{Enter}')
  await expect.element(alert).toMatchTextContent(/We kunnen je code nu niet controleren/)
})

test('what took too long begins again, with the address that was typed', async () => {
  await halfway([refusedWith('second_factor_expired')])
  await userEvent.keyboard('123456{Enter}')
  await expect.element(alert).toMatchTextContent(/Het duurde te lang/)
  await expect.element(email).toHaveValue('noor@kantoor.nl')
  await expect.element(password).toHaveValue('')
})

test('the way back is there', async () => {
  await halfway()
  await page.getByRole('button', { name: 'Terug naar inloggen' }).click()
  await expect.element(email).toBeVisible()
})

test('who comes back from a provider is asked at once, and the ticket is out of sight', async () => {
  await visit('/questionnaire/login?ticket=abc&redirect_url=%2Fdashboard')
  await expect.element(code).toBeVisible()
  await expect.poll(() => location.search).toBe('?redirect_url=%2Fdashboard')
})
