import type { PriceTexts } from '../price-texts.ts'

export const prices: PriceTexts = {
  sections: { package: 'Package', services: 'Services', fees: 'Fees we pass on' },
  lines: {
    product: 'Incorporation by the notary',
    holding_upsell: 'Personal holding',
    incorporation_speed: 'Ready within {days} working days',
    healthcare_statutes: 'Articles of association for healthcare',
    contribution_deed: 'Deed of contribution',
    external_share_transfer: 'Transfer to a new shareholder',
    membership: 'Membership',
    dga_salary: 'Payroll for the director-shareholder',
    extra_service: 'Extra service',
    kvk_registration: 'Registration with the Chamber of Commerce (KVK)',
    quality_fund: 'Contribution to the notaries’ quality fund',
  },
  notes: {
    dga_salary: '{months} months at a fixed price',
    kvk_registration: 'Per company, no VAT is added',
    quality_fund: 'Per deed, VAT included',
  },
  discounts: { holding_offer: 'Discount on your holding' },
  per: { month: 'per month', year: 'per year' },
  free: 'Free',
  percent_off: '{percent}% off',
  amount_off: '{amount} off',
  times: '{amount} ×',
  without_vat: 'Excluding VAT',
  subtotal: 'Subtotal',
  vat: 'VAT {percent}%',
  total: 'Amount due',
}
