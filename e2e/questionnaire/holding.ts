import { expect, type Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { openAt, prepared, readyPerson } from './prepared.ts'

type HoldingFlow = 'holding' | 'incorporate-holding'

/** A holding with nothing left to ask but what is given over it. */
export const answeredHolding = (over: QuestionnairePatch['p1'] = {}): QuestionnairePatch => ({
  main: {
    company_name: 'De Vries Holding',
    email: 'sanne@example.nl',
    headquarters: 'Leeuwarden',
    office_address: 'Nieuwestad 12',
    postal_code: '8911 AB',
    place_of_business: 'Leeuwarden',
    financial_year_end: 'this_year',
    above_existing_company: false,
    bankruptcy: false,
    notary_option: 'partner_notary',
  },
  p1: readyPerson('Sanne', { shares: 100, ...over }),
})

/** Opens a step of a holding with everything else in order. */
export async function atHolding(
  page: Page,
  { flow = 'holding', over }: { readonly flow?: HoldingFlow; readonly over?: QuestionnairePatch['p1'] } = {},
): Promise<(step: number, substep?: number) => Promise<void>> {
  const uuid = await prepared(page, { ...answeredHolding(over), step: 6, temporal_step: 6, substep: 0 }, flow)
  return async (step, substep = 0) => {
    await openAt(page, uuid, `?step=${step}&substep=${substep}`, flow)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}
