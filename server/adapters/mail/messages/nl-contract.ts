type ContractInMail = { readonly by: string; readonly about: string }
type Until = { readonly day: string }

/** Aan wie een contract tekent, en over hen aan wie het verstuurde. */
export const nlContract = {
  hello: ({ name }: { readonly name: string }) => (name === '' ? 'Dag,' : `Dag ${name},`),
  greeting: ({ brand }: { readonly brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { readonly brand: string; readonly support_email: string }) => [
    `${brand} · ${support_email}`,
    'Ken je dit contract niet? Dan kun je deze mail weggooien.',
  ],
  message: ({ by, message }: { readonly by: string; readonly message: string }) => `${by} schrijft erbij: “${message}”`,
  invitation: {
    subject: ({ by, about }: ContractInMail) => `${by} vraagt je te tekenen: ${about}`,
    title: 'Lees en teken je contract',
    paragraphs: ({ by, about, day }: ContractInMail & Until) => [
      `${by} stuurt je een contract om te tekenen: ${about}. Je leest het eerst rustig door; een account heb je niet nodig.`,
      `Als je tekent, mailen we je een code om zeker te weten dat jij het bent. Klopt er iets niet? Dan kun je ook weigeren en zeggen waarom.`,
      `De link is van jou alleen en werkt tot ${day}. Stuur hem niet door.`,
    ],
    action: 'Contract lezen',
  },
  reminder: {
    subject: ({ about }: ContractInMail) => `Wacht nog op je handtekening: ${about}`,
    title: 'Je contract wacht nog',
    paragraphs: ({ by, about, day }: ContractInMail & Until) => [
      `${by} wacht op je handtekening onder ${about}. Tekenen kan tot ${day}.`,
      'Wil je niet tekenen? Laat het dan even weten met dezelfde link.',
    ],
    action: 'Contract lezen',
  },
  withdrawn: {
    subject: ({ about }: ContractInMail) => `Je hoeft niet meer te tekenen: ${about}`,
    title: 'Het contract is teruggenomen',
    paragraphs: ({ by, about }: ContractInMail) => [
      `${by} heeft ${about} teruggenomen. De link werkt niet meer, en een handtekening die al gezet was telt niet meer.`,
      'Komt er een nieuwe versie, dan krijg je een nieuwe mail.',
    ],
    action: '',
  },
  signed: {
    subject: ({ by, about }: ContractInMail) => `${by} heeft getekend: ${about}`,
    title: 'Er is getekend',
    paragraphs: ({ by, about }: ContractInMail) => [`${by} heeft ${about} getekend.`],
    action: 'Bekijk het contract',
  },
  completed: {
    subject: ({ about }: ContractInMail) => `Iedereen heeft getekend: ${about}`,
    title: 'Iedereen heeft getekend',
    paragraphs: ({ about }: ContractInMail) => [
      `${about} is door iedereen getekend. Het getekende bestand staat klaar, met achterin wie wanneer tekende.`,
      'Bewaar het goed. Het bestand verandert niet meer.',
    ],
    action: 'Naar het getekende contract',
  },
  declined: {
    subject: ({ by, about }: ContractInMail) => `${by} tekent niet: ${about}`,
    title: 'Iemand tekent niet',
    paragraphs: ({ by, about }: ContractInMail) => [
      `${by} wil ${about} niet tekenen. De reden staat bij het contract.`,
      'Je kunt het aanpassen en opnieuw versturen.',
    ],
    action: 'Bekijk het contract',
  },
  expired: {
    subject: ({ about }: ContractInMail) => `Niet op tijd getekend: ${about}`,
    title: 'De tijd om te tekenen is voorbij',
    paragraphs: ({ about }: ContractInMail) => [
      `Niet iedereen heeft ${about} op tijd getekend. De links werken niet meer.`,
      'Je kunt hetzelfde contract opnieuw versturen.',
    ],
    action: 'Bekijk het contract',
  },
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type ContractMailWords = typeof nlContract
