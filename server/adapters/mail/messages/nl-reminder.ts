import type { Brand } from './brand.ts'

type RemindedOf = { company: string | null; product: string }

/** Aan wie iets liet liggen: een concept, of een bestelling die nog betaald moet worden. */
export const nlReminder = {
  hello: (name: string | undefined) => (name === undefined ? 'Dag,' : `Dag ${name},`),
  draft: {
    subject: ({ company }: RemindedOf) => (company === null ? 'Verder waar je was?' : `Verder met ${company}?`),
    title: 'Je concept staat nog klaar',
    paragraphs: ({ company, product }: RemindedOf) => [
      `Je bent begonnen met: ${product}${company === null ? '' : ` (${company})`}. Alles wat je hebt ingevuld, staat er nog.`,
      'Twijfel je ergens over, of loop je vast op een vraag? Antwoord op deze mail, dan kijken we met je mee.',
    ],
    action: 'Ga verder',
  },
  order: {
    subject: ({ company }: RemindedOf) =>
      company === null ? 'Je aanvraag is bijna rond' : `De aanvraag van ${company} is bijna rond`,
    title: 'Nog één stap: betalen',
    paragraphs: ({ company, product }: RemindedOf) => [
      `Voor ${company ?? product} heb je alles ingevuld. Zodra je hebt betaald, gaat de notaris ermee aan de slag.`,
      'Wil je eerst nog iets nakijken of veranderen? Dat kan gerust, tot je betaalt.',
    ],
    action: 'Bekijk je bestelling',
  },
  once: ({ days }: { days: number }) =>
    `De link werkt één keer, en ${days} dagen lang. Stuur hem niet door: wie hem opent, ziet je gegevens.`,
  last: 'Dit is de laatste keer dat we je hieraan herinneren.',
  greeting: ({ brand }: Brand) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email, loose }: Brand & { support_email: string; loose: boolean }) => [
    `${brand} · ${support_email}`,
    loose
      ? 'Je krijgt deze mail omdat iemand dit adres invulde om later verder te gaan.'
      : `Je krijgt deze mail omdat dit adres bij een account van ${brand} hoort.`,
  ],
  stop: 'Geen herinneringen meer? Zet ze hier uit.',
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type ReminderWords = typeof nlReminder
