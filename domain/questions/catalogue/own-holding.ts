import { all, answered, any, no, yes } from '../../conditions/index.ts'
import { defineFields, type Field } from '../../fields/index.ts'
import { company } from './company.ts'

/** Asked as it is asked of the company; only there something is filled in already. */
const asOf = <Asked extends Field>({ scope: _scope, key: _key, default: _filledIn, ...body }: Asked) => body

/** What is left open is as the company has it. */
const own = { visible: all(yes('shareholder.holding'), no('shareholder.holding_as_company')), required: false } as const
/** Half an address is none, and neither is half a capital: one brings the others along. */
const street = answered('shareholder.holding_address')
const code = answered('shareholder.holding_zipcode')
const town = answered('shareholder.holding_location')
const count = answered('shareholder.holding_shares')
const value = answered('shareholder.holding_share_value')

/** A holding that is founded along is like the company, unless somebody wants it otherwise. */
export const ownHolding = defineFields('shareholder', {
  holding_as_company: {
    kind: 'yes_no',
    default: true,
    visible: yes('shareholder.holding'),
    required: false,
    sensitivity: 'public',
  },
  holding_seat: { ...asOf(company.headquarters), ...own },
  holding_address: { ...asOf(company.office_address), ...own, required: any(code, town) },
  holding_zipcode: { ...asOf(company.postal_code), ...own, required: any(street, town) },
  holding_location: { ...asOf(company.place_of_business), ...own, required: any(street, code) },
  holding_shares: { ...asOf(company.number_of_shares), ...own, required: value },
  holding_share_value: { ...asOf(company.value_of_shares), ...own, required: count },
  holding_year_end: { ...asOf(company.financial_year_end), ...own },
})
