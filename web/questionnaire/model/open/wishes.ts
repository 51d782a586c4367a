import { queryAt } from '#web/links/index.ts'

/** What the address of a first visit asks for: a calculation to go on from, a holding along, a name, a notary. */
export function wishesIn(search: string) {
  const { calculationUuid, holding, company_name, notary_id } = queryAt('flow', search)
  return {
    ...(calculationUuid === undefined ? {} : { calculation_uuid: calculationUuid }),
    ...(company_name === undefined ? {} : { company_name }),
    ...(holding === undefined ? {} : { with_holding: true }),
    // One that we do not know, or no number at all, is no referral.
    ...(notary_id !== undefined && /^\d{1,9}$/.test(notary_id) ? { notary_id: Number(notary_id) } : {}),
  }
}

/** Whether an address of a first visit asks for nothing: then the server is not needed to know how it begins. */
export const isPlain = (search: string): boolean => Object.keys(wishesIn(search)).length === 0
