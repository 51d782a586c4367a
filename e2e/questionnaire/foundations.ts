import type { Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { openAt, prepared, readyPerson } from './prepared.ts'

type FoundationFlow = 'stichting' | 'anbi_stichting_oprichten'

const charity: NonNullable<QuestionnairePatch['main']> = {
  charity_field: 'nature',
  board_related: false,
  board_decisive_control: false,
  company_email: 'info@example.nl',
  phone: '+31582345678',
  website: 'https://example.nl',
}

/** A foundation with nothing left to ask. */
export const answeredFoundation = (flow: FoundationFlow): QuestionnairePatch => ({
  main: {
    company_name: 'Stichting Buurttuin Oost',
    headquarters: 'Leeuwarden',
    email: 'sanne@example.nl',
    office_address: 'Nieuwestad 12',
    postal_code: '8911 AB',
    place_of_business: 'Leeuwarden',
    activities: 'Een tuin voor alle buurtbewoners',
    realizing_activities: 'Door samen te tuinieren',
    extra_shareholders: false,
    term_managing: 4,
    reappointed: true,
    financial_year_end: 'this_year',
    notary_option: 'partner_notary',
    ...(flow === 'stichting' ? {} : charity),
  },
  p1: readyPerson('Sanne', { foundation_role: 'chairman' }),
  p2: readyPerson('Bram', { foundation_role: 'secretary' }),
  p3: readyPerson('Fleur', { foundation_role: 'treasurer' }),
})

/** Opens a step of a foundation with everything else in order. */
export async function atFoundation(
  page: Page,
  flow: FoundationFlow,
): Promise<(step: number, substep?: number) => Promise<void>> {
  const uuid = await prepared(page, { ...answeredFoundation(flow), step: 3, temporal_step: 3, substep: 0 }, flow)
  return (step, substep = 0) => openAt(page, uuid, `?step=${step}&substep=${substep}`, flow)
}
