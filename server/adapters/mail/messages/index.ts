// The words of our mails, in the reader's language.
import type { Locale } from '#domain/values/index.ts'
import { mailTextsEn } from './en.ts'
import { type MailMessages, mailTextsNl } from './nl.ts'

const messages: Record<Locale, MailMessages> = { nl: mailTextsNl, en: mailTextsEn }

export const messagesIn = (locale: Locale): MailMessages => messages[locale]
