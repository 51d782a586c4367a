import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { address, allSaved, axeClean, complaints, founder, onward, openDraft, openOffer } from '#web/testing/index.ts'

const me = { uuid: 'a1', email: 'anna@voorbeeld.nl', firstname: 'Anna', lastname: 'Bos', phone: null } as Me
const paper = (name: string) => page.getByRole('button', { name, exact: true })

/** The bill that comes next is another screen: it is left waiting. */
const waiting = () => new Promise<never>(() => undefined)
const billing = {
  ...{ 'GET /api/billings': waiting, 'GET /api/payments': waiting, 'GET /api/drafts': waiting },
}

const measured = () => (window as { dataLayer?: { event: string }[] }).dataLayer ?? []

/** What stands beside a question in the list. */
const answerTo = (label: string): Element | null =>
  [...document.querySelectorAll('dt')].find((one) => one.textContent?.includes(label))?.nextElementSibling ?? null
const said = (label: string) => expect.poll(() => answerTo(label)?.textContent)

test('everything once more: documents, answers, price, and what happens next', async () => {
  await openOffer('overview', {
    p1: founder('Sanne', { shares: 60, holding: true, holding_name: 'Vries Beheer' }),
    main: { activities: 'De **handel** in zuivel', notary_id: 20, notary_option: 'partner_notary' },
  })
  for (const name of ['Akte van oprichting', 'Volmacht', 'Aandeelhoudersregister', 'Verklaring', 'Controlelijst']) {
    await expect.element(paper(`${name} De Vries Zuivel B.V.`)).toBeVisible()
  }
  await expect.element(page.getByRole('button', { name: 'Akte van oprichting Vries Beheer B.V.' })).toBeVisible()
  await expect.element(page.getByText(/^Alleen om te lezen: een medewerker van de notaris tekent/)).toBeVisible()
  await paper('Volmacht De Vries Zuivel B.V.').click()
  await expect
    .element(
      page.getByText(
        /^Te ondertekenen door Sanne .* namens Vries Beheer B\.V\. \(oprichter\) en Bram .* als oprichter\.$/,
      ),
    )
    .toBeVisible()
  await said('Hoe gaat je BV heten?').toBe('De Vries Zuivel B.V.')
  expect(answerTo('Wat gaat de BV doen?')?.querySelector('strong')?.textContent).toBe('handel')
  await said('Wat is één aandeel waard?').toMatch(/^€\s0,01$/)
  await said('Lidmaatschap').toBe('Starter')
  await said('Bij welke notaris?').toBe('Leeuwarden: Notariaat De Scheve Klok (voorbeeld)')
  await expect.element(page.getByText('Persoonlijke holding', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Te betalen')).toBeVisible()
  const totals = () =>
    page
      .getByText(/€\s1\.228,38/)
      .elements()
      .filter((one) => one.checkVisibility())
  await expect.poll(() => totals().length).toBe(2)
  await expect.element(page.getByText(/^Je maakt een account/)).toBeVisible()
})

test('a change leads there and back here, and what is missing is marked', async () => {
  await openOffer('overview')
  const folded = [...document.querySelectorAll('summary')].find((one) => one.textContent?.includes('Aandeelhouders'))
  folded?.click()
  await page.getByRole('button', { name: 'Wijzig Bram: Persoonlijk' }).click()
  await expect.element(page.getByRole('heading', { name: 'Bram: persoonlijk' })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Geboorteplaats' }).fill('')
  await page.getByRole('button', { name: 'Terug naar het overzicht' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bekijk je documenten' })).toHaveFocus()
  await expect.poll(() => page.getByText('Nog niet compleet', { exact: true }).elements().length).toBe(1)
  await onward.click()
  await expect.element(complaints).toHaveFocus()
  await complaints.getByRole('link').first().click()
  await expect.element(page.getByRole('heading', { name: 'Bram: persoonlijk' })).toBeVisible()
})

test('a visitor is sent to make an account, and back to billing afterwards; that is measured with consent', async () => {
  const kept = await openOffer('overview')
  localStorage.setItem('consent', 'all')
  const before = measured().length
  await onward.click()
  await address().toContain('/questionnaire/register?')
  const back = new URLSearchParams(location.search).get('redirect_url')
  expect(back).toBe(`/questionnaire/dutch-bv/${kept.uuid}/billing`)
  expect(measured().slice(before)).toContainEqual({ event: 'account_creation', product_type: 'dutch-bv' })
  expect(
    measured()
      .slice(before)
      .filter(({ event }) => event === 'account_creation'),
  ).toHaveLength(1)
})

test('whoever is signed in goes straight to billing', async () => {
  await openOffer('overview', { as: me, server: billing })
  await expect.element(page.getByText(/^Je maakt een account/)).not.toBeInTheDocument()
  await onward.click()
  await address().toMatch(/\/billing$/)
})

test('the tour is offered, leads past what there is, ends at any moment and gives the focus back', async () => {
  await openDraft({ empty: true })
  const offer = page.getByRole('button', { name: 'Rondkijken' })
  await offer.click()
  const bubble = page.getByRole('dialog')
  const further = bubble.getByRole('button', { name: 'Verder' })
  await expect.element(bubble.getByText('De stappen')).toBeVisible()
  await expect.element(bubble.getByText('1 van 5')).toBeVisible()
  await axeClean()
  await further.click()
  await expect.element(bubble.getByText('De vragen')).toBeVisible()
  await bubble.getByRole('button', { name: 'Terug' }).click()
  await expect.element(bubble.getByText('De stappen')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bubble).not.toBeInTheDocument()
  await expect.element(offer).toHaveFocus()

  await offer.click()
  for (const stop of [2, 3, 4, 5]) {
    await further.click()
    await expect.element(bubble.getByText(`${stop} van 5`)).toBeVisible()
  }
  await bubble.getByRole('button', { name: 'Klaar' }).click()
  await expect.element(bubble).not.toBeInTheDocument()
  await expect.element(offer).toHaveFocus()
})

test('a list by a button, nothing that the deed would ignore; what is pasted is cleaned', async () => {
  const kept = await openDraft({ empty: true })
  const box = page.getByRole('textbox', { name: 'Wat gaat de BV doen?' })
  const tools = page.getByRole('toolbar', { name: 'Opmaak' })
  const list = tools.getByRole('button', { name: 'Lijst' })
  await expect.element(tools).toBeVisible()
  await box.fill('handel in zuivel')
  expect(tools.getByRole('button').elements()).toHaveLength(1)
  await list.click()
  await expect.element(box).toHaveValue('- handel in zuivel')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(box).toHaveValue('handel in zuivel')
  await userEvent.tab({ shift: true })
  await expect.element(list).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('- handel in zuivel')
  await expect.element(page.getByText('Zo komt het te staan:')).toBeVisible()
  await axeClean()

  await box.fill('')
  const data = new DataTransfer()
  data.setData(
    'text/html',
    '<style>p{}</style><p style="color:red">De <b>handel</b></p><ul><li>kaas</li></ul><script>x</script>',
  )
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(box).toHaveValue('De handel\n\n- kaas')
  ;(box.element() as HTMLElement).blur()
  await allSaved()
  expect(kept.answers().main.activities).toBe('De handel\n\n- kaas')
})
