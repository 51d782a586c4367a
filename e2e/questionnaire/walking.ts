import { expect, type Page } from '@playwright/test'
import { en, type Messages, nl } from '#domain/messages/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { withConsent } from '../with-site.ts'
import { answer, type Given } from './answering.ts'
import { type Hand, mouse } from './hands.ts'

export const flows = {
  'dutch-bv': nl,
  'english-bv': en,
  holding: nl,
  'incorporate-holding': en,
  omzetting: nl,
  transfer_of_shares: nl,
  stichting: nl,
  anbi_stichting_oprichten: nl,
} as const satisfies Record<FlowName, Messages>
export type Flow = FlowName

/** Begins a questionnaire as a visitor does, and waits until its own address is there. */
export async function begin(page: Page, flow: Flow = 'dutch-bv', query = ''): Promise<string> {
  await withConsent(page, 'necessary')
  await page.goto(`/questionnaire/${flow}${query}`)
  await page.waitForURL(/step=0&substep=0/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The button that leads on, whatever it says. */
export const nextButton = (page: Page) =>
  page.getByRole('button', { name: /^(Volgende|Next|Naar de betaling|To the payment)/ })

export async function next(page: Page, hand: Hand = mouse): Promise<void> {
  const before = page.url()
  await hand.press(nextButton(page))
  await expect(page).not.toHaveURL(before)
}

/** Goes on from section to section, and does this on each; ends at the last one, before the payment. */
export async function walk(page: Page, perSection: (place: string) => Promise<void>): Promise<number> {
  for (let sections = 1; ; sections += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /opgehaald|fetched|loading/i })).toHaveCount(0)
    await perSection(new URL(page.url()).search)
    if (
      await page
        .getByRole('button', {
          name: /^(Naar de betaling|To the payment|Volgende: account maken|Next: create your account)/,
        })
        .isVisible()
    )
      return sections
    await next(page)
  }
}

/** Everything is at the server. */
export async function saved(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: /^(Opgeslagen|Saved)$/ }),
  ).toBeVisible()
}

interface Manner {
  readonly flow?: Flow
  readonly hand?: Hand
  readonly perSection?: () => Promise<void>
}

/** Fills in section after section and goes on after each. */
export async function fillIn(
  page: Page,
  scope: 'main' | 'shareholder',
  sections: readonly Given[],
  { flow = 'dutch-bv', hand, perSection }: Manner = {},
): Promise<void> {
  for (const given of sections) {
    await answer({ page, messages: flows[flow], scope }, given, hand)
    await perSection?.()
    await next(page, hand)
  }
}
