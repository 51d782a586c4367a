import { type ReminderKind, reminderKinds } from '#domain/reminders/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'

type SigningVault = Pick<Vault, 'sign' | 'isSigned'>

/** Who is reminded, by their address and with nothing in it that tells the address. */
export const personOf = (vault: Pick<Vault, 'sign'>, email: string): string =>
  vault.sign(email.toLowerCase(), 'person reminded')

const purpose = 'reminder link'
const form = /^([a-z]+)\.([\w-]{43})\.([\w-]{43})$/

/** Opens what its bearer wants to be reminded of, and nothing else. It holds for ever: a mail may lie about for years. */
export const stopToken = (vault: Pick<Vault, 'sign'>, person: string, kind: ReminderKind): string =>
  `${kind}.${person}.${vault.sign(`${kind}.${person}`, purpose)}`

export function readStopToken(vault: SigningVault, token: string): { person: string; kind: ReminderKind } | null {
  const [, name, person, signature] = form.exec(token) ?? []
  const kind = reminderKinds.find((one) => one === name)
  if (kind === undefined || person === undefined || signature === undefined) return null
  return vault.isSigned(`${kind}.${person}`, signature, purpose) ? { kind, person } : null
}

type StopLinkParts = { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly vault: Pick<Vault, 'sign'> }

/** The way out of a mail: a page for a person, and an address for a mail program (RFC 8058). */
export function stopLinks({ config, vault }: StopLinkParts, email: string, kind: ReminderKind, locale: Locale) {
  const token = stopToken(vault, personOf(vault, email), kind)
  const lang = locale === 'en' ? '&lang=en' : ''
  return {
    page: `${config.PUBLIC_URL}/questionnaire/reminders?key=${token}${lang}`,
    oneClick: `${config.PUBLIC_URL}/api/reminders/${token}/stop`,
  }
}
