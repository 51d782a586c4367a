import { headersOf } from '../accounts/people.ts'
import { atTheBank, ordered, outcome } from '../checkout/ordering.ts'
import { axeClean, expect, test } from '../fixtures.ts'
import { signedIn, withConsent } from '../with-site.ts'

const path = '/dashboard'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('nobody is shown a dashboard before logging in, and an empty one says where to begin', async ({ page }) => {
  await withConsent(page, 'necessary')
  await page.goto(`${path}#papers`)
  await expect(page).toHaveURL(`/questionnaire/login?redirect_url=${encodeURIComponent(`${path}#papers`)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await signedIn(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 2, name: 'Je hebt nog niets lopen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kies wat je wilt oprichten' })).toHaveAttribute(
    'href',
    '/questionnaire/',
  )
  await axeClean(page)
})

test('from ready to pay to paid: documents, invoice and papers for the notary', async ({ page }) => {
  await withConsent(page, 'necessary')
  const order = await ordered(page)
  await page.goto(path)
  const company = page.getByRole('article', { name: 'De Vries Zuivel B.V.', exact: true })
  await expect(company.getByText('Klaar om te betalen')).toBeVisible()
  await expect(company.getByRole('link', { name: 'Naar betalen' })).toHaveAttribute('href', order.at('checkout'))
  await axeClean(page)

  const headers = headersOf(order.token)
  const list = await page.request.get(`/api/payments?questionnaire_uuid=${order.uuid}`, { headers })
  const [{ uuid }] = (await list.json()).payments
  const boxes = { criminal_record_status: true, terms_of_service: true }
  const started = await page.request.post('/api/payments', { headers, data: { uuid, ...boxes } })
  expect(started.status(), await started.text()).toBe(201)
  await page.goto((await started.json()).payment_link)
  await atTheBank(page, 'paid')
  await expect(outcome(page, 'Bedankt voor je betaling')).toBeVisible()

  await page.goto(path)
  await expect(company.getByText('Verzamel je stukken')).toBeVisible()
  await expect(company.getByText(/^Doe het uiterlijk /)).toBeVisible()
  await axeClean(page)
  await company.getByRole('link', { name: 'Naar je dossier' }).click()
  await expect(page).toHaveURL(`/dashboard/${order.uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: /^De Vries Zuivel/ })).toBeVisible()
  const documents = page.getByRole('region', { name: 'Documenten', exact: true })
  await expect(documents.getByRole('button', { name: /^Akte van oprichting .* downloaden als PDF$/ })).toBeVisible({
    timeout: 200_000,
  })
  await axeClean(page)
  const papers = page.getByRole('region', { name: 'Stukken voor de notaris' })
  const chooser = papers.getByLabel('Kies een bestand')

  await test.step('a paper is asked for, judged by what it is, and sent', async () => {
    await papers.getByRole('button', { name: 'Stuur op' }).click()
    await expect(papers.getByText('Kies eerst wat je stuurt.')).toBeVisible()
    await expect(papers.getByLabel('Wat wil je sturen?')).toBeFocused()
    await papers.getByLabel('Wat wil je sturen?').selectOption('identity.p1')
    await chooser.setInputFiles({ name: 'paspoort.pdf', mimeType: 'application/pdf', buffer: Buffer.from('geen pdf') })
    await papers.getByRole('button', { name: 'Stuur op' }).click()
    await expect(papers.getByText('Dit bestand kunnen we niet openen.', { exact: false })).toBeVisible()
    await axeClean(page)
    await chooser.setInputFiles({ name: 'paspoort.png', mimeType: 'image/png', buffer: png })
    await papers.getByRole('button', { name: 'Stuur op' }).click()
    await expect(page.getByText('paspoort.png is binnen.')).toBeVisible()
    await expect(papers.getByText('Nog niet bekeken')).toBeVisible()
  })

  await test.step('and can be fetched and taken back', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      papers.getByRole('button', { name: 'paspoort.png downloaden' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('paspoort.png')
    await papers.getByRole('button', { name: 'paspoort.png weghalen' }).click()
    await expect(papers.getByText('Je hebt nog niets gestuurd.')).toBeVisible()
  })

  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Factuur \d{4}-\d{5} downloaden als PDF$/ }).click(),
  ])
  expect(invoice.suggestedFilename()).toMatch(/\.pdf$/)

  await test.step('sent from the top of the page it can be handed in', async () => {
    const next = page.getByRole('region', { name: /^Stuur een kopie van / })
    await next
      .getByLabel('Kies een bestand', { exact: true })
      .setInputFiles({ name: 'pas.png', mimeType: 'image/png', buffer: png })
    const hand = page.getByRole('region', { name: 'Dien je dossier in', exact: true })
    await hand.getByRole('button', { name: 'Dien je dossier in' }).click()
    await expect(page.getByRole('region', { name: 'Je dossier ligt bij de notaris', exact: true })).toBeVisible()
    await axeClean(page)
  })
})
