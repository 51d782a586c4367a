import type { SharedThing } from '#domain/services/index.ts'

/** Aan een partner: wat een klant heeft besteld, en niets waar die niet mee instemde. Onze partners lezen Nederlands. */
export const nlPartner = {
  wishes: {
    'bookkeeper-quotes': 'Aanvraag voor een offerte',
    'free-intake-smart-tax-accounting': 'Aanvraag voor een gratis gesprek',
    dga_salary: 'Nieuwe salarisadministratie',
    'bank-account-introduction': 'Nieuwe zakelijke rekening',
    'trademark-check': 'Naam om na te kijken als merk',
    'general-terms': 'Aanvraag voor algemene voorwaarden',
  },
  subject: ({ wish, number, brand }: { wish: string; number: string; brand: string }) =>
    `${wish} (${number}) | ${brand}`,
  paragraphs: ({ brand }: { brand: string }) => [
    'Dag,',
    `Een klant van ${brand} heeft dit bij ons besteld en ermee ingestemd dat jullie de gegevens hieronder krijgen. Gebruik ze alleen hiervoor.`,
  ],
  labels: {
    company: 'Bedrijf',
    activities: 'Wat het gaat doen',
    name: 'Naam',
    phone: 'Telefoon',
    email: 'E-mail',
    people: 'Voor wie',
  } satisfies Record<SharedThing, string>,
  after: 'Neem zelf contact op met de klant. Lukt dat niet? Antwoord dan op deze mail, met het nummer erbij.',
  greeting: ({ brand }: { brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email, number }: { brand: string; support_email: string; number: string }) => [
    `${brand} · ${support_email}`,
    `Over zaak ${number}.`,
  ],
} as const

/** Aan een notaris die hier geen account heeft: alles van een zaak, achter een link. */
export const nlSet = {
  subject: ({ about, number, brand }: { about: string; number: string; brand: string }) =>
    `Stukken van ${about} (${number}) | ${brand}`,
  title: ({ about }: { about: string }) => `De stukken van ${about}`,
  paragraphs: ({ brand, about, day }: { brand: string; about: string; day: string }) => [
    'Dag,',
    `Een klant van ${brand} heeft u gekozen als notaris voor ${about}. Achter de knop vindt u alles wat erbij hoort in één bestand: het concept, de stukken en de documenten.`,
    `De link werkt tot en met ${day} en is alleen voor u. Stuur hem niet door.`,
  ],
  action: 'Stukken downloaden',
  greeting: nlPartner.greeting,
  footer: nlPartner.footer,
} as const
