import type { Step } from '../../flow/index.ts'

/** Step 0: the company whose shares they are, and what seller and buyer agreed. */
export const companyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: [
        'company_name',
        'kvk',
        'headquarters',
        'office_address',
        ['postal_code', 'place_of_business'],
        ['incorporation_date', 'statutes_adopted_date'],
        'email',
      ],
    },
    {
      name: 'information',
      company: [
        'accountant',
        'free_intake',
        'purchase_agreement',
        'share_price_details',
        'purchase_price_received',
        'old_acquistion',
        'old_acquistion_date',
        'received_shares',
        'received_shares_date',
        'balance_sheet',
        'date_of_balance',
        'shares_rights_date',
        'transfer_rights_date',
        'notarial_costs',
      ],
    },
  ],
}
