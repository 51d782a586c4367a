import { type PassedOn, passedOnFacts } from '#domain/partners/index.ts'
import { letterMail, type Reader, short } from './letter.ts'
import { longDay } from './long-day.ts'
import { enPartnerNews } from './messages/en-partner-request.ts'
import { nlPartnerNews, toPartner } from './messages/nl-partner-request.ts'
import type { Mail } from './port.ts'
import { type MailBlock, type MailHead, oneLine, renderMail } from './render.ts'

const words = { nl: nlPartnerNews, en: enPartnerNews }

type RequestHead = Omit<MailHead, 'locale'> & {
  /** By which both of us find it again. */
  readonly reference: string
}

/** What somebody wrote themselves cannot look like one of the other facts. */
function blocksOf(facts: PassedOn, labels: Readonly<Record<keyof PassedOn, string>>): readonly MailBlock[] {
  const { question, ...rest } = facts
  const lines = passedOnFacts(rest).map(({ what, value }) => [labels[what], short(value)] as const)
  return [{ facts: lines }, ...(question === undefined ? [] : [`${labels.question}:`, { quote: question }])]
}

type RequestToPartner = RequestHead & {
  /** Which offer it is about, or what is asked of a lawyer. */
  readonly about: string
  /** All that was agreed to; nothing else gets into the mail. */
  readonly facts: PassedOn
  readonly request: string
}

/** What somebody agreed to have passed on, to the partner or lawyer; who answers it answers them. */
export function partnerAskedMail({
  to,
  brand,
  support_email,
  reference,
  about,
  facts,
  request,
}: RequestToPartner): Mail {
  const say = toPartner.asked
  const rendered = renderMail({
    ...{ locale: 'nl', brand, title: say.title({ about: short(about) }) },
    paragraphs: [...say.paragraphs({ brand }), ...blocksOf(facts, toPartner.labels), say.after],
    greeting: toPartner.greeting({ brand }),
    footer: toPartner.footer({ brand, support_email, reference }),
  })
  const subject = short(say.subject({ about, reference, brand: oneLine(brand) }))
  return {
    ...{ to, reply_to: facts.email ?? support_email, subject, ...rendered, locale: 'nl', kind: 'partner_asked' },
    about: { partner_request: request },
  }
}

/** That it must be gone again. Only by what they can find it. */
export function partnerErasureMail(
  { to, brand, support_email, reference }: RequestHead,
  { name, email, at }: Pick<PassedOn, 'name' | 'email'> & { readonly at: Date },
): Mail {
  const say = toPartner.erasure
  const day = longDay(at, 'nl')
  const rendered = renderMail({
    ...{ locale: 'nl', brand, title: say.title },
    paragraphs: [
      ...say.paragraphs({ brand, day }),
      ...blocksOf({ ...(name && { name }), ...(email && { email }) }, toPartner.labels),
      say.after,
    ],
    greeting: toPartner.greeting({ brand }),
    footer: toPartner.footer({ brand, support_email, reference }),
  })
  const subject = short(say.subject({ reference, brand: oneLine(brand) }))
  return { to, reply_to: support_email, subject, ...rendered, locale: 'nl', kind: 'partner_erasure' }
}

type PartnerNews = {
  readonly kind: 'passed_on' | 'withdrawn' | 'undelivered'
  readonly recipient: string
  /** What went, where it is shown. */
  readonly facts: PassedOn | null
  readonly url: string
}

/** To who asked: what went to whom, or what became of it. */
export function partnerNews(reader: Reader, { kind, recipient, facts, url }: PartnerNews): Mail {
  const say = words[reader.locale]
  const said = { recipient: short(recipient), brand: reader.brand }
  const { subject, title, before, after, action } = say[kind]
  const shown = facts === null ? [] : blocksOf(facts, say.labels)
  const letter = { subject: subject(said), title, paragraphs: [...before(said), ...shown, ...after()] }
  return letterMail(say, reader, { ...letter, action: { label: action, url } }, `partner_${kind}`)
}
