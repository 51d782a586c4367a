import { amsterdamFormat } from '#domain/values/index.ts'
import { enAssistant } from './messages/en-assistant.ts'
import { nlAssistant } from './messages/nl-assistant.ts'
import type { Mail } from './port.ts'
import { type MailHead, oneLine, plainName, renderMail } from './render.ts'

type AssistantEndingMail = MailHead & {
  readonly name: string
  /** As it calls itself, which is a stranger's word. */
  readonly assistant: string
  readonly until: Date
  readonly url: string
}

const words = { nl: nlAssistant, en: enAssistant }

/** That an assistant is about to be disconnected, to who connected it. */
export function assistantEndingMail({
  to,
  locale,
  brand,
  support_email,
  until,
  url,
  ...called
}: AssistantEndingMail): Mail {
  const say = words[locale]
  const day = amsterdamFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })(until)
  const facts = { assistant: plainName(called.assistant) ?? say.somebody, day }
  const rendered = renderMail({
    ...{ locale, brand, title: say.title(facts) },
    paragraphs: [say.hello(plainName(called.name)), ...say.paragraphs(facts), say.greeting({ brand })],
    action: { label: say.action, url },
    footer: say.footer({ brand, support_email }),
  })
  const subject = `${say.subject(facts)} | ${oneLine(brand)}`
  return { to, reply_to: support_email, subject, ...rendered, locale, kind: 'assistant_ending' }
}
