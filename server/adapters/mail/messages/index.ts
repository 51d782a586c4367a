// The words of our mails, in the reader's language.
import type { Locale } from '#domain/values/index.ts'
import { en } from './en.ts'
import { type MailMessages, nl } from './nl.ts'

const messages: Record<Locale, MailMessages> = { nl, en }

export const messagesIn = (locale: Locale): MailMessages => messages[locale]
