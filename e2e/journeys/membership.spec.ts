import type { Page } from '@playwright/test'
import type { OwnMembership, OwnMemberships } from '#contract/memberships.ts'
import { en } from '#domain/messages/index.ts'
import { headersOf, type Token } from '../accounts/people.ts'
import { atCheckout, atTheBank, billing, ordered, outcome, pay } from '../checkout/ordering.ts'
import { axeClean, expect, test } from '../fixtures.ts'
import { signedIn } from '../with-site.ts'

/** The membership as the server has it. */
async function ownMembership(page: Page, token: Token): Promise<OwnMembership | undefined> {
  const answer = await page.request.get('/api/api_customer_dashboard/memberships', { headers: headersOf(token) })
  const { memberships }: OwnMemberships = await answer.json()
  return memberships[0]
}

const outcomes = { paid: /Let it succeed|Laat hem lukken/, failed: /Let it fail|Laat hem mislukken/ }

/** Lets the next charge of a membership come, by the page of the sandbox. */
async function charge(page: Page, token: Token, outcome: keyof typeof outcomes): Promise<void> {
  const uuid = (await ownMembership(page, token))?.uuid ?? 'nothing'
  const own = page.locator('form').filter({ hasText: uuid.slice(0, 8) })
  // The subscription is made once the payment before it is settled.
  await expect(async () => {
    await page.goto('/sandbox/payments/subscriptions')
    expect(await own.count()).toBe(1)
  }).toPass()
  await own.getByRole('button', { name: outcomes[outcome] }).click()
  await page.waitForURL(/subscriptions$/)
}

test('who joins at checkout finds it on the page of the membership: what it costs, what is left and the invoice', async ({
  page,
}) => {
  await atCheckout(page, await ordered(page))
  await pay(page)
  await atTheBank(page, 'paid')
  await expect(outcome(page, 'Bedankt voor je betaling')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Je lidmaatschap/ }).click()
  const standing = page.getByRole('region', { name: 'Lidmaatschap Starter' })
  await expect(standing.getByText('Loopt')).toBeVisible()
  await expect(standing.getByText('€ 180,29 per jaar, met btw')).toBeVisible()
  await expect(page.getByText('Nog 5 van de 5 over')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Factuur/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await axeClean(page)
})

test('who joins later pays on a phone; a month is charged, one fails and is paid by hand, and it is ended', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('locale', 'en-us'))
  const token = await signedIn(page)
  await page.goto('/membership')
  await expect(page.getByText('You have no membership now')).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Join Flex' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who should the invoice be made out to?' })
  for (const [key, value] of Object.entries(billing)) {
    const { label } = en.fields.billing[key as keyof typeof billing]
    await dialog.getByLabel(label, { exact: true }).fill(value)
  }
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForURL(/\/sandbox\//)
  await atTheBank(page, 'paid', /\/membership$/)
  const standing = page.getByRole('region', { name: 'Flex membership' })
  await expect(standing.getByText('Running')).toBeVisible()
  await expect(standing.getByText(/taken automatically/)).toBeVisible()

  await charge(page, token, 'paid')
  await expect.poll(async () => (await ownMembership(page, token))?.charges.length).toBe(2)
  await page.goto('/membership')
  await expect(page.getByRole('button', { name: /Invoice/ })).toHaveCount(2)

  await charge(page, token, 'failed')
  await expect.poll(async () => (await ownMembership(page, token))?.state).toBe('past_due')
  await page.goto('/membership')
  await expect(page.getByText('The last charge did not succeed')).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: /^Pay €22\.99 now/ }).click()
  await page.waitForURL(/\/sandbox\//)
  await atTheBank(page, 'paid', /\/membership$/)
  await expect.poll(async () => (await ownMembership(page, token))?.state).toBe('active')
  await page.goto('/membership')
  await expect(standing.getByText('Running')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('region', { name: 'You have cancelled' })).toBeVisible()
  await expect(page.getByText('None: nothing is charged any more')).toBeVisible()
  await axeClean(page)
})

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

test('who is put in touch with a partner sees what goes, which is what the mail says, and takes it back', async ({
  page,
}) => {
  await signedIn(page)
  const mailsOf = async (reference: string): Promise<readonly Mail[]> =>
    ((await (await page.request.get('/outbox.json')).json()) as readonly Mail[]).filter(
      ({ to, text }) => to === 'nieuw@spaarpot.example' && text.includes(reference),
    )
  await page.goto('/membership')
  await page.getByRole('button', { name: 'Breng me in contact: Zakelijke rekening' }).click()
  const dialog = page.getByRole('dialog')
  const question = `Vraag ${Date.now()}-${Math.random()}`
  await dialog.getByLabel('Je vraag').fill(question)
  const shown = await dialog.getByRole('definition').allTextContents()
  await axeClean(page)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Geef dit door' }).dblclick()
  await expect.poll(async () => (await mailsOf(question)).length).toBe(1)
  const [mail] = await mailsOf(question)
  for (const value of shown) expect(mail?.text).toContain(value)
  expect(mail?.text.match(/^(?:Naam|E-mail|Telefoon|Bedrijf|Vraag)\b/gm)).toHaveLength(shown.length)
  const reference = /Kenmerk (\w+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
  await page.reload()
  await expect(page.getByText(/^Gedeeld op/)).toBeVisible()
  await page.getByRole('button', { name: /^Trek in: Bank De Stenen Spaarpot/ }).click()
  await page.getByRole('button', { name: 'Ja, trek in' }).click()
  await expect(page.getByText(/gevraagd alles te wissen/)).toBeVisible()
  await expect.poll(async () => (await mailsOf(reference)).length).toBe(2)
  await expect(page.getByText(/^Ingetrokken op/)).toBeVisible()
  await axeClean(page)
})
