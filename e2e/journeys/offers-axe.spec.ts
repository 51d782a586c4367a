import { someOf } from '#testing/laws.ts'
import { type OfferStep, offerSteps } from '#testing/offer-steps.ts'
import { alsoIn, axeClean, breadth, expect, fits, test } from '../fixtures.ts'
import { atOffer, bram, complaints, sanne } from '../questionnaire/offers.ts'

const names = Object.keys(offerSteps) as OfferStep[]
const people = {
  p1: { ...sanne, shares: 60, holding: true, holding_name: 'Vries Beheer', dga_plan: true },
  p2: { ...bram, shares: 50 },
}

for (const flow of ['dutch-bv', 'english-bv'] as const) {
  test(`axe finds nothing on any of these steps in ${flow}`, breadth(flow !== 'dutch-bv'), async ({ page }) => {
    for (const name of someOf(names, { oneIn: 2 })) {
      await test.step(name, async () => {
        await atOffer(page, name, { people, flow })
        await expect(page.getByRole('status').filter({ hasText: /opgehaald|fetched|loading/i })).toHaveCount(0)
        await axeClean(page)
      })
    }
  })
}

test('axe finds nothing on a phone, and nothing is wider than it', breadth(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of names) {
    await test.step(name, async () => {
      await atOffer(page, name, { people })
      await axeClean(page)
      await fits(page)
    })
  }
})

test(
  'axe finds nothing among errors, an open explanation and an open price',
  alsoIn('web/pages/flow/holding-offer.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'holding')
    await page.getByRole('switch', { name: 'Holding voor jou' }).check()
    await page.getByText('Waar bestaat dit uit?').click()
    await page.getByRole('button', { name: /^Volgende/ }).click()
    await expect(complaints(page)).toBeVisible()
    await axeClean(page)
    await page.getByRole('button', { name: 'Hoe werkt een holding?' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await axeClean(page)
  },
)
