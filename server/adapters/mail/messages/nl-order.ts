export const nlOrder = {
  subject: ({ number, brand }: { number: string; brand: string }) =>
    `Bedankt voor je bestelling: factuur ${number} | ${brand}`,
  title: 'Je betaling is binnen',
  hello: ({ name }: { name: string }) => (name === '' ? 'Dag,' : `Dag ${name},`),
  intro: ({ company }: { company: string }) =>
    company === ''
      ? 'Bedankt voor je bestelling. We gaan meteen voor je aan de slag.'
      : `Bedankt voor je bestelling. We gaan meteen aan de slag met ${company}.`,
  ordered: 'Dit heb je besteld:',
  free: 'gratis',
  paid: 'Betaald, met btw',
  invoice: ({ number }: { number: string }) => `Je factuur ${number} zit als bijlage bij deze mail.`,
  next: 'Je akte en de andere stukken staan voor je klaar. Stuur ons nu de documenten die de notaris nodig heeft. Daarna neemt de notaris contact met je op om te tekenen.',
  action: 'Bekijk je stukken en ga verder',
  greeting: ({ brand }: { brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { brand: string; support_email: string }) => [
    `${brand} · ${support_email}`,
    'Je krijgt deze mail omdat je bij ons een bestelling hebt betaald.',
  ],
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type OrderWords = typeof nlOrder
