// The words of our mails, in the reader's language.
import type { MailLocale } from '../port.ts'
import { en } from './en.ts'
import { type MailMessages, nl } from './nl.ts'

const messages: Record<MailLocale, MailMessages> = { nl, en }

export const messagesIn = (locale: MailLocale): MailMessages => messages[locale]
