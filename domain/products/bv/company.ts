import type { Step } from '../../flow/index.ts'

/** Step 0: the company that is founded. */
export const companyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: ['company_name', 'headquarters', 'bv_type', 'industry', 'caregiver', 'big_registration', 'activities'],
    },
    {
      name: 'contact',
      company: ['email', 'office_address', ['postal_code', 'place_of_business']],
    },
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
  ],
}
