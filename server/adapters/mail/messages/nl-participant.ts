type Who = { readonly by: string; readonly about: string }
type Until = { readonly day: string }

/** Aan wie een eigen deel invult, en over hen aan wie het bedrijf aanvroeg. */
export const nlParticipant = {
  hello: ({ name }: { readonly name: string }) => (name === '' ? 'Dag,' : `Dag ${name},`),
  nameless: 'een nieuw bedrijf',
  greeting: ({ brand }: { readonly brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { readonly brand: string; readonly support_email: string }) => [
    `${brand} · ${support_email}`,
    'Ken je dit bedrijf niet? Dan kun je deze mail weggooien.',
  ],
  invitation: {
    subject: ({ by, about }: Who) => `${by} nodigt je uit: ${about}`,
    title: 'Vul je eigen deel in',
    paragraphs: ({ by, about, day }: Who & Until) => [
      `${by} regelt de papieren voor ${about} en vraagt je om je eigen gegevens in te vullen. Dat kost een minuut of tien.`,
      `Wat in de akte komt, kan ${by} lezen. Je BSN, je identiteitsbewijs en je verklaringen niet: die ziet alleen de notaris.`,
      `De link is van jou alleen en werkt tot en met ${day}. Stuur hem niet door. Op een nieuw apparaat mailen we je een code.`,
    ],
    action: 'Mijn deel invullen',
  },
  reminder: {
    subject: ({ about }: Who) => `Je deel is nog niet klaar: ${about}`,
    title: 'Je deel is nog niet klaar',
    paragraphs: ({ by, about, day }: Who & Until) => [
      `${by} wacht op jouw gegevens voor ${about}. Wat je al had ingevuld, staat er nog.`,
      `De link is van jou alleen en werkt tot en met ${day}.`,
    ],
    action: 'Verder met mijn deel',
  },
  code: {
    subject: ({ code }: { readonly code: string }) => `Je code is ${code}`,
    title: 'Je code',
    paragraphs: ({ code }: { readonly code: string }) => [
      `Vul deze code in om verder te gaan: ${code}`,
      'De code werkt tien minuten. Geef hem aan niemand, ook niet aan wie je uitnodigde. Vroeg je er niet om? Dan hoef je niets te doen.',
    ],
  },
  complete: {
    subject: ({ by, about }: Who) => `${by} is klaar: ${about}`,
    title: 'Een deel is compleet',
    paragraphs: ({ by, about }: Who) => [`${by} heeft het eigen deel voor ${about} ingevuld en akkoord gegeven.`],
    action: 'Bekijk hoe het ervoor staat',
  },
  declined: {
    subject: ({ by, about }: Who) => `${by} doet niet mee: ${about}`,
    title: 'Iemand doet niet mee',
    paragraphs: ({ by, about }: Who) => [
      `${by} liet weten niet mee te doen aan ${about}. Wat ${by} had ingevuld en verzegeld, is gewist.`,
      'Je kunt iemand anders in deze plaats zetten, of de gegevens zelf invullen.',
    ],
    action: 'Kies hoe het verdergaat',
  },
  silent: {
    subject: ({ by, about }: Who) => `Nog niets van ${by}: ${about}`,
    title: 'We hoorden nog niets',
    paragraphs: ({ by, about }: Who) => [
      `${by} heeft het eigen deel voor ${about} nog niet ingevuld. We hebben een paar keer herinnerd en doen dat nu niet meer.`,
      'Bel even, stuur een nieuwe link, of vul het zelf in.',
    ],
    action: 'Kies hoe het verdergaat',
  },
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type ParticipantWords = typeof nlParticipant
