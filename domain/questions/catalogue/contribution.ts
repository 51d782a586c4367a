import { oneOf } from '../../conditions/index.ts'

/** Shares in exchange for the business and not for money; it may count from an earlier day. */
export const isContribution = oneOf('main.type_of_conversion', 'tax_free_transfer', 'transfer_subject_to_tax')
