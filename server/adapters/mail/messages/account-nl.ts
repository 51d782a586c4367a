type Brand = { brand: string }
type Name = { name: string }

/** Wat een account meemaakt. */
export const accountNl = {
  hello: ({ name }: Name) => `Dag ${name},`,
  hello_stranger: 'Dag,',
  greeting: ({ brand }: Brand) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: Brand & { support_email: string }) => [
    `${brand} · ${support_email}`,
    `Je krijgt deze mail omdat dit adres bij een account van ${brand} hoort.`,
  ],
  confirmation: {
    subject: ({ brand }: Brand) => `Bevestig je e-mailadres | ${brand}`,
    title: 'Klopt dit e-mailadres?',
    paragraphs: ({ brand }: Brand) => [
      `Je hebt een account gemaakt bij ${brand}. Klik op de knop, dan weten we zeker dat dit adres van jou is.`,
      'De link werkt zeven dagen. Heb je geen account gemaakt? Dan hoef je niets te doen.',
    ],
    action: 'E-mailadres bevestigen',
  },
  reset: {
    subject: ({ brand }: Brand) => `Kies een nieuw wachtwoord | ${brand}`,
    title: 'Een nieuw wachtwoord kiezen',
    paragraphs: () => [
      'Wachtwoord vergeten? Dat gebeurt iedereen. Met de knop hieronder kies je een nieuw.',
      'De link werkt zes uur. Heb je hier niet om gevraagd? Dan kun je deze mail weggooien: je wachtwoord blijft zoals het is.',
    ],
    action: 'Nieuw wachtwoord kiezen',
  },
  password_changed: {
    subject: ({ brand }: Brand) => `Je wachtwoord is veranderd | ${brand}`,
    title: 'Je wachtwoord is veranderd',
    paragraphs: () => [
      'Het wachtwoord van je account is zojuist veranderd. Op je andere apparaten moet je opnieuw inloggen.',
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Antwoorden op deze mail is genoeg.',
    ],
    action: 'Nieuw wachtwoord kiezen',
  },
  welcome: {
    subject: ({ brand }: Brand) => `Welkom bij ${brand}`,
    title: 'Fijn dat je er bent',
    paragraphs: () => [
      'Je account is klaar. Alles wat je invult, bewaren we voor je. Je kunt dus rustig stoppen en later verdergaan, ook op een ander apparaat.',
      'Kom je er even niet uit? Antwoord op deze mail, dan denken we met je mee.',
    ],
    action: 'Verder met je bedrijf',
  },
  new_device: {
    subject: ({ brand }: Brand) => `Ingelogd op een nieuw apparaat | ${brand}`,
    title: 'Er is ingelogd op een nieuw apparaat',
    paragraphs: () => ['Er is zojuist op je account ingelogd vanaf een apparaat dat we nog niet kenden.'],
    labels: { device: 'Apparaat', at: 'Wanneer' },
    unknown_device: 'onbekend',
    after: [
      'Was jij dit? Dan hoef je niets te doen.',
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Dan wordt iedereen op de andere apparaten uitgelogd.',
    ],
    action: 'Nieuw wachtwoord kiezen',
  },
  exists: {
    subject: ({ brand }: Brand) => `Je hebt al een account | ${brand}`,
    title: 'Je hebt al een account',
    paragraphs: ({ brand }: Brand) => [
      `Iemand wilde met dit e-mailadres een account maken bij ${brand}, maar dat account is er al.`,
      'Was jij dit? Log dan in. Weet je je wachtwoord niet meer? Dan kies je daar een nieuw. Was jij dit niet? Dan hoef je niets te doen.',
    ],
    action: 'Inloggen',
  },
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type AccountMessages = typeof accountNl
