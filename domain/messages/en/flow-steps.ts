import type { FirstSection, FlowTexts } from '../texts.ts'

export const productTexts: FlowTexts['products'] = {
  'dutch-bv': 'Dutch BV',
  'english-bv': 'BV in English',
  holding: 'Personal holding',
  'incorporate-holding': 'Holding in English',
  omzetting: 'Conversion to a BV',
  stichting: 'Foundation',
  anbi_stichting_oprichten: 'Foundation with charity status (ANBI)',
  transfer_of_shares: 'Transfer of shares',
}

export const stepTexts: FlowTexts['steps'] = {
  company: 'Company details',
  shareholders: 'Shareholders',
  holding_upsell: 'Add a holding',
  share_distribution: 'Dividing the shares',
  share_counts: 'Shares',
  membership: 'Membership',
  dga: 'Director’s salary',
  extra_services: 'Extra services and notary',
  preview: 'View documents',
}

export const chapters: FlowTexts['chapters'] = {
  company: 'Your company',
  shareholders: 'The shareholders',
  arrangements: 'Arrangements',
  preview: 'Check',
}

/** The headings above the questions of the first step. */
export const firstSections: Pick<FlowTexts['sections'], FirstSection> = {
  general: {
    name: 'General',
    heading: 'What kind of BV will it be?',
    intro:
      'What your BV (a Dutch private limited company) is called and what it will do. This goes into the articles of association: the rules of your BV.',
  },
  contact: {
    name: 'Address',
    heading: 'Where can your BV be found?',
    intro:
      'The address becomes public at the Chamber of Commerce (KVK). Only we and the notary use your email address.',
  },
  complete: {
    name: 'Sales',
    heading: 'What will you sell, and where?',
    intro: 'KVK wants to know this. Not sure yet? Enter what you expect today.',
  },
  staff: {
    name: 'Financial year and staff',
    heading: 'Financial year and staff',
    intro:
      'Your profit and tax are worked out per financial year. If people will work for you, KVK wants to know that.',
  },
}

export const kindTexts: FlowTexts['kinds'] = {
  natural_person: 'Person',
  existing_company: 'Existing BV',
  new_company: 'New holding',
}

export const personStates: FlowTexts['person_states'] = {
  empty: 'Still empty',
  busy: 'Not finished yet',
  complete: 'Complete',
  problem: 'Not possible like this',
}
