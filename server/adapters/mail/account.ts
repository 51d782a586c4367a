import { amsterdamFormat, type Locale } from '#domain/values/index.ts'
import { messagesIn } from './messages/index.ts'
import type { Mail, mailKinds } from './port.ts'
import { type MailBlock, oneLine, plainName, renderMail } from './render.ts'

export type Recipient = { readonly email: string; readonly firstname: string; readonly locale: Locale }

type AccountMailOptions = { readonly brand: string; readonly support_email: string; readonly public_url: string }

type Letter = {
  readonly kind: (typeof mailKinds)[number]
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly MailBlock[]
  readonly action: { readonly label: string; readonly url: string }
  /** Why they get it, where the address is not (any more) that of their account. */
  readonly why?: string
}

/** The mails about an account, in the language of its owner. */
export function accountMails(recipient: Recipient, { brand, support_email, public_url }: AccountMailOptions) {
  const { email, firstname, locale } = recipient
  const say = messagesIn(locale).account
  const named = { brand: oneLine(brand) }
  const pages = `${public_url}/questionnaire`

  function write({ kind, subject, title, paragraphs, action, why }: Letter): Mail {
    // The name was typed by whoever made the account, perhaps with somebody else's address: no more than a name gets in.
    const name = plainName(firstname)
    const [sender = '', usual = ''] = say.footer({ brand, support_email })
    const rendered = renderMail({
      locale,
      brand,
      title,
      paragraphs: [name === undefined ? say.hello_stranger : say.hello({ name }), ...paragraphs],
      action,
      greeting: say.greeting(named),
      footer: [sender, why ?? usual],
    })
    return { to: email, reply_to: support_email, subject, ...rendered, locale, kind }
  }

  type Plain = 'confirmation' | 'reset' | 'password_changed' | 'welcome' | 'exists' | 'email_taken'
  type Elsewhere = 'email_change' | 'email_changed'
  const plain = (kind: Plain | Elsewhere, url: string, why?: string): Mail => {
    const { subject, title, paragraphs, action } = say[kind]
    return write({
      kind: `account_${kind}`,
      subject: subject(named),
      title,
      paragraphs: paragraphs({ brand }),
      action: { label: action, url },
      ...(why !== undefined && { why }),
    })
  }

  return {
    confirmation: (link: string): Mail => plain('confirmation', link),
    reset: (link: string): Mail => plain('reset', link),
    passwordChanged: (): Mail => plain('password_changed', `${pages}/reset-password`),
    welcome: (): Mail => plain('welcome', `${pages}/`),
    exists: (): Mail => plain('exists', `${pages}/login`),
    /** To the address that is to become the account's. */
    emailChange(key: string): Mail {
      const lang = locale === 'en' ? '&lang=en' : ''
      return plain('email_change', `${pages}/new-email?key=${key}${lang}`, say.email_change.why({ brand }))
    },
    /** To the address that was the account's. */
    emailChanged: (): Mail => plain('email_changed', `${pages}/account`, say.email_changed.why({ brand })),
    /** To whom an account wanted to take the address from. */
    emailTaken: (): Mail => plain('email_taken', `${pages}/login`),
    /** Something happened to the second factor; `left` is how many recovery codes can still be used. */
    secondFactor(event: keyof typeof say.second_factor.events, left: number): Mail {
      const { events, not_you, action } = say.second_factor
      const { subject, title, text } = events[event]
      return write({
        kind: 'account_second_factor',
        subject: subject(named),
        title,
        paragraphs: [text({ left }), not_you],
        action: { label: action, url: `${pages}/account` },
      })
    },
    /** Asked to work here; without a link for who can sign in already. */
    invited(role: string, office: string | null, link: string | null): Mail {
      const { subject, title, paragraphs, known, unknown, action, sign_in } = say.invited
      const home = role === 'admin' ? '/admin' : role === 'support' ? '/support' : '/notary'
      return write({
        kind: 'account_invited',
        subject: subject(named),
        title,
        paragraphs: [
          paragraphs[office === null ? 'here' : 'office']({ ...named, office: oneLine(office ?? '') }),
          link === null ? known : unknown,
        ],
        action: link === null ? { label: sign_in, url: `${public_url}${home}` } : { label: action, url: link },
      })
    },
    newDevice({ device, at }: { readonly device: string | null; readonly at: Date }): Mail {
      const { subject, title, paragraphs, labels, unknown_device, after, action } = say.new_device
      const facts = [
        [labels.device, device ?? unknown_device],
        [labels.at, inAmsterdam(at, locale)],
      ] as const
      return write({
        kind: 'account_new_device',
        subject: subject(named),
        title,
        paragraphs: [...paragraphs(), { facts }, ...after],
        action: { label: action, url: `${pages}/reset-password` },
      })
    },
  }
}

const inAmsterdam = (moment: Date, locale: Locale): string =>
  amsterdamFormat(locale, { dateStyle: 'long', timeStyle: 'short' })(moment)
