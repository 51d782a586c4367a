import type { Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { openAt, prepared, readyCompany, readyPerson } from './prepared.ts'

/** A conversion with nothing left to ask but what is given over it. */
export const answeredConversion = (main: QuestionnairePatch['main'] = {}): QuestionnairePatch => ({
  main: {
    ...readyCompany.main,
    converted_from: 'proprietorship',
    kvk: '68908248',
    trade_name: 'Sanne Kaas',
    real_estate: false,
    type_of_conversion: 'asset_liability',
    transfer_moment: 'signing',
    price_owed: false,
    contribution_credit: false,
    holding_structure: false,
    accountant: 'yes',
    bankruptcy: false,
    notary_option: 'partner_notary',
    ...main,
  },
  p1: readyPerson('Sanne', { shares: 120 }),
})

/** Opens a step of a conversion with everything else in order. */
export async function atConversion(page: Page): Promise<(step: number, substep?: number) => Promise<void>> {
  const uuid = await prepared(page, { ...answeredConversion(), step: 7, temporal_step: 7, substep: 0 }, 'omzetting')
  return (step, substep = 0) => openAt(page, uuid, `?step=${step}&substep=${substep}`, 'omzetting')
}
