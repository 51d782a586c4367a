import type { Brand } from './brand.ts'

type Name = { name: string }
type Left = { left: number }

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
  invited: {
    subject: ({ brand }: Brand) => `Je kunt aan de slag bij ${brand}`,
    title: 'Welkom, je bent uitgenodigd',
    paragraphs: {
      office: ({ brand, office }: Brand & { office: string }) =>
        `Je bent uitgenodigd om voor ${office} aan zaken van ${brand} te werken.`,
      here: ({ brand }: Brand & { office: string }) => `Je bent uitgenodigd om bij ${brand} te werken.`,
    },
    unknown:
      'Kies met de knop een wachtwoord. Daarna stel je inloggen in twee stappen in: zonder kun je niet bij zaken. De link werkt veertien dagen.',
    known:
      'Je hebt al een account, dus je logt in zoals je gewend bent. Staat inloggen in twee stappen nog niet aan? Dan stel je dat eerst in.',
    action: 'Wachtwoord kiezen',
    sign_in: 'Inloggen',
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
  second_factor: {
    events: {
      set_up: {
        subject: ({ brand }: Brand) => `Inloggen in twee stappen staat aan | ${brand}`,
        title: 'Inloggen in twee stappen staat aan',
        text: (_: Left) =>
          'Vanaf nu vul je na je wachtwoord ook een code uit je app in. Op je andere apparaten log je opnieuw in. Bewaar je herstelcodes goed: daarmee kom je binnen als je telefoon weg is.',
      },
      replaced: {
        subject: ({ brand }: Brand) => `Je inlogcodes komen uit een andere app | ${brand}`,
        title: 'Je inlogcodes komen uit een andere app',
        text: (_: Left) =>
          'Je hebt een andere app of telefoon ingesteld om mee in te loggen. De codes van de vorige werken niet meer, en je hebt nieuwe herstelcodes.',
      },
      removed: {
        subject: ({ brand }: Brand) => `Inloggen in twee stappen staat uit | ${brand}`,
        title: 'Inloggen in twee stappen staat uit',
        text: (_: Left) => 'Vanaf nu log je in zonder code uit een app. Je herstelcodes werken niet meer.',
      },
      codes_renewed: {
        subject: ({ brand }: Brand) => `Je hebt nieuwe herstelcodes | ${brand}`,
        title: 'Je hebt nieuwe herstelcodes',
        text: (_: Left) => 'Er zijn nieuwe herstelcodes voor je account gemaakt. De vorige werken niet meer.',
      },
      recovery_code_used: {
        subject: ({ brand }: Brand) => `Er is een herstelcode gebruikt | ${brand}`,
        title: 'Er is een herstelcode gebruikt',
        text: ({ left }: Left) =>
          left === 0
            ? 'Er is zojuist een herstelcode van je account gebruikt. Dat was de laatste: maak nieuwe op je accountpagina.'
            : `Er is zojuist een herstelcode van je account gebruikt. Je hebt er nog ${left} over.`,
      },
      reset: {
        subject: ({ brand }: Brand) => `Inloggen in twee stappen is weggehaald | ${brand}`,
        title: 'Inloggen in twee stappen is weggehaald',
        text: (_: Left) =>
          'We hebben het inloggen in twee stappen van je account gehaald en je overal uitgelogd. Log in met je wachtwoord en stel je app opnieuw in.',
      },
    },
    not_you: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en antwoord op deze mail.',
    action: 'Naar mijn account',
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
  email_change: {
    subject: ({ brand }: Brand) => `Bevestig je nieuwe e-mailadres | ${brand}`,
    title: 'Is dit je nieuwe e-mailadres?',
    paragraphs: ({ brand }: Brand) => [
      `Je wilt dit adres gebruiken voor je account bij ${brand}. Klik op de knop om dat te bevestigen. Tot die tijd blijft je oude adres gelden.`,
      'De link werkt één dag. Heb je hier niet om gevraagd? Dan kun je deze mail weggooien: er verandert niets.',
    ],
    action: 'Nieuw adres bevestigen',
    why: ({ brand }: Brand) => `Je krijgt deze mail omdat iemand dit adres bij een account van ${brand} wil gebruiken.`,
  },
  email_changed: {
    subject: ({ brand }: Brand) => `Je e-mailadres is veranderd | ${brand}`,
    title: 'Je e-mailadres is veranderd',
    paragraphs: ({ brand }: Brand) => [
      `Je account bij ${brand} heeft een ander e-mailadres. Vanaf nu log je met dat adres in, en sturen we onze mails daarheen. Op dit adres krijg je niets meer van ons.`,
      'Was jij dit niet? Antwoord dan meteen op deze mail, dan kijken we het samen na.',
    ],
    action: 'Naar mijn account',
    why: ({ brand }: Brand) => `Je krijgt deze mail omdat dit adres tot nu toe bij een account van ${brand} hoorde.`,
  },
  email_taken: {
    subject: ({ brand }: Brand) => `Dit e-mailadres heeft al een account | ${brand}`,
    title: 'Dit e-mailadres heeft al een account',
    paragraphs: ({ brand }: Brand) => [
      `Iemand wilde dit e-mailadres gebruiken voor een ander account bij ${brand}. Dat kan niet: er hoort al een account bij. Er is niets veranderd.`,
      'Was jij dit? Log dan in met dit adres, of kies voor je andere account een ander adres. Was jij dit niet? Dan hoef je niets te doen.',
    ],
    action: 'Inloggen',
  },
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type AccountMessages = typeof accountNl

export const mailTextsNl = {
  account: accountNl,
  layout: {
    heading: ({ brand, title }: { brand: string; title: string }) => `${brand}\n\n${title}`,
    button_fails: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  },
  /** Aan onze eigen mensen, over iemand die contact zoekt. */
  contact_message: {
    subject: {
      chat: ({ name }: { name: string }) => `Bericht van ${name}`,
      phone: ({ name }: { name: string }) => `${name} wil graag gebeld worden`,
      meeting: ({ name }: { name: string }) => `${name} wil graag een afspraak`,
    },
    intro:
      'Iemand heeft het contactformulier ingevuld. Als je op deze mail antwoordt, gaat je antwoord naar deze bezoeker.',
    labels: {
      name: 'Naam',
      email: 'E-mailadres',
      phone_number: 'Telefoonnummer',
      wish: 'Wil graag',
      language: 'Schrijft in het',
    },
    wishes: { chat: 'antwoord per mail', phone: 'gebeld worden', meeting: 'een afspraak' },
    languages: { nl: 'Nederlands', en: 'Engels' },
    no_phone_number: 'niet ingevuld',
    wrote: 'Het bericht:',
    footer: ({ brand }: { brand: string }) => [`Verstuurd door het contactformulier van ${brand}.`],
  },
  /** Aan wie ons schreef. */
  contact_received: {
    subject: ({ brand }: { brand: string }) => `We hebben je bericht ontvangen | ${brand}`,
    title: 'Je bericht is bij ons binnen',
    hello: ({ name }: { name: string }) => `Dag ${name},`,
    hello_stranger: 'Dag,',
    thanks: 'Fijn dat je ons schrijft. Een van onze mensen leest je bericht en zoekt het voor je uit.',
    when: {
      chat: 'Je krijgt uiterlijk de volgende werkdag antwoord, op dit e-mailadres.',
      phone: ({ phone_number }: { phone_number: string }) =>
        `We bellen je uiterlijk de volgende werkdag op ${phone_number}. Komt een bepaald moment je het best uit? Laat het ons dan weten.`,
      phone_unknown:
        'We bellen je graag, maar we weten je nummer nog niet. Antwoord op deze mail met je telefoonnummer, dan bellen we je uiterlijk de volgende werkdag.',
      meeting: 'Uiterlijk de volgende werkdag mailen we je een paar momenten. Jij kiest welk moment je past.',
    },
    more: 'Wil je nog iets toevoegen? Antwoord dan gewoon op deze mail.',
    greeting: ({ brand }: { brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
    footer: ({ brand, support_email }: { brand: string; support_email: string }) => [
      `${brand} · ${support_email}`,
      'Je krijgt deze mail omdat dit adres op ons contactformulier is ingevuld. Was jij dat niet? Dan hoef je niets te doen.',
    ],
  },
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type MailMessages = typeof mailTextsNl

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
  /** What was ordered beside the product: it is done by being paid. */
  beside: {
    subject: ({ number, brand }: { number: string; brand: string }) =>
      `Je betaling is binnen: factuur ${number} | ${brand}`,
    ordered: 'Dit heb je betaald:',
    change: {
      intro: ({ company }: { company: string }) =>
        `Je betaling is binnen en je wijziging is doorgevoerd${company === '' ? '' : ` in het dossier van ${company}`}.`,
      next: 'De notaris ziet wat er is gewijzigd. Op de pagina van je bedrijf staat wat er nu gebeurt.',
      action: 'Bekijk je dossier',
    },
    appointment_moved: {
      intro: ({ company }: { company: string }) =>
        `Je betaling is binnen en de afspraak om te tekenen is verzet${company === '' ? '' : ` voor ${company}`}.`,
      next: 'Iedereen die erbij moet zijn, krijgt het nieuwe moment voor in de agenda.',
      action: 'Bekijk je afspraak',
    },
    pep: {
      intro: ({ company }: { company: string }) =>
        `Je betaling voor het extra onderzoek is binnen${company === '' ? '' : `, voor ${company}`}.`,
      next: 'De notaris gaat ermee verder. Op de pagina van je bedrijf staat wat er nu gebeurt.',
      action: 'Bekijk je dossier',
    },
  },
  greeting: ({ brand }: { brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { brand: string; support_email: string }) => [
    `${brand} · ${support_email}`,
    'Je krijgt deze mail omdat je bij ons een bestelling hebt betaald.',
  ],
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type OrderWords = typeof nlOrder

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

export const nlDraftLink = {
  subject: ({ brand }: { brand: string }) => `Verder waar je was | ${brand}`,
  title: 'Verder waar je was',
  hello: 'Dag,',
  intro: ({ product }: { product: string }) =>
    `Je was bezig met: ${product}. Met de knop hieronder ga je verder, ook op een ander apparaat. Alles wat je had ingevuld, staat er nog.`,
  holds: ({ days }: { days: number }) =>
    `De link werkt één keer, en ${days} dagen lang. Stuur hem niet door: wie hem opent, ziet je gegevens.`,
  action: 'Ga verder',
  greeting: ({ brand }: { brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { brand: string; support_email: string }) => [
    `${brand} · ${support_email}`,
    'Je krijgt deze mail omdat iemand dit adres invulde om later verder te gaan. Was jij dat niet? Dan kun je hem weggooien.',
  ],
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type DraftLinkWords = typeof nlDraftLink
