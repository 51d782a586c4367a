import { isIP } from 'node:net'
import nodemailer from 'nodemailer'
import type { Config } from '#server/config/index.ts'
import { type Mail, MailError, type Mailer } from './port.ts'

type SmtpOptions = {
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
}

// A mail server that does not answer in this time is tried again later; the queue is patient, a worker need not be.
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport({ ...connection(url), ...timeouts })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    send: async (mail, id) => {
      try {
        await transport.sendMail({ ...message(mail), from, messageId: `<${id}@${domain}>` })
      } catch (error) {
        throw toMailError(error)
      }
    },
  }
}

function connection(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const named = username !== ''
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // STARTTLS is used wherever it is offered, and a password never crosses a network without it. A relay on this very
    // machine needs neither, and seldom has a certificate that anyone vouches for.
    requireTLS: !secure && named && !isLoopback(host),
    ignoreTLS: !secure && isLoopback(host),
    ...(named && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** Addresses go in as objects, never as text to be taken apart: "a, b@c" stays one address and is refused. */
const message = (mail: Mail) => ({
  to: { name: '', address: mail.to },
  ...(mail.reply_to !== undefined && { replyTo: { name: '', address: mail.reply_to } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: (mail.attachments ?? []).map(({ name, media_type, base64 }) => ({
    filename: name,
    contentType: media_type,
    content: Buffer.from(base64, 'base64'),
  })),
  headers: {
    'Content-Language': mail.locale,
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribe !== undefined && {
      'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})

type SmtpFailure = { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown }

/**
 * Only a 5xx about this recipient or this message is final. A 5xx about our login, our sender address or the session
 * is a setting that someone will put right, and then the waiting mail must still go.
 */
function toMailError(error: unknown): MailError {
  const { code, responseCode, command } = (error ?? {}) as SmtpFailure
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode === 'number') {
    return new MailError(`smtp_${responseCode}`, aboutThisMail && responseCode >= 500 && responseCode !== 503)
  }
  // An address the library itself refuses stays refused.
  if (code === 'EENVELOPE') return new MailError('bad_address', true)
  return new MailError(typeof code === 'string' ? `smtp_${code.toLowerCase()}` : 'smtp_failed', false)
}

type MailerOptions = {
  readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'BRAND_NAME'>
  /** The embedded default: keeps the mail where the outbox shows it. */
  readonly outbox: Mailer
}

export function createMailer({ config, outbox }: MailerOptions): Mailer {
  if (config.SMTP_URL === undefined) return outbox
  return smtpMailer({ url: config.SMTP_URL, from: { name: config.BRAND_NAME, address: config.MAIL_FROM } })
}
