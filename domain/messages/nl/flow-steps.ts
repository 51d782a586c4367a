import type { FirstSection, FlowTexts } from '../texts.ts'

export const productTexts: FlowTexts['products'] = {
  'dutch-bv': 'Nederlandse BV',
  'english-bv': 'Engelstalige BV',
  holding: 'Persoonlijke holding',
  'incorporate-holding': 'Engelstalige holding',
  omzetting: 'Omzetting naar BV',
  stichting: 'Stichting',
  anbi_stichting_oprichten: 'Stichting met ANBI-status',
  transfer_of_shares: 'Aandelenoverdracht',
}

export const stepTexts: FlowTexts['steps'] = {
  company: 'Bedrijfsgegevens',
  shareholders: 'Aandeelhouders',
  holding_upsell: 'Holding erbij',
  share_distribution: 'Verdeling aandelen',
  share_counts: 'Aandelen',
  membership: 'Lidmaatschap',
  dga: 'DGA-salaris',
  extra_services: 'Extra diensten en notaris',
  preview: 'Documenten bekijken',
}

export const chapters: FlowTexts['chapters'] = {
  company: 'Je bedrijf',
  shareholders: 'De aandeelhouders',
  arrangements: 'Alles regelen',
  preview: 'Nakijken',
}

/** De koppen boven de vragen van de eerste stap. */
export const firstSections: Pick<FlowTexts['sections'], FirstSection> = {
  general: {
    name: 'Algemeen',
    heading: 'Wat voor BV wordt het?',
    intro: 'Hoe je BV heet en wat je gaat doen. Dit komt in de statuten: de regels van je BV.',
  },
  contact: {
    name: 'Adres',
    heading: 'Waar is je BV te vinden?',
    intro: 'Het adres wordt openbaar bij KVK. Je e-mailadres gebruiken alleen wij en de notaris.',
  },
  complete: {
    name: 'Verkoop',
    heading: 'Wat en waar ga je verkopen?',
    intro: 'KVK wil dit weten. Weet je het nog niet zeker? Vul in wat je nu verwacht.',
  },
  staff: {
    name: 'Boekjaar en personeel',
    heading: 'Boekjaar en personeel',
    intro: 'Over een boekjaar reken je je winst en belasting uit. Komt er personeel, dan wil KVK dat weten.',
  },
}

export const kindTexts: FlowTexts['kinds'] = {
  natural_person: 'Persoon',
  existing_company: 'Bestaande BV',
  new_company: 'Nieuwe holding',
}

export const personStates: FlowTexts['person_states'] = {
  empty: 'Nog leeg',
  busy: 'Nog niet klaar',
  complete: 'Klaar',
  problem: 'Dit kan zo niet',
}
