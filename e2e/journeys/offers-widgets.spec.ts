import { axeClean, expect, test } from '../fixtures.ts'
import { atOffer } from '../questionnaire/offers.ts'
import { stored } from '../questionnaire/prepared.ts'
import { begin, saved } from '../questionnaire/walking.ts'

test('the tour is offered, leads past what there is, ends at any moment and gives the focus back', async ({ page }) => {
  await begin(page)
  const offer = page.getByRole('button', { name: 'Rondkijken' })
  await offer.click()
  const bubble = page.getByRole('dialog')
  await expect(bubble.getByText('De stappen')).toBeVisible()
  await expect(bubble.getByText('1 van 5')).toBeVisible()
  await axeClean(page)
  await bubble.getByRole('button', { name: 'Verder' }).click()
  await expect(bubble.getByText('De vragen')).toBeVisible()
  await bubble.getByRole('button', { name: 'Terug' }).click()
  await expect(bubble.getByText('De stappen')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bubble).toBeHidden()
  await expect(offer).toBeFocused()

  await offer.click()
  for (let stop = 1; stop < 5; stop += 1) await bubble.getByRole('button', { name: 'Verder' }).click()
  await expect(bubble.getByText('5 van 5')).toBeVisible()
  await bubble.getByRole('button', { name: 'Klaar' }).click()
  await expect(bubble).toBeHidden()
  await expect(offer).toBeFocused()
})

test('on a phone the tour shows only what is there, and the dots lead from chapter to chapter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page)
  await page.getByRole('button', { name: 'Rondkijken' }).click()
  await expect(page.getByRole('dialog').getByText('De vragen')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('1 van 4')).toBeVisible()
  await page.keyboard.press('Escape')

  await atOffer(page, 'membership')
  const dots = page.getByRole('navigation', { name: 'Hoofdstukken' })
  await expect(dots.getByRole('button', { name: /^Alles regelen/ })).toHaveAttribute('aria-current', 'step')
  await dots.getByRole('button', { name: 'Naar het vorige hoofdstuk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wie worden de aandeelhouders?' })).toBeVisible()
  await dots.getByRole('button', { name: /^Je bedrijf/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wat voor BV wordt het?' })).toBeFocused()
})

test('bold, italics and a list by keys and buttons, kept as a few signs; what is pasted is cleaned', async ({
  page,
}) => {
  const uuid = await begin(page)
  const box = page.getByRole('textbox', { name: 'Wat gaat de BV doen?' })
  const tools = page.getByRole('toolbar', { name: 'Opmaak' })
  await expect(tools).toBeVisible()
  await box.fill('handel in zuivel')
  await box.press('Home')
  await box.press('Control+b')
  await expect(box).toHaveValue('**handel** in zuivel')
  await box.press('Control+z')
  await expect(box).toHaveValue('handel in zuivel')
  await box.press('End')
  await tools.getByRole('button', { name: 'Cursief' }).click()
  await expect(box).toHaveValue('handel in _zuivel_')
  await expect(box).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tools.getByRole('button', { name: 'Cursief' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('- handel in _zuivel_')
  await expect(page.getByText('Zo komt het te staan:')).toBeVisible()
  await expect(page.locator('em', { hasText: 'zuivel' })).toBeVisible()
  await axeClean(page)

  await box.fill('')
  await box.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<style>p{}</style><p style="color:red">De <b>handel</b></p><ul><li>kaas</li></ul><script>x</script>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(box).toHaveValue('De **handel**\n\n- kaas')
  await box.blur()
  await saved(page)
  expect((await stored(page, uuid)).main?.activities).toBe('De **handel**\n\n- kaas')
})
