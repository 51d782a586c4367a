import type { PriceTexts } from '../price-texts.ts'

export const prices: PriceTexts = {
  sections: { package: 'Pakket', services: 'Diensten', fees: 'Kosten die we doorberekenen' },
  lines: {
    product: 'Oprichting bij de notaris',
    holding_upsell: 'Persoonlijke holding',
    incorporation_speed: 'Klaar binnen {days} werkdagen',
    healthcare_statutes: 'Statuten voor de zorg',
    contribution_deed: 'Akte van inbreng',
    external_share_transfer: 'Overdracht aan een nieuwe aandeelhouder',
    membership: 'Lidmaatschap',
    dga_salary: 'Salarisadministratie voor de DGA',
    extra_service: 'Extra dienst',
    kvk_registration: 'Inschrijving bij KVK',
    quality_fund: 'Bijdrage aan het kwaliteitsfonds van het notariaat',
  },
  notes: {
    dga_salary: '{months} maanden voor een vaste prijs',
    kvk_registration: 'Per bedrijf, hier komt geen btw bij',
    quality_fund: 'Per akte, de btw zit erin',
  },
  discounts: { holding_offer: 'Korting op je holding' },
  per: { month: 'per maand', year: 'per jaar' },
  free: 'Gratis',
  percent_off: '{percent}% korting',
  amount_off: '{amount} korting',
  times: '{amount} ×',
  without_vat: 'Zonder btw',
  subtotal: 'Subtotaal',
  vat: 'Btw {percent}%',
  total: 'Te betalen',
}
