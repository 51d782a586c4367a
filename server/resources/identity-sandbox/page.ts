import type { SocialProvider } from '#contract/account-answers.ts'
import { escapeMarkup, type Locale } from '#domain/values/index.ts'
import { type SandboxPerson, testPersons } from '#server/adapters/identity/index.ts'
import { sandboxPage } from '../sandbox-pages/page.ts'

export const providerNames: Readonly<Record<SocialProvider, string>> = { google_oauth2: 'Google', linkedin: 'LinkedIn' }

type IdentityPageWords = {
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

const nl: IdentityPageWords = {
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

const en: IdentityPageWords = {
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

export const identityPageWords: Readonly<Record<Locale, IdentityPageWords>> = { nl, en }

export const identityStyles = '/sandbox/identity/sandbox.css'

type ChoosePage = {
  readonly provider: SocialProvider
  readonly locale: Locale
  /** What was typed before, and was not good enough. */
  readonly typed?: { readonly email: string; readonly firstname: string; readonly lastname: string }
}

/** Posts to its own address: `choice` is the address of a test person, `other` with the fields, or `nobody`. */
export function choosePage({ provider, locale, typed }: ChoosePage): string {
  const say = identityPageWords[locale]
  const name = providerNames[provider]
  const wrong = typed === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"'
  return page(
    locale,
    say.title(name),
    `<main>
<h1>${escapeMarkup(say.title(name))}</h1>
<p>${escapeMarkup(say.intro(name))}</p>
<form method="post">
<h2>${say.persons}</h2>
<ul>${testPersons.map((person) => `<li>${personButton(person, say.unverified)}</li>`).join('\n')}</ul>
</form>
<form method="post">
<h2>${say.other}</h2>
<label for="email">${say.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${escapeMarkup(typed?.email ?? '')}"${wrong}>
${typed === undefined ? '' : `<p class="wrong" id="wrong">${escapeMarkup(say.wrong_email)}</p>`}
<label for="firstname">${say.firstname}</label>
<input id="firstname" name="firstname" maxlength="100" autocomplete="off" value="${escapeMarkup(typed?.firstname ?? '')}">
<label for="lastname">${say.lastname}</label>
<input id="lastname" name="lastname" maxlength="100" autocomplete="off" value="${escapeMarkup(typed?.lastname ?? '')}">
<label class="box"><input type="checkbox" name="verified" value="true" checked> ${say.verified}</label>
<button class="go" name="choice" value="other">${say.go}</button>
</form>
<form method="post"><button class="quiet" name="choice" value="nobody">${say.cancel}</button></form>
</main>`,
  )
}

export function overPage(locale: Locale): string {
  const say = identityPageWords[locale]
  return page(
    locale,
    say.over_title,
    `<main>
<h1>${say.over_title}</h1>
<p>${escapeMarkup(say.over)}</p>
<p><a href="/questionnaire/login">${say.back}</a></p>
</main>`,
  )
}

function personButton({ email, firstname, lastname, email_verified }: SandboxPerson, unverified: string): string {
  const remark = email_verified ? '' : ` · ${unverified}`
  return `<button name="choice" value="${escapeMarkup(email)}"><b>${escapeMarkup(`${firstname} ${lastname}`)}</b> <span>${escapeMarkup(email)}${remark}</span></button>`
}

const page = (locale: Locale, title: string, body: string) => sandboxPage({ look: identityStyles, locale, title, body })
