import type { SocialProvider } from '#contract/account-answers.ts'
import type { Locale } from '#domain/values/index.ts'

export const providerNames: Readonly<Record<SocialProvider, string>> = { google_oauth2: 'Google', linkedin: 'LinkedIn' }

type Words = {
  readonly title: (provider: string) => string
  readonly intro: (provider: string) => string
  readonly persons: string
  readonly unverified: string
  readonly other: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly verified: string
  readonly go: string
  readonly cancel: string
  readonly wrong_email: string
  readonly over_title: string
  readonly over: string
  readonly back: string
}

const nl: Words = {
  title: (provider) => `Inloggen bij de oefen-${provider}`,
  intro: (provider) =>
    `Dit is niet de echte ${provider}, maar een oefenplek. Kies wie je wilt zijn; er is geen wachtwoord nodig.`,
  persons: 'Kies iemand',
  unverified: 'e-mailadres niet bevestigd',
  other: 'Of wees iemand anders',
  email: 'E-mailadres',
  firstname: 'Voornaam',
  lastname: 'Achternaam',
  verified: 'Dit e-mailadres is bevestigd',
  go: 'Inloggen',
  cancel: 'Annuleren',
  wrong_email: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  over_title: 'Deze inlogpoging is voorbij',
  over: 'Je was al klaar, het duurde te lang, of je begon in een andere browser. Begin opnieuw; dan gaat het vast goed.',
  back: 'Terug naar inloggen',
}

const en: Words = {
  title: (provider) => `Sign in to the practice ${provider}`,
  intro: (provider) =>
    `This isn’t the real ${provider} but a place to practice. Choose who you want to be; no password needed.`,
  persons: 'Choose someone',
  unverified: 'email address not confirmed',
  other: 'Or be someone else',
  email: 'Email address',
  firstname: 'First name',
  lastname: 'Last name',
  verified: 'This email address is confirmed',
  go: 'Sign in',
  cancel: 'Cancel',
  wrong_email: 'Enter an email address, like name@example.com.',
  over_title: 'This sign-in is over',
  over: 'You were done already, it took too long, or you started in another browser. Start again and you’ll be fine.',
  back: 'Back to sign in',
}

export const words: Readonly<Record<Locale, Words>> = { nl, en }
