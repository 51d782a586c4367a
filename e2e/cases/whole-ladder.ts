import type { Page } from '@playwright/test'
import { axeClean, expect } from '../fixtures.ts'
import { agree, founderReads, founderWords, handIn, nextThing } from './at-founder.ts'
import {
  acceptPapers,
  closeCheck,
  findCase,
  kvkNumber,
  makeConcept,
  meet,
  openTab,
  register,
  sign,
  step,
  wasHeld,
} from './at-office.ts'
import { type Order, paidCase } from './paid.ts'
import type { Desk } from './with-desks.ts'

type Way = Order & {
  /** What the founder reads in the end. */
  readonly done: string
  readonly language?: 'nl' | 'en'
}

/** From paid to a company that exists: every rung on the screens of the founder and of the office, each in turn. */
export async function wholeLadder(
  page: Page,
  desk: Desk,
  { flow, answers, done, language = 'nl' }: Way,
): Promise<void> {
  const words = founderWords[language]
  if (language === 'en') await page.addInitScript(() => localStorage.setItem('locale', 'en'))
  const founder = await paidCase(page, { flow, answers })
  const office = desk.page
  const { people } = await founder.look()

  await handIn(founder, words)
  await axeClean(page)

  await (await findCase(desk, founder)).click()
  await expect(office.getByRole('heading', { level: 1, name: founder.company })).toBeVisible()
  await axeClean(office)
  await step(office, 'Pak op en kijk na', 'Nakijken')
  await founderReads(founder, words.checking)
  await axeClean(page)

  await acceptPapers(office, undefined, () => axeClean(office))
  await closeCheck(office, people.length)
  await axeClean(office)
  await step(office, 'Naar de definitieve akte', 'Definitieve akte')
  await founderReads(founder, words.deed)

  await makeConcept(office)
  await axeClean(office)
  await agree(founder, words)
  await axeClean(page)

  await office.reload()
  await step(office, 'Naar de afspraak', 'Afspraak')
  await founderReads(founder, words.moment)
  await meet(office)
  await axeClean(office)
  await founderReads(founder, words.meeting)
  await wasHeld(office)
  await founderReads(founder, words.signing)
  await sign(office)
  await founderReads(founder, words.register)
  await register(office)
  for (const tab of ['Berichten', 'Geschiedenis'] as const) {
    await openTab(office, tab)
    await axeClean(office)
  }

  await founderReads(founder, done)
  await expect(nextThing(founder, done).getByText(kvkNumber)).toBeVisible()
  await axeClean(page)
}
