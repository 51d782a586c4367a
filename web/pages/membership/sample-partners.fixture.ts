import type { Lawyer, PartnerOffer, PartnerRequest } from '#contract/partners.ts'

const asker = {
  consent: {
    version: 1,
    nl: 'Ik vind het goed dat {brand} dit doorgeeft aan {recipient}.',
    en: 'I agree that {brand} passes this on to {recipient}.',
  },
  you: {
    name: 'Sanne de Vries',
    email: 'sanne@voorbeeld.nl',
    companies: [{ uuid: 'c1', name: 'De Vries Zuivel B.V.' }],
  },
}

const words = (title: string, from: string) => ({
  ...{ title, from, gets: `${title}.`, price: '€ 99', conditions: 'Per maand opzegbaar.' },
})

export const bookkeeper: PartnerOffer = {
  ...{ slug: 'bookkeeping-start', kind: 'bookkeeping', fee: true, tier: null, open: true, plans: [], request: null },
  nl: words('Boekhouding vanaf dag één', 'De Gele Kaft'),
  en: words('Bookkeeping from day one', 'De Gele Kaft'),
}

/** For who has more of a membership. */
export const accountants: PartnerOffer = {
  ...{ slug: 'annual-accounts', kind: 'bookkeeping', fee: false, tier: 'silver', open: false, request: null },
  plans: [
    { nl: 'Starter', en: 'Starter' },
    { nl: 'Professional', en: 'Professional' },
  ],
  nl: words('Jaarrekening', 'De Dikke Streep'),
  en: words('Annual accounts', 'De Dikke Streep'),
}

export const femke: Lawyer = {
  ...{ uuid: 'l1', name: 'Femke Waterlander', office: 'De Houten Hamer', town: 'Utrecht', fields: ['company'] },
  ...{ languages: ['nl', 'en'], first_talk_costs: 9_075, first_talk_minutes: 45, fee: false, request: null },
  nl: { about: 'Over aandeelhouders.', conditions: 'Gaat van je opdracht af.' },
  en: { about: 'On shareholders.', conditions: 'Deducted from your bill.' },
}

export const sentRequest: PartnerRequest = {
  ...{ uuid: 'r1', offer: 'bookkeeping-start', lawyer: null, recipient: 'De Gele Kaft', state: 'sent' },
  ...{ asked_at: '2026-11-18T09:00:00Z', sent_at: '2026-11-18T09:00:01Z', withdrawn_at: null, consent_version: 1 },
  passed_on: [
    { what: 'name', value: 'Sanne de Vries' },
    { what: 'email', value: 'sanne@voorbeeld.nl' },
  ],
}

/** What the server says of these. */
export const withPartners = (offers: readonly PartnerOffer[], lawyers: readonly Lawyer[]) => ({
  'GET /api/api_customer_dashboard/partner_offers': { body: { ...asker, offers } },
  'GET /api/api_customer_dashboard/lawyers': { body: { ...asker, lawyers } },
})

export const noPartners = withPartners([], [])
