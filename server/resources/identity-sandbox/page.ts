import type { SocialProvider } from '#contract/account-answers.ts'
import type { Locale } from '#domain/values/index.ts'
import { type Person, testPersons } from '#server/adapters/identity/index.ts'
import { escapeHtml } from '#server/adapters/mail/index.ts'
import { sandboxPage } from '../sandbox-pages/page.ts'
import { providerNames, words } from './words.ts'

export const look = '/sandbox/identity/sandbox.css'

type ChoosePage = {
  readonly provider: SocialProvider
  readonly locale: Locale
  /** What was typed before, and was not good enough. */
  readonly typed?: { readonly email: string; readonly firstname: string; readonly lastname: string }
}

/** Posts to its own address: `choice` is the address of a test person, `other` with the fields, or `nobody`. */
export function choosePage({ provider, locale, typed }: ChoosePage): string {
  const say = words[locale]
  const name = providerNames[provider]
  const wrong = typed === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"'
  return page(
    locale,
    say.title(name),
    `<main>
<h1>${escapeHtml(say.title(name))}</h1>
<p>${escapeHtml(say.intro(name))}</p>
<form method="post">
<h2>${say.persons}</h2>
<ul>${testPersons.map((person) => `<li>${personButton(person, say.unverified)}</li>`).join('\n')}</ul>
</form>
<form method="post">
<h2>${say.other}</h2>
<label for="email">${say.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${escapeHtml(typed?.email ?? '')}"${wrong}>
${typed === undefined ? '' : `<p class="wrong" id="wrong">${escapeHtml(say.wrong_email)}</p>`}
<label for="firstname">${say.firstname}</label>
<input id="firstname" name="firstname" maxlength="100" autocomplete="off" value="${escapeHtml(typed?.firstname ?? '')}">
<label for="lastname">${say.lastname}</label>
<input id="lastname" name="lastname" maxlength="100" autocomplete="off" value="${escapeHtml(typed?.lastname ?? '')}">
<label class="box"><input type="checkbox" name="verified" value="true" checked> ${say.verified}</label>
<button class="go" name="choice" value="other">${say.go}</button>
</form>
<form method="post"><button class="quiet" name="choice" value="nobody">${say.cancel}</button></form>
</main>`,
  )
}

export function overPage(locale: Locale): string {
  const say = words[locale]
  return page(
    locale,
    say.over_title,
    `<main>
<h1>${say.over_title}</h1>
<p>${escapeHtml(say.over)}</p>
<p><a href="/questionnaire/login">${say.back}</a></p>
</main>`,
  )
}

function personButton({ email, firstname, lastname, email_verified }: Person, unverified: string): string {
  const remark = email_verified ? '' : ` · ${unverified}`
  return `<button name="choice" value="${escapeHtml(email)}"><b>${escapeHtml(`${firstname} ${lastname}`)}</b> <span>${escapeHtml(email)}${remark}</span></button>`
}

const page = (locale: Locale, title: string, body: string) => sandboxPage({ look, locale, title, body })
