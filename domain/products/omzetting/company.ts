import { oneOf } from '../../conditions/index.ts'
import type { Step } from '../../flow/index.ts'

/** Shares in exchange for the business, and not for money. */
export const isContribution = oneOf('main.type_of_conversion', 'tax_free_transfer', 'transfer_subject_to_tax')

/** Step 0: the business there is, the company it becomes, and how the one passes into the other. */
export const companyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: [
        'converted_from',
        'kvk',
        'company_name',
        'headquarters',
        'industry',
        'caregiver',
        'big_registration',
        'activities',
      ],
    },
    { name: 'contact', company: ['email', 'office_address', ['postal_code', 'place_of_business']] },
    {
      name: 'complete',
      company: [
        'export_products',
        'import_products',
        'sell_products',
        'where_are_sold',
        'employees_loan',
        ['full_time_work', 'part_time_work'],
        'representation',
        'financial_year_end',
      ],
    },
    {
      name: 'method',
      company: [
        'type_of_conversion',
        { fields: ['added_value'], when: isContribution },
        'holding_structure',
        'accountant',
        'free_intake',
      ],
    },
  ],
}
