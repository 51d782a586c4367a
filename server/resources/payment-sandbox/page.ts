import { cents, formatEuros } from '#domain/money/index.ts'
import type { ProviderStatus } from '#domain/orders/index.ts'
import { escapeMarkup, type Locale } from '#domain/values/index.ts'
import { sandboxPage } from '../sandbox-pages/page.ts'
import type { SandboxPayment } from './payment.ts'
import { type PaymentChoice, subscriptionsPath } from './sandbox.ts'

type PaymentPageWords = {
  readonly title: string
  readonly intro: string
  readonly amount: string
  readonly for: string
  readonly choose: string
  readonly choices: Readonly<Record<PaymentChoice, readonly [label: string, about: string]>>
  readonly silent: string
  readonly over_title: string
  readonly over: Readonly<Record<ProviderStatus, string>>
  readonly taken_back: string
  readonly afterwards: string
  readonly back: string
  readonly unknown_title: string
  readonly unknown: string
  readonly home: string
}

const nl: PaymentPageWords = {
  title: 'Oefenbetaling',
  intro: 'Dit is geen echte betaling. Kies hoe het afloopt; er wordt niets afgeschreven.',
  amount: 'Te betalen',
  for: 'Voor',
  choose: 'Hoe loopt het af?',
  choices: {
    paid: ['Betaald', 'Het geld is binnen.'],
    pending: ['In behandeling', 'De bank is er nog mee bezig.'],
    failed: ['Mislukt', 'De bank weigert de betaling.'],
    canceled: ['Geannuleerd', 'Je ziet ervan af.'],
    expired: ['Verlopen', 'Je was te laat.'],
    charged_back: ['Teruggehaald', 'De bank haalt het geld terug.'],
    refunded: ['Terugbetaald', 'Je krijgt het geld terug.'],
  },
  silent: 'Stuur er geen bericht over',
  over_title: 'Deze betaling is afgerond',
  over: {
    open: 'Deze betaling staat nog open.',
    pending: 'De bank is er nog mee bezig.',
    authorized: 'Deze betaling is toegezegd.',
    paid: 'Deze betaling is gelukt.',
    canceled: 'Deze betaling is geannuleerd.',
    expired: 'Deze betaling is verlopen.',
    failed: 'Deze betaling is mislukt.',
  },
  taken_back: 'Het geld is terug bij de betaler.',
  afterwards: 'Wat gebeurt er daarna mee?',
  back: 'Terug naar je bestelling',
  unknown_title: 'Deze betaling is er niet',
  unknown: 'We kennen geen betaling met dit nummer.',
  home: 'Naar het begin',
}

const en: PaymentPageWords = {
  title: 'Practice payment',
  intro: 'This isn’t a real payment. Choose how it ends; no money is taken.',
  amount: 'To pay',
  for: 'For',
  choose: 'How does it end?',
  choices: {
    paid: ['Paid', 'The money is in.'],
    pending: ['Pending', 'The bank is still working on it.'],
    failed: ['Failed', 'The bank refuses the payment.'],
    canceled: ['Canceled', 'You change your mind.'],
    expired: ['Expired', 'You were too late.'],
    charged_back: ['Charged back', 'The bank takes the money back.'],
    refunded: ['Refunded', 'You get the money back.'],
  },
  silent: 'Don’t send any news about it',
  over_title: 'This payment is done',
  over: {
    open: 'This payment is still open.',
    pending: 'The bank is still working on it.',
    authorized: 'This payment has been promised.',
    paid: 'This payment succeeded.',
    canceled: 'This payment was canceled.',
    expired: 'This payment has expired.',
    failed: 'This payment failed.',
  },
  taken_back: 'The money is back with the payer.',
  afterwards: 'What happens to it next?',
  back: 'Back to your order',
  unknown_title: 'There is no such payment',
  unknown: 'We don’t know a payment with this number.',
  home: 'To the start',
}

export const paymentPageWords: Readonly<Record<Locale, PaymentPageWords>> = { nl, en }

export const paymentStyles = '/sandbox/payments/sandbox.css'

const first: readonly PaymentChoice[] = ['paid', 'pending', 'failed', 'canceled', 'expired']
const whilePending: readonly PaymentChoice[] = ['paid', 'failed', 'canceled', 'expired']
const afterwards: readonly PaymentChoice[] = ['charged_back', 'refunded']

/** The language of whoever pays. */
export const localeOf = ({ locale }: SandboxPayment): Locale => (locale?.startsWith('en') ? 'en' : 'nl')

const isBack = ({ amountChargedBack, amountRefunded }: SandboxPayment) =>
  amountChargedBack !== undefined || amountRefunded !== undefined

/** Posts to its own address: `choice` says how it ends. */
export function checkoutPage(payment: SandboxPayment): string {
  const locale = localeOf(payment)
  const say = paymentPageWords[locale]
  const { status, amount, description, redirectUrl } = payment
  const undecided = status === 'open' || status === 'pending'
  const euros = formatEuros(cents(Math.round(Number(amount.value) * 100)), locale)
  const offered = undecided ? (status === 'open' ? first : whilePending) : afterwards
  const may = undecided || (status === 'paid' && !isBack(payment))
  const title = undecided ? say.title : say.over_title
  return page(
    locale,
    title,
    `<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(undecided ? say.intro : isBack(payment) ? say.taken_back : say.over[status])}</p>
<dl>
<dt>${say.for}</dt><dd>${escapeMarkup(description)}</dd>
<dt>${say.amount}</dt><dd>${escapeMarkup(euros)}</dd>
</dl>
${may ? choiceForm(offered, undecided ? say.choose : say.afterwards, locale) : ''}
<p><a href="${escapeMarkup(redirectUrl ?? subscriptionsPath)}">${say.back}</a></p>
</main>`,
  )
}

function choiceForm(offered: readonly PaymentChoice[], heading: string, locale: Locale): string {
  const say = paymentPageWords[locale]
  const button = (choice: PaymentChoice) => {
    const [label, about] = say.choices[choice]
    return `<li><button name="choice" value="${choice}"><b>${escapeMarkup(label)}</b> <span>${escapeMarkup(about)}</span></button></li>`
  }
  return `<form method="post">
<h2>${escapeMarkup(heading)}</h2>
<ul>${offered.map(button).join('\n')}</ul>
<label class="box"><input type="checkbox" name="silent" value="true"> ${escapeMarkup(say.silent)}</label>
</form>`
}

export function unknownPage(locale: Locale): string {
  const say = paymentPageWords[locale]
  return page(
    locale,
    say.unknown_title,
    `<main>
<h1>${say.unknown_title}</h1>
<p>${escapeMarkup(say.unknown)}</p>
<p><a href="/questionnaire/">${say.home}</a></p>
</main>`,
  )
}

/** Every page of the sandbox looks like this. */
export const page = (locale: Locale, title: string, body: string) =>
  sandboxPage({ look: paymentStyles, locale, title, body })
