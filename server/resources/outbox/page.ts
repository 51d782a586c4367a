import { amsterdamFormat, escapeMarkup } from '#domain/values/index.ts'
import { sandboxPage } from '../sandbox-pages/page.ts'
import { type OutboxMail, splitAtLinks } from './actions.ts'

/** The words of a page that only developers see. */
export const outboxWords = {
  title: 'Outbox',
  intro: 'Mails this server would have sent, newest first. Set SMTP_URL to send them for real.',
  none: 'Nothing was sent yet. Fill in a form that sends a mail and look again.',
  back: 'All mails',
  as_json: 'The same as JSON',
  labels: { to: 'To', reply_to: 'Replies go to', kind: 'Kind', locale: 'Language', created_at: 'Sent' },
  attachments: 'Attachments',
  links: 'Links',
  no_links: 'This mail has no links.',
  text: 'As text',
  html: 'As HTML',
  frame: (subject: string) => `HTML of the mail: ${subject}`,
}

export function listPage(mails: readonly OutboxMail[]): string {
  const items = mails.map(
    (mail) => `<li>
<a class="subject" lang="${mail.locale}" href="${pathOf(mail)}">${escapeMarkup(mail.subject)}</a>
<span>${escapeMarkup(mail.to)}</span>
<span>${escapeMarkup(mail.kind)} · ${mail.locale} · ${moment(mail.created_at)}</span>
</li>`,
  )
  return page(
    outboxWords.title,
    `<main>
<h1>${outboxWords.title}</h1>
<p>${outboxWords.intro}</p>
${mails.length === 0 ? `<p>${outboxWords.none}</p>` : `<ol class="mails">${items.join('\n')}</ol>`}
<p><a href="/outbox.json">${outboxWords.as_json}</a></p>
</main>`,
  )
}

export function mailPage(mail: OutboxMail): string {
  const { labels } = outboxWords
  const facts: [string, string][] = [
    [labels.to, escapeMarkup(mail.to)],
    ...(mail.reply_to === undefined ? [] : [[labels.reply_to, escapeMarkup(mail.reply_to)] satisfies [string, string]]),
    [labels.kind, escapeMarkup(mail.kind)],
    [labels.locale, mail.locale],
    [labels.created_at, moment(mail.created_at)],
  ]
  const text = splitAtLinks(mail.text).map((piece) => (piece.link ? link(piece.words) : escapeMarkup(piece.words)))
  return page(
    `${mail.subject} · ${outboxWords.title}`,
    `<nav><a href="/outbox">${outboxWords.back}</a></nav>
<main>
<h1 lang="${mail.locale}">${escapeMarkup(mail.subject)}</h1>
<dl>${facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>
<h2>${outboxWords.links}</h2>
${mail.links.length === 0 ? `<p>${outboxWords.no_links}</p>` : `<ul>${mail.links.map((url) => `<li>${link(url)}</li>`).join('')}</ul>`}
${attachmentsOf(mail)}<h2>${outboxWords.html}</h2>
<iframe src="${pathOf(mail)}/html" title="${escapeMarkup(outboxWords.frame(mail.subject))}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${outboxWords.text}</h2>
<div class="text" lang="${mail.locale}">${text.join('')}</div>
</main>`,
  )
}

function attachmentsOf(mail: OutboxMail): string {
  const { attachments = [] } = mail
  if (attachments.length === 0) return ''
  const items = attachments.map(
    ({ name }, index) => `<li><a href="${pathOf(mail)}/attachments/${index}">${escapeMarkup(name)}</a></li>`,
  )
  return `<h2>${outboxWords.attachments}</h2>\n<ul>${items.join('')}</ul>\n`
}

/** The mail itself, with its links opening outside of the frame it is shown in. */
export const framedMail = ({ html }: OutboxMail): string => html.replace('<head>', '<head><base target="_blank">')

/** The mail's own styles stand in its tags, so they are allowed here and only here; scripts and forms are not. */
export const framedMailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export const outboxStyles = '/outbox.css'

const page = (title: string, body: string) => sandboxPage({ look: outboxStyles, locale: 'en', title, body })

const pathOf = ({ id }: OutboxMail) => `/outbox/${encodeURIComponent(id)}`

const link = (url: string) => `<a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a>`

const inAmsterdam = amsterdamFormat('nl', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const moment = (date: Date) => `<time datetime="${date.toISOString()}">${inAmsterdam(date)}</time>`
