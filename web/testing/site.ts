import type { Site } from '#contract/site.ts'

const service = (slug: string, flow: string, over: Partial<Site['services'][number]> = {}) => ({
  slug,
  flow,
  with_holding: false,
  enabled: true,
  featured: false,
  screens: ['home' as const, 'bv' as const],
  from_price: { total: 104_809, vat: 15_234, without_vat: 89_575 },
  in_english: null,
  ...over,
})

/** What a server with its own settings tells every screen. */
export const site: Site = {
  brand: 'Oprecht',
  company: ['Oprecht B.V.', 'Voorbeeldstraat 1, 1234 AB Utrecht', 'KVK 12345678'],
  home_url: null,
  dashboard_url: '/dashboard',
  support_email: 'hallo@oprecht.example',
  support_phone: null,
  meeting_url: null,
  chat_url: null,
  video_url: null,
  tag_manager_id: null,
  allowed_redirect_origins: [],
  sign_in_providers: ['google_oauth2', 'linkedin'],
  unserved_countries: [],
  address_lookup: false,
  company_lookup: false,
  maintenance: false,
  development: true,
  flags: {
    foundations: false,
    incorporation_speed: true,
    transfer_to_english: true,
    share_deviation: false,
    in_person: false,
    participants: false,
    shareholders_agreement: true,
    year_end_warning: true,
    preselect_membership: true,
  },
  services: [
    service('dutch_bv', 'dutch-bv', { featured: true }),
    service('foundation', 'stichting', { enabled: false, screens: ['home'], from_price: null }),
    service('anbi', 'anbi_stichting_oprichten', { enabled: false, screens: ['home'], from_price: null }),
  ],
  external_services: [],
  reviews: [],
  marketing_rating: { score: 9.6, scale: 10, count: 272 },
}
