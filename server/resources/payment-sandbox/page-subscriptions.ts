import { cents, formatEuros } from '#domain/money/index.ts'
import { escapeMarkup, type Locale } from '#domain/values/index.ts'
import { page } from './page.ts'
import type { SandboxSubscription } from './recurring.ts'
import { subscriptionsPath } from './sandbox.ts'

const words = {
  nl: {
    title: 'Afschrijvingen om mee te oefenen',
    intro: 'Hier gaat geen echt geld om. Laat de volgende afschrijving komen zonder op de dag te wachten.',
    none: 'Er wordt nu niets automatisch afgeschreven.',
    next: 'Volgende afschrijving',
    amount: 'Bedrag',
    choices: { paid: 'Laat hem lukken', failed: 'Laat hem mislukken', pending: 'Laat hem komen en kies later' },
  },
  en: {
    title: 'Charges to practice with',
    intro: 'No real money is involved. Let the next charge come without waiting for its day.',
    none: 'Nothing is charged by itself right now.',
    next: 'Next charge',
    amount: 'Amount',
    choices: { paid: 'Let it succeed', failed: 'Let it fail', pending: 'Let it come and choose later' },
  },
} as const

/** What is charged by itself, each with the charge that comes next. */
export function subscriptionsPage(locale: Locale, subscriptions: readonly SandboxSubscription[]): string {
  const say = words[locale]
  const running = subscriptions.filter(({ status }) => status === 'active')
  const one = ({ id, description, nextPaymentDate, amount }: SandboxSubscription) => {
    const euros = formatEuros(cents(Math.round(Number(amount.value) * 100)), locale)
    const buttons = Object.entries(say.choices).map(
      ([choice, label]) => `<li><button name="choice" value="${choice}"><b>${escapeMarkup(label)}</b></button></li>`,
    )
    return `<form method="post" action="${subscriptionsPath}/${escapeMarkup(id)}">
<h2>${escapeMarkup(description)}</h2>
<dl>
<dt>${say.next}</dt><dd>${escapeMarkup(nextPaymentDate ?? '')}</dd>
<dt>${say.amount}</dt><dd>${escapeMarkup(euros)}</dd>
</dl>
<ul>${buttons.join('\n')}</ul>
</form>`
  }
  return page(
    locale,
    say.title,
    `<main>
<h1>${escapeMarkup(say.title)}</h1>
<p>${escapeMarkup(running.length === 0 ? say.none : say.intro)}</p>
${running.map(one).join('\n')}
</main>`,
  )
}
