import type { FlowTexts } from '../texts.ts'

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

/** De koppen boven de vragen. */
export const sections: FlowTexts['sections'] = {
  general: {
    name: 'Algemeen',
    heading: 'Wat voor BV wordt het?',
    intro: 'Hoe je BV heet, waar die zit en wat je gaat doen. Dit komt in de statuten: de regels van je BV.',
  },
  contact: {
    name: 'Contact',
    heading: 'Waar is je BV te vinden?',
    intro: 'Het adres wordt openbaar bij KVK. Je e-mailadres gebruiken alleen wij en de notaris.',
  },
  complete: {
    name: 'Voor KVK',
    heading: 'Nog een paar vragen over je bedrijf',
    intro:
      'KVK wil weten wat je verkoopt en wie er komt werken. Weet je het nog niet zeker? Vul in wat je nu verwacht.',
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
  basic: {
    name: 'Basis',
    heading: 'Wie wordt aandeelhouder?',
    intro:
      'Een aandeelhouder is voor een deel eigenaar van de BV. Online kunnen het er één tot vier zijn; je vult ze een voor een in.',
    byKind: {
      existing_company: {
        heading: 'Welk bedrijf wordt aandeelhouder?',
        intro: 'Houd het KVK-uittreksel erbij, dan ben je zo klaar.',
      },
      new_company: {
        heading: 'Een holding als aandeelhouder',
        intro:
          'Een holding is een eigen BV die de aandelen bezit. Eerst komt de holding, dan je BV. Bedenk alvast een naam.',
      },
    },
  },
  personal: {
    name: 'Persoonlijk',
    heading: 'Persoonlijke gegevens',
    intro: 'Vul alles in zoals het op het identiteitsbewijs staat. De notaris zet het zo in de akte.',
    byKind: {
      existing_company: {
        heading: 'Wie tekent er namens het bedrijf?',
        intro: 'De gegevens van de persoon die voor dit bedrijf bij de notaris komt.',
      },
      new_company: {
        heading: 'Wie staat er achter de holding?',
        intro: 'De persoon die de holding opricht. Vul alles in zoals het op het identiteitsbewijs staat.',
      },
    },
  },
  id: {
    name: 'Identiteitsbewijs',
    heading: 'Het identiteitsbewijs',
    intro: 'De notaris moet weten wie er tekent. Pak een paspoort, identiteitskaart of rijbewijs dat nog geldig is.',
  },
  other: {
    name: 'Overige vragen',
    heading: 'Nog een paar vragen',
    intro: 'Hierna weet de notaris genoeg over deze aandeelhouder.',
    byKind: {
      existing_company: {
        intro: 'Wie mag er tekenen en van wie is het bedrijf? Dat moet de notaris weten.',
      },
    },
  },
  holdings: {
    name: 'Holding erbij',
    heading: 'Wil je een holding erbij?',
    intro:
      'Een holding is een eigen BV boven je BV. Je winst staat er veiliger en belasting kun je vaak uitstellen. We richten de holding meteen mee op.',
  },
  shares: {
    name: 'Aandelen',
    heading: 'Wie krijgt hoeveel aandelen?',
    intro: 'We verdelen ze alvast gelijk. Is er iets anders afgesproken? Pas het dan aan.',
    alone: {
      heading: 'Hoeveel aandelen krijgt je BV?',
      intro: 'Ze zijn allemaal voor jou. Met 120 kun je later makkelijk een klein deel weggeven.',
    },
  },
  bankruptcy: {
    name: 'Faillissement',
    heading: 'Eén verklaring van jullie samen',
    intro: 'Je verklaart dit namens iedereen aan de notaris. Het komt niet in de akte.',
    alone: { heading: 'Eén verklaring van jou', intro: 'Je verklaart dit aan de notaris. Het komt niet in de akte.' },
  },
  signing: {
    name: 'Tekenen',
    heading: 'Wie mag er tekenen?',
    intro: 'Er komt meer dan één bestuurder. Spreek af hoe jullie namens de BV tekenen.',
  },
  membership: {
    name: 'Lidmaatschap',
    heading: 'Kies een lidmaatschap',
    intro: 'Contracten en hulp voor als je BV er is. Het hoeft niet.',
  },
  dga: {
    name: 'DGA-salaris',
    heading: 'Zullen wij het salaris regelen?',
    intro:
      'Als directeur-grootaandeelhouder (DGA) werk je in je eigen BV. Meestal moet je jezelf dan salaris betalen. De administratie kunnen wij doen.',
  },
  services: {
    name: 'Extra diensten',
    heading: 'Kunnen we nog iets voor je doen?',
    intro: 'Kies wat je handig vindt. Alles mag, niets moet.',
  },
  notary: {
    name: 'Notaris',
    heading: 'Welke notaris wil je?',
    intro: 'Dat kan online of bij een notaris op kantoor. Jij kiest.',
  },
  documents: {
    name: 'Documenten',
    heading: 'Bekijk je documenten',
    intro: 'Dit zijn de concepten zoals de notaris ze krijgt. Klopt er iets niet? Ga terug en pas het aan.',
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
