import type { SharedThing } from '#domain/cases/index.ts'

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
