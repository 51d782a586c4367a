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
  },
  email: {
    label: 'Op welk e-mailadres kunnen we je bereiken?',
    help: 'Hier mailen wij en de notaris je over je BV.',
  },
  headquarters: {
    label: 'In welke gemeente krijgt de BV haar zetel?',
    help: 'De zetel is waar je BV officieel thuishoort; de gemeente komt in de statuten. Je kantoor mag ergens anders zijn. Verplaatsen kan later alleen bij de notaris.',
  },
  office_address: {
    label: 'Op welk adres is het kantoor?',
    help: 'Straat en huisnummer, in Nederland. Iedereen kan dit bezoekadres bij KVK opzoeken. Als je later verhuist, heb je daar geen notaris voor nodig.',
    issues: { required: 'Vul straat en huisnummer in' },
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
  activities: {
    label: 'Wat gaat de BV doen?',
    help: 'Eén of twee zinnen is genoeg. De tekst komt in de statuten, dus laat ruimte voor plannen die je later nog krijgt.',
    issues: {
      required: 'Schrijf kort op wat je gaat doen',
      too_short: 'Schrijf er iets meer over: minstens {min} tekens',
    },
  },
}
