import type { Mail } from './port.ts'
import { type StopLinks, stopLine } from './reminder.ts'
import { type MailBlock, type MailHead, oneLine, renderMail } from './render.ts'

export type Reader = MailHead & {
  /** What they are called. */
  readonly name: string
}

/** What stands around every letter of a subject. */
type LetterFrame = {
  hello(who: { readonly name: string }): string
  greeting(who: { readonly brand: string }): string
  footer(who: { readonly brand: string; readonly support_email: string }): readonly string[]
}

type Letter = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly MailBlock[]
  readonly action?: { readonly label: string; readonly url: string } | undefined
  readonly stop?: StopLinks | undefined
}

/** What somebody typed, where a mail has room for a line. */
export const short = (text: string) => oneLine(text).slice(0, 120)

/** A letter to one person: how they are greeted, what it says, and the one thing to do. */
export function letterMail(around: LetterFrame, reader: Reader, letter: Letter, kind: Mail['kind']): Mail {
  const { to, name, locale, brand, support_email } = reader
  const { subject, title, paragraphs, action, stop } = letter
  const rendered = renderMail({
    ...{ locale, brand, title },
    paragraphs: [around.hello({ name: short(name) }), ...paragraphs, around.greeting({ brand })],
    ...(action && { action }),
    footer: around.footer({ brand, support_email }),
    ...(stop && { stop: stopLine(stop, locale) }),
  })
  return {
    ...{ to, reply_to: support_email, subject: short(subject), ...rendered, locale, kind },
    ...(stop && { unsubscribe: stop.oneClick }),
  }
}
