import { climb } from '#server/testing/cases.ts'
import { nextThing } from '../cases/at-founder.ts'
import { openCase } from '../cases/at-office.ts'
import { chooseMoment } from '../cases/moments.ts'
import { paidCase } from '../cases/paid.ts'
import { products } from '../cases/products.ts'
import { test } from '../cases/with-desks.ts'
import { atTheBank } from '../checkout/ordering.ts'
import { alsoIn, axeClean, expect } from '../fixtures.ts'

const phone = { width: 390, height: 844 }
const back = /\/appointment$/

test(
  'a moment agreed, missed, chosen anew and moved for money: the founder on a phone, the notary at a desk',
  alsoIn(
    'web/pages/own-case/appointment/appointment.browser.test.tsx',
    'web/workbench/case/appointment.browser.test.tsx',
    'server/resources/cases/choosing.test.ts',
    'server/resources/cases/paid-moves.test.ts',
  ),
  async ({ page, at }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'en'))
    const [founder, desk] = [await paidCase(page, products['english-bv']), await at('notary')]
    await climb(founder, desk, 'scheduling_meeting')
    await page.setViewportSize(phone)
    const office = desk.page
    const mine = `/dashboard/${founder.uuid}/appointment`
    const isSet = page.getByRole('heading', { level: 1, name: 'Your appointment' })

    await test.step('agreed, and in the office’s case at once', async () => {
      await openCase(desk, founder)
      await page.goto(mine)
      await chooseMoment(page, 1)
      await axeClean(page)
      await page.getByRole('button', { name: 'Set it', exact: true }).click()
      await expect(isSet).toBeVisible()
      await expect(office.getByRole('button', { name: 'Zeg de afspraak af' })).toBeVisible()
      await axeClean(office)
    })

    await test.step('missed: the case stands still, and says what lifts it', async () => {
      // By phone it became yesterday: nobody waits here for a day to pass.
      const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)
      await office.getByLabel('Afgesproken moment').fill(`${yesterday}T10:00`)
      await office.getByRole('button', { name: 'Leg vast' }).click()
      const missed = office.getByRole('button', { name: 'Niet verschenen' })
      const anyway = office.getByRole('button', { name: 'Leg toch vast' })
      await expect(missed.or(anyway)).toBeVisible()
      if (await anyway.isVisible()) await anyway.click()
      await missed.click()
      await office.getByRole('button', { name: 'Zet stil: niet verschenen' }).click()
      await expect(office.getByText('Stilgezet', { exact: false }).first()).toBeVisible()
      await axeClean(office)
      await page.goto(`/dashboard/${founder.uuid}`)
      await expect(
        page.getByText('Choose another moment and your case goes on.', { exact: false }).first(),
      ).toBeVisible()
      await axeClean(page)
    })

    await test.step('another moment sets it going, for nothing', async () => {
      await page.goto(mine)
      await chooseMoment(page, 2)
      await page.getByRole('button', { name: 'Set it', exact: true }).click()
      await expect(isSet).toBeVisible()
      expect(await founder.look()).toMatchObject({ status: 'scheduling_meeting', hold: null })
    })

    const before = (await founder.look()).meeting_at
    await test.step('the next one has a price, which comes first; unpaid, nothing moves', async () => {
      await chooseMoment(page, 3)
      await expect(page.getByText('Moving it once more costs')).toBeVisible()
      await axeClean(page)
      await page
        .getByRole('button', { name: /^Pay €\s?60[.,]50 and move$/ })
        .last()
        .click()
      await page.waitForURL(/\/sandbox\//)
      await atTheBank(page, 'cancelled', back)
      await expect(page.getByText(/^Almost moved to /)).toBeVisible()
      await axeClean(page)
      expect((await founder.look()).meeting_at).toBe(before)
    })

    await test.step('paid, it is the moment, for the office too', async () => {
      await page.getByRole('button', { name: /^Pay €\s?60[.,]50$/ }).click()
      await page.waitForURL(/\/sandbox\//)
      await atTheBank(page, 'paid', back)
      await expect.poll(async () => (await founder.look()).meeting_at).not.toBe(before)
      await page.reload()
      await expect(isSet).toBeVisible()
      await expect(page.getByText(/^Almost moved to /)).toHaveCount(0)
      await page.goto(`/dashboard/${founder.uuid}`)
      await expect(nextThing(founder, 'Your appointment is set')).toBeVisible()
    })
  },
)
