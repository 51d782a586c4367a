import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, visit } from '#web/testing/index.ts'

const home = '/questionnaire/'
const message = 'POST /api/contact_messages'
const accepted = { status: 202, body: { accepted: true } }
const form = page.getByRole('dialog', { name: 'Stuur ons een bericht' })
const send = form.getByRole('button', { name: 'Verstuur mijn vraag' })

async function writeAs(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await form.getByLabelText('Je naam').fill(name)
  await form.getByLabelText('Je e-mailadres').fill('sanne@example.nl')
  await form.getByLabelText('Je vraag').fill('Kan het ook in het Fries?')
  await send.click()
}

test('in English, for a call back', async () => {
  const sent: unknown[] = []
  const server = {
    [message]: (body: unknown) => {
      sent.push(body)
      return accepted
    },
  }
  await visit(home, { locale: 'en', server })
  await page.getByRole('button', { name: 'Call us' }).click()
  const call = page.getByRole('dialog', { name: 'Ask us to call you' })
  await call.getByLabelText('Your name').fill('Sam Smith')
  await call.getByLabelText('Your email address').fill('sam@example.com')
  await call.getByLabelText('What is it about?').fill('A holding')
  await call.getByRole('button', { name: 'Call me back' }).click()
  await expect.element(call.getByRole('link', { name: 'Enter a number where we can call you.' })).toBeVisible()
  await call.getByLabelText('Your phone number').fill('+31 6 12345678')
  await call.getByRole('button', { name: 'Call me back' }).click()
  const done = page.getByRole('dialog', { name: 'Your message has been sent' })
  await expect.element(done).toMatchTextContent(/\+31 6 12345678/)
  expect(sent).toEqual([
    {
      wish: 'phone',
      name: 'Sam Smith',
      email: 'sam@example.com',
      phone_number: '+31 6 12345678',
      message: 'A holding',
      locale: 'en',
    },
  ])
})

test.each([
  ['our own fault', { status: 500, body: { errors: [{ code: 'internal_error', message: '' }] } }, /Er ging bij ons/],
  ['too many', { status: 429, body: { errors: [{ code: 'too_many_requests', message: '' }] } }, /tien minuten/],
  ['no connection', null, /niet bereiken/],
])('%s: says so, keeps what was typed and can be tried again', async (_, answer, words) => {
  let good = false
  const server = {
    [message]: () => {
      if (good) return accepted
      if (answer) return answer
      throw new TypeError('Failed to fetch')
    },
  }
  await visit(home, { server })
  await writeAs('Sanne')
  await expect.element(form.getByRole('alert')).toMatchTextContent(words)
  await expect.element(form.getByLabelText('Je vraag')).toHaveValue('Kan het ook in het Fries?')
  await axeClean()
  good = true
  await send.click()
  await expect.element(page.getByRole('dialog', { name: 'Je bericht is verstuurd' })).toBeVisible()
})

test('what the server alone refuses is shown at the field', async () => {
  const refusal = { status: 422, body: { errors: [{ code: 'invalid', path: 'name', message: '' }] } }
  await visit(home, { server: { [message]: refusal } })
  await writeAs('Sanne\u202e')
  const name = form.getByLabelText('Je naam')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Sanne')
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
})

test('by setting: a phone number and a meeting page', async () => {
  await visit(home, {
    site: { support_phone: '+31 (0)20 123 45 67', meeting_url: 'https://agenda.example/kennismaken' },
  })
  await expect
    .element(page.getByRole('link', { name: 'Bel ons op +31 (0)20 123 45 67' }))
    .toHaveAttribute('href', 'tel:+310201234567')
  const meeting = page.getByRole('link', { name: /Plan een gesprek/ })
  await expect.element(meeting).toHaveAttribute('href', 'https://agenda.example/kennismaken')
  await expect.element(meeting).toHaveAttribute('target', '_blank')
})
