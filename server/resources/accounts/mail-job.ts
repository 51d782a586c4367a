import { z } from 'zod'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { accountMails, type Mail, MailError, type Mailer, type Recipient } from '#server/adapters/mail/index.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Db } from '#server/db/index.ts'
import { defineJob, GiveUp } from '#server/jobs/index.ts'
import { type Account, findByEmail, findByUuid, insertCode } from './store.ts'
import { findOfficeName } from './store-offices.ts'
import { secondFactorEvents } from './store-second-factor.ts'

const hour = 3_600_000
export const codeLifetime = {
  ...{ confirmation: 7 * 24 * hour, reset: 6 * hour, email_change: 24 * hour },
  invitation: 14 * 24 * hour,
} as const

/** Where who has no password yet chooses one. */
export const choosePasswordLink = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, code: string): string => {
  const query = new URLSearchParams({ redirect_url: '/questionnaire/new-password', reset_password_token: code })
  return `${PUBLIC_URL}/api/member_auth/password/edit?${query}`
}

const asked = { email: z.string(), redirect_url: z.string(), config: z.string() }

const payload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmation'), ...asked }),
  z.object({ kind: z.literal('reset'), ...asked }),
  z.object({ kind: z.literal('exists'), email: z.string() }),
  z.object({ kind: z.literal('welcome'), account: z.string() }),
  z.object({ kind: z.literal('invited'), account: z.string() }),
  z.object({ kind: z.literal('password_changed'), account: z.string() }),
  /** `to` is not the account's address: not yet, or not any more. */
  z.object({ kind: z.literal('email_change'), account: z.string(), to: z.string() }),
  z.object({ kind: z.literal('email_changed'), account: z.string(), to: z.string() }),
  z.object({
    kind: z.literal('second_factor'),
    account: z.string(),
    event: z.enum(secondFactorEvents),
    /** How many recovery codes can still be used. */
    left: z.number().int(),
  }),
  z.object({ kind: z.literal('new_device'), account: z.string(), device: z.string().nullable(), at: z.string() }),
])

export type AccountMail = z.infer<typeof payload>

type AccountMailNeeds = {
  readonly mailer: Mailer
  readonly clock: Clock
  readonly config: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>
}

/**
 * Every mail about an account. Whether there is an account at all is found out here, after the answer was given: so an
 * answer takes as long for a stranger as for someone we know. Codes are made here too, so none of them waits in the queue.
 */
export const accountMail = defineJob({
  id: 'account_mail',
  schema: payload,
  attempts: 45,
  handler: async ({ id, payload, db, log }, { mailer, clock, config }: AccountMailNeeds) => {
    const account = await ('email' in payload ? findByEmail(db, payload.email) : findByUuid(db, payload.account))
    // An account may be gone before its mail is; and nobody hears of one that never was.
    if (account === undefined) return
    const mail = await write(payload, account, db, { clock, config })
    try {
      await mailer.send(mail, id)
    } catch (error) {
      if (error instanceof MailError && error.permanent) throw new GiveUp(error.code)
      throw error
    }
    log.info({ kind: mail.kind }, 'mail sent')
  },
})

/** Whoever is on the way to an English flow reads English, also with an account that was made in Dutch: the address says so. */
const spokenIn = (payload: AccountMail): Locale | undefined =>
  'redirect_url' in payload ? localeFrom(new URL(payload.redirect_url).searchParams.get('lang')) : undefined

async function write(
  payload: AccountMail,
  account: Account,
  db: Db,
  { clock, config }: Pick<AccountMailNeeds, 'clock' | 'config'>,
): Promise<Mail> {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email, PUBLIC_URL } = config
  const mailsFor = (recipient: Recipient) => accountMails(recipient, { brand, support_email, public_url: PUBLIC_URL })
  const mails = mailsFor({ ...account, locale: spokenIn(payload) ?? account.locale })

  const codeOf = async (
    kind: Exclude<keyof typeof codeLifetime, 'invitation'>,
    target?: string,
    lifetime: number = codeLifetime[kind],
  ): Promise<string> => {
    const code = newToken()
    const now = clock.now()
    const expires_at = new Date(now.getTime() + lifetime)
    const kept = { hash: tokenHash(code), kind, account: account.uuid, ...(target !== undefined && { target }) }
    await insertCode(db, { ...kept, expires_at, created_at: now })
    return code
  }

  const linkWith = async (
    kind: 'confirmation' | 'reset',
    path: string,
    name: string,
    query: Record<string, string>,
  ) => {
    const code = await codeOf(kind)
    return `${PUBLIC_URL}/api/member_auth/${path}?${new URLSearchParams({ ...query, [name]: code })}`
  }

  switch (payload.kind) {
    case 'confirmation': {
      const { redirect_url, config: name } = payload
      return mails.confirmation(
        await linkWith('confirmation', 'confirmation', 'confirmation_token', { config: name, redirect_url }),
      )
    }
    case 'reset': {
      const { redirect_url, config: name } = payload
      return mails.reset(
        await linkWith('reset', 'password/edit', 'reset_password_token', { config: name, redirect_url }),
      )
    }
    case 'email_change': {
      const { to } = payload
      const owner = await findByEmail(db, to)
      // Whoever reads that mail is told, and whoever asked for it is not.
      if (owner) return mailsFor(owner).emailTaken()
      return mailsFor({ ...account, email: to }).emailChange(await codeOf('email_change', to))
    }
    case 'email_changed':
      return mailsFor({ ...account, email: payload.to }).emailChanged()
    case 'exists':
      return mails.exists()
    case 'welcome':
      return mails.welcome()
    case 'invited': {
      // Who signs in elsewhere or has a password already needs no link to choose one.
      const isKnown = account.password_hash !== null || account.provider !== 'email'
      const link = isKnown
        ? null
        : choosePasswordLink(config, await codeOf('reset', undefined, codeLifetime.invitation))
      const office = account.office === null ? null : await findOfficeName(db, account.office)
      return mails.invited(account.role, office, link)
    }
    case 'password_changed':
      return mails.passwordChanged()
    case 'second_factor':
      return mails.secondFactor(payload.event, payload.left)
    case 'new_device':
      return mails.newDevice({ device: payload.device, at: new Date(payload.at) })
  }
}
