import { cents, formatEuros, type Locale } from '#domain/values/index.ts'
import { escapeHtml } from '#server/adapters/mail/index.ts'
import { sandboxPage } from '../sandbox-pages/page.ts'
import type { SandboxPayment } from './payment.ts'
import type { Choice } from './sandbox.ts'
import { words } from './words.ts'

export const look = '/sandbox/payments/sandbox.css'

const first: readonly Choice[] = ['paid', 'pending', 'failed', 'canceled', 'expired']
const whilePending: readonly Choice[] = ['paid', 'failed', 'canceled', 'expired']
const afterwards: readonly Choice[] = ['charged_back', 'refunded']

/** The language of whoever pays. */
export const localeOf = ({ locale }: SandboxPayment): Locale => (locale?.startsWith('en') ? 'en' : 'nl')

const isBack = ({ amountChargedBack, amountRefunded }: SandboxPayment) =>
  amountChargedBack !== undefined || amountRefunded !== undefined

/** Posts to its own address: `choice` says how it ends. */
export function checkoutPage(payment: SandboxPayment): string {
  const locale = localeOf(payment)
  const say = words[locale]
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
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(undecided ? say.intro : isBack(payment) ? say.taken_back : say.over[status])}</p>
<dl>
<dt>${say.for}</dt><dd>${escapeHtml(description)}</dd>
<dt>${say.amount}</dt><dd>${escapeHtml(euros)}</dd>
</dl>
${may ? choiceForm(offered, undecided ? say.choose : say.afterwards, locale) : ''}
<p><a href="${escapeHtml(redirectUrl)}">${say.back}</a></p>
</main>`,
  )
}

function choiceForm(offered: readonly Choice[], heading: string, locale: Locale): string {
  const say = words[locale]
  const button = (choice: Choice) => {
    const [label, about] = say.choices[choice]
    return `<li><button name="choice" value="${choice}"><b>${escapeHtml(label)}</b> <span>${escapeHtml(about)}</span></button></li>`
  }
  return `<form method="post">
<h2>${escapeHtml(heading)}</h2>
<ul>${offered.map(button).join('\n')}</ul>
<label class="box"><input type="checkbox" name="silent" value="true"> ${escapeHtml(say.silent)}</label>
</form>`
}

export function unknownPage(locale: Locale): string {
  const say = words[locale]
  return page(
    locale,
    say.unknown_title,
    `<main>
<h1>${say.unknown_title}</h1>
<p>${escapeHtml(say.unknown)}</p>
<p><a href="/questionnaire/">${say.home}</a></p>
</main>`,
  )
}

const page = (locale: Locale, title: string, body: string) => sandboxPage({ look, locale, title, body })
