import type { FirstTexts } from '../texts.ts'

/** Vragen over het bedrijf zelf: de eerste stap. */
export const first: FirstTexts = {
  bv_type: {
    label: 'Wat voor BV wil je oprichten?',
    help: 'Twijfel je? Kies dan de gewone BV.',
    options: { standard: 'Gewone BV', private_savings: 'Spaar-BV' },
    optionHelp: {
      standard: 'Voor een bedrijf met klanten, verkoop of personeel.',
      private_savings: 'Alleen om je eigen geld te beheren en te beleggen, dus zonder klanten, verkoop of personeel.',
    },
  },
  company_name: {
    label: 'Hoe gaat je BV heten?',
    help: 'Laat B.V. weg; dat zetten wij erachter. Zoek even bij KVK of er niet al een bedrijf is dat bijna zo heet.',
    issues: { required: 'Vul de naam in' },
    inOtherWords: {
      holding: {
        label: 'Hoe gaat je holding heten?',
        help: 'Laat B.V. weg; dat zetten wij erachter. Vaak staat er Holding of Beheer in, maar dat hoeft niet.',
      },
      conversion: {
        help: 'Laat B.V. weg; dat zetten wij erachter. De naam van je huidige bedrijf mag je gewoon houden.',
      },
      foundation: {
        label: 'Hoe gaat de stichting heten?',
        help: 'Het woord Stichting hoort in de naam, bijvoorbeeld Stichting Buurttuin Oost.',
      },
      transfer: {
        label: 'Van welke BV worden de aandelen overgedragen?',
        help: 'De naam zoals die bij KVK staat. B.V. mag je weglaten.',
      },
    },
  },
  email: {
    label: 'Op welk e-mailadres kunnen we je bereiken?',
    help: 'Hier mailen wij en de notaris je over je BV.',
    inOtherWords: {
      foundation: { help: 'Hier mailen wij en de notaris je over de stichting.' },
      transfer: { help: 'Hier mailen wij en de notaris je over de overdracht.' },
    },
  },
  headquarters: {
    label: 'In welke gemeente krijgt de BV haar zetel?',
    help: 'De zetel is waar je BV officieel thuishoort; de gemeente komt in de statuten. Je kantoor mag ergens anders zijn. Verplaatsen kan later alleen bij de notaris.',
    inOtherWords: {
      holding: { label: 'In welke gemeente krijgt de holding haar zetel?' },
      foundation: {
        label: 'In welke gemeente krijgt de stichting haar zetel?',
        help: 'De zetel is waar de stichting officieel thuishoort; de gemeente komt in de statuten. Het kantoor mag ergens anders zijn. Verplaatsen kan later alleen bij de notaris.',
      },
      transfer: {
        label: 'In welke gemeente heeft de BV haar zetel?',
        help: 'Dit staat in de statuten en op het uittreksel van KVK.',
      },
    },
  },
  office_address: {
    label: 'Op welk adres is het kantoor?',
    help: 'Straat en huisnummer, in Nederland. Iedereen kan dit bezoekadres bij KVK opzoeken. Als je later verhuist, heb je daar geen notaris voor nodig.',
    issues: { required: 'Vul straat en huisnummer in' },
    inOtherWords: { transfer: { help: 'Straat en huisnummer, zoals ze bij KVK staan.' } },
  },
  postal_code: { label: 'Postcode van het kantoor' },
  place_of_business: { label: 'Plaats van het kantoor', issues: { required: 'Vul de plaats in' } },
  financial_year_end: {
    label: 'Wanneer eindigt het eerste boekjaar?',
    help: 'Een lang eerste jaar scheelt vaak één jaarrekening.',
    options: { this_year: '31 december van dit jaar', next_year: '31 december van volgend jaar' },
  },
  industry: {
    label: 'In welke branche ga je werken?',
    help: 'Typ wat je doet, zoals "bakker" of "software", en kies wat het dichtst in de buurt komt.',
    options: {
      business_services: 'Zakelijke dienstverlening',
      construction: 'Bouw',
      health: 'Zorg en welzijn',
      retail: 'Winkels en webwinkels',
      culture_sport_recreation: 'Cultuur, sport en recreatie',
      ict_media: 'ICT en media',
      wholesale: 'Groothandel',
      agriculture: 'Landbouw, bosbouw en visserij',
      manufacturing: 'Industrie en productie',
      logistics: 'Vervoer en logistiek',
      hospitality: 'Horeca',
      financial_services: 'Financiële dienstverlening',
      energy_water_environment: 'Energie, water en milieu',
      ngo: 'Goede doelen en verenigingsleven',
      other: 'Iets anders',
    },
  },
  caregiver: {
    label: 'Ga je zelf zorg verlenen?',
    help: 'Bijvoorbeeld behandelen, verplegen, begeleiden of verzorgen.',
    why: 'Wie zorg verleent, heeft soms een melding, een vergunning of een toezichthouder nodig. De notaris past de statuten daarop aan.',
  },
  big_registration: {
    label: 'Staat er iemand in het BIG-register?',
    help: 'In dat landelijke register staan bijvoorbeeld artsen, fysiotherapeuten en verpleegkundigen.',
  },
  care_kind: {
    label: 'Wat voor zorg wordt het?',
    help: 'Kies wat het meest lijkt op wat de BV gaat doen.',
    why: 'Van de soort zorg en het aantal zorgverleners hangt af of er een raad van commissarissen moet komen.',
    options: {
      practice: 'Een praktijk waar niemand blijft slapen, zoals huisarts, tandarts, fysiotherapie of apotheek',
      nursing_or_stay: 'Verpleging, verzorging of begeleiding, of cliënten blijven slapen',
      specialist: 'Medisch-specialistische zorg, zoals een kliniek',
      unsure: 'Dat weet ik nog niet',
    },
  },
  care_providers: {
    label: 'Hoeveel zorgverleners gaan er werken?',
    help: 'Tel iedereen die zorg verleent: jezelf, medewerkers in loondienst en zzp’ers.',
    options: {
      up_to_ten: 'Tien of minder',
      up_to_fifty: 'Elf tot en met vijftig',
      more: 'Meer dan vijftig',
      unsure: 'Dat weet ik nog niet',
    },
  },
  activities: {
    label: 'Wat gaat de BV doen?',
    help: 'Eén of twee zinnen is genoeg. De tekst komt in de statuten, dus laat ruimte voor plannen die je later nog krijgt.',
    issues: {
      required: 'Schrijf kort op wat je gaat doen',
      too_short: 'Schrijf er iets meer over: minstens {min} tekens',
    },
    inOtherWords: {
      foundation: {
        label: 'Wat is het doel van de stichting?',
        help: 'Maak de zin af: “De stichting heeft ten doel …”, bijvoorbeeld: het onderhouden van een tuin voor de buurt. De tekst komt in de statuten.',
      },
    },
  },
  export_products: {
    label: 'Ga je producten verkopen aan het buitenland?',
    help: 'KVK vraagt dit bij de inschrijving.',
  },
  import_products: { label: 'Ga je producten uit het buitenland halen?', help: 'KVK vraagt dit bij de inschrijving.' },
  sell_products: {
    label: 'Aan wie verkoop je producten?',
    options: {
      consumers: 'Aan consumenten',
      companies: 'Aan bedrijven',
      consumers_and_businesses: 'Aan allebei',
      none: 'Ik verkoop geen producten',
    },
  },
  where_are_sold: {
    label: 'Waar verkoop je het meest?',
    options: {
      store_or_kiosk: 'In een winkel of kiosk',
      market: 'Op de markt',
      street_trade: 'Op straat',
      internet: 'Via internet',
      from_home: 'Vanuit huis',
      postorder: 'Per post',
      not_applicable: 'Niet van toepassing',
    },
  },
  employees_loan: {
    label: 'Gaat de BV personeel uitlenen aan andere bedrijven?',
    help: 'Bijvoorbeeld als uitzendbureau of door iemand te detacheren.',
    why: 'Een bedrijf dat personeel uitleent, moet dat van de wet bij KVK laten inschrijven.',
  },
  full_time_work: {
    label: 'Hoeveel mensen gaan er 15 uur per week of meer werken?',
    help: 'Tel jezelf mee. Nog niemand? Vul dan 0 in.',
  },
  part_time_work: {
    label: 'Hoeveel mensen gaan er minder dan 15 uur per week werken?',
    help: 'Niemand? Vul dan 0 in.',
  },
}
