import type { Config } from '#server/config/index.ts'
import type { Mailer } from './port.ts'
import { smtpMailer } from './smtp.ts'

type MailerOptions = {
  readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'BRAND_NAME'>
  /** The embedded default: keeps the mail where the outbox shows it. */
  readonly outbox: Mailer
}

export function createMailer({ config, outbox }: MailerOptions): Mailer {
  if (config.SMTP_URL === undefined) return outbox
  return smtpMailer({ url: config.SMTP_URL, from: { name: config.BRAND_NAME, address: config.MAIL_FROM } })
}
