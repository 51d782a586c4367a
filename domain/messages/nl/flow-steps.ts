import type { FirstSection, FlowTexts } from '../texts.ts'

export const products: FlowTexts['products'] = {
  'dutch-bv': 'Nederlandse BV',
  'english-bv': 'Engelstalige BV',
  holding: 'Persoonlijke holding',
  'incorporate-holding': 'Engelstalige holding',
  omzetting: 'Omzetting naar BV',
  stichting: 'Stichting',
  anbi_stichting_oprichten: 'Stichting met ANBI-status',
  transfer_of_shares: 'Aandelenoverdracht',
}

export const steps: FlowTexts['steps'] = {
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
  business: {
    name: 'Je bedrijf nu',
    heading: 'Welk bedrijf zet je om?',
    intro: 'Eerst het bedrijf dat je nu hebt. Houd je KVK-uittreksel bij de hand.',
  },
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
  acquisition: {
    name: 'De verkoper',
    heading: 'Hoe kwam de verkoper aan de aandelen?',
    intro: 'De notaris gaat na of de aandelen echt van de verkoper zijn.',
  },
  figures: {
    name: 'De cijfers',
    heading: 'Wie heeft er naar de cijfers gekeken?',
    intro: 'De prijs moet passen bij wat de BV waard is.',
  },
  information: {
    name: 'Gegevens',
    heading: 'Wat is er afgesproken?',
    intro: 'De belangrijkste afspraken. Ze komen in de akte.',
  },
  goal: {
    name: 'Doel',
    heading: 'Waar is de stichting voor?',
    intro: 'Het doel staat in de statuten. Schrijf het zo op dat iedereen het begrijpt.',
  },
  manage: {
    name: 'Bestuur',
    heading: 'Hoe werkt het bestuur?',
    intro: 'Een stichting bij ons heeft drie of vier bestuursleden. Wie dat zijn, vul je in de volgende stap in.',
  },
  method: {
    name: 'Manier',
    heading: 'Hoe gaat je bedrijf over?',
    intro: 'Er zijn een paar manieren, elk met eigen gevolgen voor de belasting. Overleg met je accountant.',
  },
  other: {
    name: 'Overige vragen',
    heading: 'Nog een paar vragen',
    intro: 'Hierna weet de notaris genoeg.',
  },
}

export const kinds: FlowTexts['kinds'] = {
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
