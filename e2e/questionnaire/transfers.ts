import type { Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { openAt, prepared, readyPerson } from './prepared.ts'

/** A company whose shares are sold, with nothing left to ask but what is given over it. */
export const answeredTransfer = ({ main, p1, p2 }: QuestionnairePatch = {}): QuestionnairePatch => ({
  main: {
    company_name: 'De Vries Zuivel',
    kvk: '68908248',
    headquarters: 'Leeuwarden',
    office_address: 'Nieuwestad 12',
    postal_code: '8911 AB',
    place_of_business: 'Leeuwarden',
    email: 'sanne@example.nl',
    incorporation_date: '14-05-2015',
    statutes_adopted_date: '14-05-2015',
    accountant: 'yes',
    purchase_agreement: true,
    purchase_agreement_date: '02-03-2026',
    nominal_value: 1,
    share_price_total: 3000,
    purchase_price_received: true,
    price_paid_on: '02-03-2026',
    received_shares: 'incorporation',
    received_shares_date: '14-05-2015',
    acquisition_notary: 'mr. Jan Hendrik Hoekstra',
    acquisition_notary_city: 'Sneek',
    company_real_estate: false,
    board_signer: 'seller',
    board_signer_name: 'Klaas Jan Boersma',
    board_alone: true,
    balance_sheet: false,
    shares_rights_date: 'date_of_transfer',
    notarial_costs: 'buyer',
    share_type: 'common_stock',
    total_shares: 120,
    number_shares: 120,
    shares_from: 1,
    shares_to: 120,
    bankruptcy: false,
    notary_option: 'partner_notary',
    ...main,
  },
  p1: readyPerson('Sanne', {
    // The seller has one section more than the others: who else holds shares.
    substep: 6,
    lives_in_netherlands: true,
    sole_shareholder: true,
    seller_resign: true,
    decharge: true,
    ...p1,
  }),
  p2: readyPerson('Bram', {
    lives_in_netherlands: true,
    internal: false,
    buyer_director: true,
    buyer_sole_shareholder: true,
    shares: 120,
    ...p2,
  }),
})

/** Opens a step of a transfer with everything else in order. */
export async function atTransfer(
  page: Page,
  over: QuestionnairePatch = {},
): Promise<(step: number, substep?: number) => Promise<void>> {
  const patch = { ...answeredTransfer(over), step: 4, temporal_step: 4, substep: 0 }
  const uuid = await prepared(page, patch, 'transfer_of_shares')
  return (step, substep = 0) => openAt(page, uuid, `?step=${step}&substep=${substep}`, 'transfer_of_shares')
}
