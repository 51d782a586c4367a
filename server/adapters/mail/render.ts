import { escapeMarkup, type Locale } from '#domain/values/index.ts'
import { messagesIn } from './messages/index.ts'

/** Who gets a mail and in which language, and whose mail it is. */
export type MailHead = {
  readonly to: string
  readonly locale: Locale
  readonly brand: string
  readonly support_email: string
}

/** A paragraph is a text; facts are a short list of label and value; a quote is what someone else wrote. */
export type MailBlock =
  | string
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly quote: string }

export type MailContent = {
  readonly locale: Locale
  readonly brand: string
  readonly title: string
  readonly paragraphs: readonly MailBlock[]
  readonly action?: { readonly label: string; readonly url: string }
  /** Who wrote it: after everything, the button too. */
  readonly greeting?: string
  readonly footer: readonly string[]
  /** Under everything: how to get no more of these. */
  readonly stop?: { readonly label: string; readonly url: string }
}

/** The same words twice: as plain text, and as HTML that stays readable on a phone and in programs that drop styles. */
export function renderMail(content: MailContent): { text: string; html: string } {
  for (const link of [content.action, content.stop])
    if (link && !/^https?:\/\//.test(link.url)) throw new TypeError('A mail can only link to a web address.')
  return { text: asText(content), html: asHtml(content) }
}

function asText({ locale, brand, title, paragraphs, action, greeting, footer, stop }: MailContent): string {
  const blocks = paragraphs.map((block) => {
    if (typeof block === 'string') return block
    if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    return block.quote.replace(/^/gm, '> ')
  })
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const signature = ['--', ...footer, ...(stop ? [stop.label, stop.url] : [])].join('\n')
  return `${[messagesIn(locale).layout.heading({ brand, title }), ...blocks, ...link, ...(greeting ? [greeting] : []), signature].join('\n\n')}\n`
}

const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif"
const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const green = '#0d5c4d'
const ink = '#1a2330'
const muted = '#4b5563'
const line = '#e3ddd1'

const body = `margin:0 0 16px;font:400 16px/1.6 ${sans};color:${ink};overflow-wrap:anywhere`

function asHtml({ locale, brand, title, paragraphs, action, greeting, footer, stop }: MailContent): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(title)}</title>
</head>
<body style="margin:0;padding:0;background:#faf8f4;-webkit-text-size-adjust:100%">
<div role="main" lang="${locale}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf8f4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 8px 16px;font:600 20px/1.3 ${serif};color:${green}">${escapeMarkup(brand)}</td></tr>
<tr><td align="left" style="padding:28px 24px 12px;background:#ffffff;border:1px solid ${line};border-radius:12px">
<h1 style="margin:0 0 20px;font:600 26px/1.25 ${serif};color:${ink};overflow-wrap:anywhere">${escapeMarkup(title)}</h1>
${paragraphs.map(htmlBlock).join('\n')}
${action ? htmlAction(action, messagesIn(locale).layout.button_fails) : ''}${greeting ? `${htmlBlock(greeting)}\n` : ''}</td></tr>
<tr><td align="left" style="padding:16px 8px;font:400 14px/1.5 ${sans};color:${muted};overflow-wrap:anywhere">${footer.map(escapeLines).join('<br>')}${stop ? htmlStop(stop) : ''}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`
}

function htmlBlock(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="${body}">${escapeLines(block)}</p>`
  if ('quote' in block) {
    return `<blockquote style="${body};padding:4px 0 4px 16px;border-left:3px solid ${line}">${escapeLines(block.quote)}</blockquote>`
  }
  // One under the other instead of side by side: two columns do not fit on a phone.
  const facts = block.facts.map(
    ([label, value]) =>
      `<span style="color:${muted};font-size:14px">${escapeMarkup(label)}</span><br>${escapeLines(value)}`,
  )
  return facts.map((fact) => `<p style="${body}">${fact}</p>`).join('\n')
}

function htmlAction({ label, url }: { label: string; url: string }, buttonFails: string): string {
  const href = escapeMarkup(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
<tr><td style="background:${green};border-radius:8px"><a href="${href}" style="display:inline-block;padding:13px 24px;font:600 16px/1.25 ${sans};color:#ffffff;text-decoration:none">${escapeMarkup(label)}</a></td></tr>
</table>
<p style="${body};font-size:14px;color:${muted}">${escapeMarkup(buttonFails)}<br><a href="${href}" style="color:${green}">${href}</a></p>
`
}

const htmlStop = ({ label, url }: NonNullable<MailContent['stop']>) =>
  `<br><a href="${escapeMarkup(url)}" style="color:${muted}">${escapeMarkup(label)}</a>`

const escapeLines = (text: string) => escapeMarkup(text).replace(/\r?\n/g, '<br>')

const namePart = /(?:\p{L}\.)+|['’]?\p{L}[\p{L}\p{M}'’-]*/u.source
const fullName = new RegExp(`^(?:${namePart})(?: (?:${namePart})){0,5}$`, 'u')

/** A name as people have them: up to six parts of letters, or initials. No digits, no web address. */
export function plainName(name: string): string | undefined {
  const line = oneLine(name)
  return line.length <= 60 && fullName.test(line) ? line : undefined
}

/** Also without the invisible characters that turn the direction of reading around. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
