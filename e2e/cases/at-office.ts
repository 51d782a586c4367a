import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { type Hand, mouse } from '../questionnaire/hands.ts'
import { pdf } from './at-founder.ts'
import type { Founder } from './paid.ts'
import type { Desk } from './with-desks.ts'

/** What is missing for the next step and the step itself, always in sight. */
export const needed = (page: Page) => page.getByRole('region', { name: 'Nog nodig', exact: true })

type Tab = 'Overzicht' | 'Antwoorden en stukken' | 'Akte' | 'Cliëntonderzoek' | 'Berichten' | 'Geschiedenis'

export const tabLink = (page: Page, name: Tab) =>
  page.getByRole('navigation', { name: 'Deze zaak' }).getByRole('link', { name })

export async function openTab(page: Page, name: Tab, hand: Hand = mouse): Promise<void> {
  await hand.press(tabLink(page, name))
  await expect(tabLink(page, name)).toHaveAttribute('aria-current', 'page')
}

/** On which rung the case stands, by the head of its page. */
export const rung = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('definition')
    .filter({ hasText: new RegExp(`^${name}$`) })

/** Opens the case by its address. */
export async function openCase({ page }: Desk, founder: Founder): Promise<void> {
  await page.goto(`/notary/${founder.caseUuid}`)
  await expect(page.getByRole('heading', { level: 1, name: founder.company })).toBeVisible()
}

/** Finds the case by its name, in whatever list it stands. */
export async function findCase({ page }: Desk, { company }: Founder): Promise<Locator> {
  await page.goto('/notary')
  await page.getByRole('textbox', { name: 'Zoek een zaak' }).fill(company)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Gevonden voor “${company}”` })).toBeVisible()
  return page.getByRole('link', { name: company })
}

/** Presses the next step, which is possible, and sees the case on its new rung. */
export async function step(page: Page, name: string, to: string, hand: Hand = mouse): Promise<void> {
  const bar = needed(page)
  await expect(bar.getByText('Alles is er.')).toBeVisible()
  await hand.press(bar.getByRole('button', { name, exact: true }))
  await expect(rung(page, to)).toBeVisible()
}

/** Looks at every paper and finds it right. */
export async function acceptPapers(page: Page, hand: Hand = mouse, onPaper = async () => {}): Promise<void> {
  const open = needed(page).getByRole('link', { name: / beoordelen$/ })
  await expect(open.first()).toBeVisible()
  for (let left = await open.count(); left > 0; left = await open.count()) {
    const name = ((await open.first().textContent()) ?? '').replace(/ beoordelen$/, '')
    await hand.press(open.first())
    await expect(page.getByRole('img', { name: new RegExp(`^${name}, bladzijde 1 van 1$`) })).toBeVisible()
    await onPaper()
    await hand.press(page.getByRole('button', { name: `Keur goed: ${name}`, exact: true }))
    await expect(page.getByText('Goedgekeurd', { exact: true })).toBeVisible()
    await expect(needed(page).getByRole('link', { name: `${name} beoordelen`, exact: true })).toHaveCount(0)
  }
}

/** Fills in the client check with nothing special in it, and decides. */
export async function closeCheck(page: Page, people: number, hand: Hand = mouse): Promise<void> {
  await hand.press(needed(page).getByRole('link', { name: 'Cliëntonderzoek sluiten' }))
  const main = page.getByRole('main')
  for (let person = 0; person < people; person += 1)
    await hand.choose(main.getByRole('radio', { name: 'In persoon gezien' }).nth(person))
  await hand.tick(main.getByRole('checkbox', { name: 'Gezien en in orde' }), true)
  await hand.tick(main.getByRole('checkbox', { name: 'Dit klopt met wat ik heb gezien' }), true)
  await hand.choose(main.getByRole('radio', { name: 'Nee, niemand' }))
  await hand.choose(main.getByRole('radio', { name: 'Niets gevonden' }))
  await hand.write(main.getByRole('textbox', { name: 'Herkomst van het geld' }), 'Spaargeld uit loon')
  await hand.choose(main.getByRole('radio', { name: 'Laag' }))
  await hand.write(main.getByRole('textbox', { name: 'Waarom dit risico?' }), 'Niets bijzonders.')
  await hand.press(main.getByRole('button', { name: 'Besluit', exact: true }))
  await expect(main.getByText(/^Besloten door /)).toBeVisible()
}

const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
const asTyped = (day: string) => day.split('-').reverse().join('-')

/** Fills in every place that only the office can, and sends the deed round. */
export async function makeConcept(page: Page, hand: Hand = mouse): Promise<void> {
  await openTab(page, 'Akte', hand)
  const places = page.getByRole('region', { name: 'Open plekken', exact: true })
  await hand.write(places.getByRole('textbox', { name: 'Datum van de akte' }), asTyped(inTwoWeeks()))
  const boxes = places.getByRole('textbox', { name: /^(?!Waarnemer|Datum van de akte)/ })
  for (const box of await boxes.all()) if ((await box.inputValue()) === '') await hand.write(box, 'Marijke de Jong')
  await step(page, 'Stuur de definitieve akte rond', 'Definitieve akte', hand)
  await expect(
    needed(page)
      .getByRole('link', { name: /^Akkoord van / })
      .first(),
  ).toBeVisible()
}

/** Records that an appointment was made and that it has been. */
export async function meet(page: Page, hand: Hand = mouse): Promise<void> {
  await openTab(page, 'Overzicht', hand)
  await hand.pickMoment(page.getByLabel('Afgesproken moment'), `${inTwoWeeks()}T10:00`)
  await hand.press(page.getByRole('button', { name: 'Leg vast' }))
  const recorded = needed(page).getByRole('link', { name: 'Vastleggen dat de afspraak is geweest' })
  // Another journey may have the same moment at the same office: then it stands beside that one.
  const anyway = page.getByRole('button', { name: 'Leg toch vast' })
  await expect(recorded.or(anyway)).toBeVisible()
  if (await anyway.isVisible()) await hand.press(anyway)
  await expect(recorded).toBeVisible()
}

export async function wasHeld(page: Page, hand: Hand = mouse): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'De afspraak is geweest' }))
  await step(page, 'Naar het tekenen', 'Tekenen', hand)
}

async function addFile(at: Page | Locator, about: string, hand: Hand): Promise<void> {
  await hand.chooseFile(at.getByLabel('Kies een bestand'), pdf(about))
  await hand.press(at.getByRole('button', { name: 'Stuur op' }))
  await expect(at.getByText(`${about}.pdf is er.`)).toBeVisible()
}

/** Where the office sees to each company: all of the page, or the part of each where a holding is founded along. */
async function companies(page: Page): Promise<readonly (Page | Locator)[]> {
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Vastleggen' }) })
  await expect(card.getByRole('button', { name: 'Stuur op' }).first()).toBeVisible()
  const each = await card.getByRole('region').all()
  return each.length === 0 ? [page] : each
}

/** The signed deed with its day. */
export async function sign(page: Page, hand: Hand = mouse): Promise<void> {
  const day = asTyped(new Date().toISOString().slice(0, 10))
  await hand.write(page.getByRole('textbox', { name: 'Datum van tekenen' }), day)
  await hand.press(page.getByRole('button', { name: 'Leg vast' }))
  for (const company of await companies(page)) await addFile(company, 'getekende akte', hand)
  await step(page, 'Naar de KVK', 'KVK', hand)
}

export const kvkNumber = '69599084'

/** The number in the register with the extract; then the company is there. */
export async function register(page: Page, hand: Hand = mouse): Promise<void> {
  for (const [place, company] of (await companies(page)).entries()) {
    const number = String(Number(kvkNumber) + place)
    await hand.write(company.getByRole('textbox', { name: 'KVK-nummer' }), number)
    await hand.press(company.getByRole('button', { name: 'Leg vast' }))
    await addFile(company, 'uittreksel', hand)
  }
  await step(page, 'Rond de zaak af', 'Klaar', hand)
  await expect(needed(page).getByText('Deze zaak is klaar.')).toBeVisible()
}

/** What is done now and then, in the menu of the head. */
export async function fromMenu(page: Page, name: string, hand: Hand = mouse): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Meer', exact: true }))
  await hand.press(page.getByRole('menuitem', { name, exact: true }))
}
