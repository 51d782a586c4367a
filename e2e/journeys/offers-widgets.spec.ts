import { alsoIn, axeClean, breadth, expect, test } from '../fixtures.ts'
import { atOffer } from '../questionnaire/offers.ts'
import { stored } from '../questionnaire/prepared.ts'
import { begin, saved } from '../questionnaire/walking.ts'

test(
  'the tour is offered, leads past what there is, ends at any moment and gives the focus back',
  alsoIn('web/pages/flow/overview.browser.test.tsx'),
  async ({ page }) => {
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
  },
)

test('on a phone the tour shows only what is there, and the list of steps leads back', breadth(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page)
  await page.getByRole('button', { name: 'Rondkijken' }).click()
  await expect(page.getByRole('dialog').getByText('De vragen')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('1 van 4')).toBeVisible()
  await page.keyboard.press('Escape')

  await atOffer(page, 'membership')
  await page.getByRole('button', { name: /^Stap \d van \d: Lidmaatschap/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bedrijfsgegevens/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wat voor BV wordt het?' })).toBeFocused()
})

test(
  'a list by a button, nothing that the deed would ignore; what is pasted is cleaned',
  alsoIn('web/pages/flow/overview.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await begin(page)
    const box = page.getByRole('textbox', { name: 'Wat gaat de BV doen?' })
    const tools = page.getByRole('toolbar', { name: 'Opmaak' })
    await expect(tools).toBeVisible()
    await box.fill('handel in zuivel')
    await expect(tools.getByRole('button')).toHaveCount(1)
    await tools.getByRole('button', { name: 'Lijst' }).click()
    await expect(box).toHaveValue('- handel in zuivel')
    await expect(box).toBeFocused()
    await box.press('Control+z')
    await expect(box).toHaveValue('handel in zuivel')
    await page.keyboard.press('Shift+Tab')
    await expect(tools.getByRole('button', { name: 'Lijst' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('- handel in zuivel')
    await expect(page.getByText('Zo komt het te staan:')).toBeVisible()
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
    await expect(box).toHaveValue('De handel\n\n- kaas')
    await box.blur()
    await saved(page)
    expect((await stored(page, uuid)).main?.activities).toBe('De handel\n\n- kaas')
  },
)
