import { accountNl } from './account-nl.ts'

export const nl = {
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
export type MailMessages = typeof nl
