import type { Step } from '../../flow/index.ts'

/**
 * Step 0: all that a holding needs, on one screen. What it does is the same for every holding and stands in the articles;
 * the seat, the address and the first financial year differ, and no deed goes without them.
 */
export const companyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: [
        'company_name',
        'email',
        'headquarters',
        'office_address',
        ['postal_code', 'place_of_business'],
        'financial_year_end',
        'incorporation_speed',
      ],
    },
  ],
}
