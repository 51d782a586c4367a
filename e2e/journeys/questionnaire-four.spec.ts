import type { Page } from '@playwright/test'
import { axeClean, breadth, expect, test } from '../fixtures.ts'
import { answer } from '../questionnaire/answering.ts'
import { englishPerson } from '../questionnaire/founders.ts'
import { atShareholders, readyPerson, stored } from '../questionnaire/prepared.ts'
import { fillIn, flows, next, saved } from '../questionnaire/walking.ts'

const flow = 'english-bv'
const everyone = [
  ['Alice', 'Morgan'],
  ['Bruno', 'Silva'],
  ['Chloe', 'Martin'],
  ['David', 'Novak'],
] as const

/** All questions about one of them, without going on to the next step. */
async function introduce(page: Page, firstname: string, lastname: string): Promise<void> {
  const sections = englishPerson(firstname, lastname)
  await fillIn(page, 'shareholder', sections.slice(0, -1), { flow })
  await answer({ page, messages: flows[flow], scope: 'shareholder' }, sections.at(-1) ?? {})
  await expect(page.getByRole('button', { name: `${firstname} Person · complete` })).toBeVisible()
}

test(
  'a third and a fourth person join a BV in English, and its documents name all four',
  breadth(),
  async ({ page }) => {
    test.slow()
    const people = { p1: readyPerson('Alice', { lastname: 'Morgan' }), p2: readyPerson('Bruno', { lastname: 'Silva' }) }
    const uuid = await atShareholders(page, people, flow)
    const add = page.getByRole('button', { name: 'Add', exact: true })
    for (const [firstname, lastname] of everyone.slice(2)) {
      await add.click()
      await introduce(page, firstname, lastname)
    }
    await expect(add).toHaveCount(0)
    await expect(page.getByText('More than four shareholders? That is possible, but not online.')).toBeVisible()
    await axeClean(page)
    await next(page)

    await expect(page.getByRole('heading', { level: 1, name: 'Would you like to add a holding?' })).toBeFocused()
    await next(page)
    await expect(page.getByLabel('Shares of David')).toHaveValue('30')
    await page.getByLabel('Your shares').fill('50')
    await page.getByLabel('Shares of David').fill('10')
    await next(page)
    await answer({ page, messages: flows[flow], scope: 'main' }, { bankruptcy: false })
    for (const heading of [
      'Who may sign?',
      'If one of you drops out',
      'Do you want to put your own agreements in writing?',
      'Choose a membership',
      'Shall we take care of the payroll?',
      'Anything else we can do for you?',
    ]) {
      await next(page)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    }
    await next(page)
    await page.getByRole('radio', { name: /^Online/ }).check()
    await next(page)

    await expect(page.getByRole('heading', { level: 1, name: 'View your documents' })).toBeFocused()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    for (const document of ['Deed of incorporation', 'Shareholders’ register']) {
      await page.getByRole('button', { name: document, exact: true }).click()
      for (const [firstname, lastname] of everyone) {
        await expect(page.getByRole('region', { name: document })).toContainText(`${firstname} ${lastname}`)
      }
    }
    await saved(page)
    const { p1, p2, p3, p4 } = await stored(page, uuid, flow)
    expect([p1, p2, p3, p4].map(({ shares }) => shares)).toEqual([50, 30, 30, 10])
  },
)
