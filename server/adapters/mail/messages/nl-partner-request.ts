import type { PassedOnThing } from '#domain/partners/index.ts'
import type { Brand } from './brand.ts'
import { nlPartner } from './nl-partner.ts'

type ToRecipient = Brand & { readonly recipient: string }

const { name, email, phone, company } = nlPartner.labels
const labels: Readonly<Record<PassedOnThing, string>> = { name, email, phone, company, question: 'Vraag' }

/** Aan een partner of jurist: wat een klant vraagt, of weer gewist wil hebben. Zij lezen Nederlands. */
export const toPartner = {
  asked: {
    subject: ({ about, reference, brand }: { about: string; reference: string } & Brand) =>
      `Vraag van een klant: ${about} (${reference}) | ${brand}`,
    title: ({ about }: { about: string }) => about,
    paragraphs: ({ brand }: Brand) => [
      'Dag,',
      `Een klant van ${brand} wil hierover contact met jullie en heeft ermee ingestemd dat jullie de gegevens hieronder krijgen. Gebruik ze alleen hiervoor.`,
    ],
    after:
      'Neem zelf contact op: een antwoord op deze mail gaat naar de klant. Trekt de klant de toestemming in, dan mailen we jullie en wissen jullie de gegevens.',
  },
  erasure: {
    subject: ({ reference, brand }: { reference: string } & Brand) =>
      `Wis de gegevens van een klant (${reference}) | ${brand}`,
    title: 'Wis deze gegevens',
    paragraphs: ({ brand, day }: { day: string } & Brand) => [
      'Dag,',
      `Op ${day} gaven we jullie de gegevens van een klant van ${brand}. De klant heeft de toestemming daarvoor ingetrokken.`,
    ],
    after:
      'Wis wat jullie van ons kregen en gebruik het niet meer, tenzij de klant intussen zelf iets anders met jullie heeft afgesproken of de wet jullie verplicht het te bewaren (art. 7 lid 3, 17 en 19 AVG). Lukt het niet? Antwoord dan op deze mail.',
  },
  labels,
  greeting: nlPartner.greeting,
  footer: ({ brand, support_email, reference }: { support_email: string; reference: string } & Brand) => [
    `${brand} · ${support_email}`,
    `Kenmerk ${reference}.`,
  ],
} as const

/** Aan de klant zelf: wat er doorgegeven is, en wat ervan werd. */
export const nlPartnerNews = {
  hello: ({ name }: { readonly name: string }) => (name === '' ? 'Dag,' : `Dag ${name},`),
  greeting: ({ brand }: Brand) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { readonly support_email: string } & Brand) => [
    `${brand} · ${support_email}`,
    'Je krijgt deze mail omdat je ons vroeg iets door te geven.',
  ],
  labels: { ...labels, question: 'Je vraag' },
  passed_on: {
    subject: ({ recipient }: ToRecipient) => `Doorgegeven aan ${recipient}`,
    title: 'Dit hebben we doorgegeven',
    before: ({ recipient }: ToRecipient) => [`${recipient} heeft van ons gekregen wat hieronder staat, en niets meer.`],
    after: () => [
      'Ze nemen zelf contact met je op. Bedenk je je? Trek het in op de pagina van je lidmaatschap; dan vragen we hun alles te wissen.',
    ],
    action: 'Bekijk wat je deelt',
  },
  withdrawn: {
    subject: ({ recipient }: ToRecipient) => `Ingetrokken: ${recipient}`,
    title: 'Je toestemming is ingetrokken',
    before: ({ recipient }: ToRecipient) => [
      `We hebben ${recipient} gevraagd te wissen wat ze van ons over jou kregen. Dat moeten ze doen, maar zelf terughalen kunnen we het niet.`,
      'Hoor je toch nog iets van hen? Laat het ons weten door deze mail te beantwoorden.',
    ],
    after: () => [],
    action: 'Bekijk wat je deelt',
  },
  undelivered: {
    subject: ({ recipient }: ToRecipient) => `Niet aangekomen bij ${recipient}`,
    title: 'Onze mail kwam niet aan',
    before: ({ recipient }: ToRecipient) => [
      `We konden ${recipient} niet bereiken. Er is niets van je doorgegeven.`,
      'Je kunt het later opnieuw proberen, of een ander kiezen.',
    ],
    after: () => [],
    action: 'Naar de partners',
  },
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type PartnerNewsWords = typeof nlPartnerNews
