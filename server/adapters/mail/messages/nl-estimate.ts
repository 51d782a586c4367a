export const nlEstimate = {
  subject: ({ product, total, brand }: { product: string; total: string; brand: string }) =>
    `Je prijs: ${product} voor ${total} | ${brand}`,
  title: 'Dit kost het om te beginnen',
  hello: 'Dag,',
  intro: ({ date }: { date: string }) =>
    `Op ${date} berekende je wat je kwijt bent. Hier staat het op een rij, tot op de cent. De notaris en KVK zitten erbij.`,
  next: 'Klopt het? Ga dan verder waar je was. Je antwoorden staan er al, en je kunt ze altijd aanpassen.',
  action: 'Bekijk je prijs en ga verder',
  total: 'Te betalen, met btw',
  free: 'gratis',
  holds: 'Dit is een berekening, geen bestelling. Veranderen onze prijzen, dan zie je dat voordat je betaalt.',
  greeting: ({ brand }: { brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { brand: string; support_email: string }) => [
    `${brand} · ${support_email}`,
    'Je krijgt deze mail omdat dit adres bij een prijsberekening is ingevuld. Was jij dat niet? Dan hoef je niets te doen.',
  ],
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type EstimateWords = typeof nlEstimate
