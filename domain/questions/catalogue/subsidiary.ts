import { yes } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import { companyName, differentFrom } from '../../rules/index.ts'

const isAbove = yes('main.above_existing_company')

/** The BV that a holding is founded above: its shares still have to get there, by a deed of their own. */
export const subsidiary = defineFields('main', {
  above_existing_company: { kind: 'yes_no', required: true, sensitivity: 'public' },
  subsidiary_kvk: { kind: 'kvk', visible: isAbove, required: true, sensitivity: 'public', inputMode: 'numeric' },
  subsidiary_name: {
    kind: 'text',
    style: 'company_name',
    maxLength: 100,
    rules: [companyName, differentFrom('main.company_name')],
    visible: isAbove,
    required: true,
    sensitivity: 'public',
  },
  transfer_shares_along: { kind: 'yes_no', visible: isAbove, required: true, sensitivity: 'public' },
})
