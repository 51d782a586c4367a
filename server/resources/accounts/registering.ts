import { randomUUID } from 'node:crypto'
import { tokenHash } from '#server/adapters/vault/index.ts'
import type { Tx } from '#server/db/index.ts'
import { otherProvider, toData } from './account.ts'
import type { CallOrigin } from './call-origin.ts'
import { type EnteredAccount, entered, letIn } from './enter.ts'
import { codeOf, emailFaults, emailIn, passwordFaults, profileFields, profileIn } from './fields.ts'
import type { GivenInput } from './given.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { AccountRefusal, faults, protocolSentences } from './refusal.ts'
import {
  type Account,
  confirmAccount,
  findByEmail,
  findByUuid,
  findCode,
  insertAccount,
  type NewAccount,
  useCode,
} from './store.ts'

const known = ['email', 'password', 'password_confirmation', ...profileFields]

/** Making an account with a password. */
export function registering(parts: AccountParts) {
  const { config, database, jobs, clock, redirects, passwords, limits } = parts

  /** Where the mail leads back to; asked first, because a client without it can do nothing with the answer. */
  function targetIn(given: GivenInput, data: object): string {
    const url = given.text('confirm_success_url')
    if (!url) throw new AccountRefusal(422, protocolSentences.missing_confirm_success_url, { status: 'error', data })
    const target = redirects.target(url)
    if (target === null)
      throw new AccountRefusal(422, protocolSentences.redirect_not_allowed({ url }), { status: 'error', data })
    return target
  }

  async function accountIn(given: GivenInput, calledFrom: CallOrigin, data: object) {
    const email = emailIn(given)
    const password = given.text('password')
    const { profile, faults: wrongProfile } = profileIn(given, clock)
    const wrongEmail = emailFaults(email, clock)
    const wrong = {
      ...(wrongEmail.length > 0 && { email: wrongEmail }),
      ...(await passwordFaults(password, given.text('password_confirmation'), clock)),
      ...wrongProfile,
    }
    if (email === undefined || password === undefined || Object.keys(wrong).length > 0) {
      throw new AccountRefusal(422, wrong, { status: 'error', data, ...codeOf(wrong) })
    }
    const now = clock.now()
    const account: Omit<NewAccount, 'password_hash'> = {
      uuid: randomUUID(),
      provider: 'email',
      uid: email,
      email,
      ...(calledFrom.locale && { locale: calledFrom.locale }),
      ...profile,
      terms_accepted_at: given.flag('terms_of_service') ? now : null,
      created_at: now,
      updated_at: now,
    }
    return { account, password }
  }

  async function askToConfirm(tx: Tx, { email }: Pick<Account, 'email'>, redirect_url: string, given: GivenInput) {
    const name = given.text('config_name') ?? 'default'
    await jobs.enqueue(tx, accountMail, { kind: 'confirmation', email, redirect_url, config: name.slice(0, 50) })
  }

  function taken(found: Account | undefined, data: object): AccountRefusal {
    const provider = found && otherProvider(found)
    return new AccountRefusal(
      422,
      { email: [faults.taken] },
      provider
        ? { status: 'error', code: 'different_provider', data: { provider } }
        : { status: 'error', code: 'email_taken', data },
    )
  }

  return async function register(given: GivenInput, calledFrom: CallOrigin): Promise<EnteredAccount> {
    if (!given.hasAny(known)) throw new AccountRefusal(422, protocolSentences.no_sign_up_data, { status: 'error' })
    const data = shownBack(given)
    const target = targetIn(given, data)
    const { account, password } = await accountIn(given, calledFrom, data)
    const password_hash = await passwords.inTurn(async ({ hash }) => {
      await limits.allow(['register_ip', calledFrom.ip])
      return hash(password)
    })

    return database.inTransaction(async (tx) => {
      const made = await insertAccount(tx, { ...account, password_hash })
      if (config.HIDE_ACCOUNTS) {
        // The same answer for both, without a token: the mail tells its owner what happened, and nobody else.
        if (made) await askToConfirm(tx, made, target, given)
        else await jobs.enqueue(tx, accountMail, { kind: 'exists', email: account.email })
        return { data: hiddenData(account), headers: {} }
      }
      if (made === undefined) throw taken(await findByEmail(tx, account.email), data)
      await askToConfirm(tx, made, target, given)
      return entered(
        made,
        await letIn(parts, tx, made, calledFrom, { isNew: true, drafts: given.uuids('drafts') }),
        parts,
      )
    })
  }

  /** What anyone who sends this request could know by themselves. */
  function hiddenData(account: Omit<NewAccount, 'password_hash'>): EnteredAccount['data'] {
    const { firstname = '', lastname = '', phone = null, locale = 'nl', keep_me_posted = false } = account
    const rest = { id: 0, role: 'customer', password_hash: null, confirmed_at: null, profile_image: null } as const
    const shown = { ...account, ...rest, firstname, lastname, phone, locale, keep_me_posted } as Account
    return {
      ...toData(shown, { role: 'customer', second_factor: 'none' }, config),
      uuid: randomUUID(),
      user_hash: null,
    }
  }
}

/** The original repeats what it got, so that a form can show it again. Never the password. */
function shownBack(given: GivenInput): Record<string, string> {
  const names = ['email', 'firstname', 'lastname', 'phone'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = given.text(name)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** Showing that a mail address is one's own. */
export function confirming(parts: AccountParts) {
  const { config, database, jobs, clock, redirects, limits } = parts

  /**
   * A code confirms once. Opened again it only says that the address is confirmed: programs that look at links in mails
   * open them before their reader does.
   */
  const confirmIn = async (tx: Tx, code: string): Promise<boolean> => {
    const now = clock.now()
    const used = await useCode(tx, tokenHash(code), 'confirmation', now)
    if (used === undefined) {
      const seen = await findCode(tx, tokenHash(code), 'confirmation', now)
      const account = seen && (await findByUuid(tx, seen.account))
      return account !== undefined && account.confirmed_at !== null
    }
    if (await confirmAccount(tx, used.account, now)) {
      await jobs.enqueue(tx, accountMail, { kind: 'welcome', account: used.account })
    }
    return true
  }

  const confirm = (code: string | undefined): Promise<boolean> =>
    code ? database.inTransaction((tx) => confirmIn(tx, code)) : Promise.resolve(false)

  return {
    confirm,

    /** The link in the mail: answers where to send the browser. */
    async openConfirmation(query: {
      readonly code: string | undefined
      readonly redirect_url: unknown
    }): Promise<string> {
      const { code, redirect_url } = query
      if (!redirect_url) throw new AccountRefusal(404, protocolSentences.not_found)
      const target = redirects.target(redirect_url)
      if (target === null)
        throw new AccountRefusal(422, protocolSentences.redirect_not_allowed({ url: String(redirect_url) }))
      return redirects.withQuery(target, { account_confirmation_success: String(await confirm(code)) })
    },

    async resendConfirmation(given: GivenInput, calledFrom: CallOrigin): Promise<string> {
      const email = emailIn(given)
      if (email === undefined) throw new AccountRefusal(401, protocolSentences.missing_email)
      const url = given.text('redirect_url') || `${config.PUBLIC_URL}/questionnaire/confirmation`
      const redirect_url = redirects.target(url)
      if (redirect_url === null) throw new AccountRefusal(422, protocolSentences.redirect_not_allowed({ url }))
      await limits.allow(['mail_ip', calledFrom.ip], ['mail_email', `confirmation ${email}`])
      if (!config.HIDE_ACCOUNTS && (await findByEmail(database.db, email)) === undefined) {
        throw new AccountRefusal(404, protocolSentences.unknown_email({ email }), { code: 'account_not_found' })
      }
      const name = (given.text('config_name') ?? 'default').slice(0, 50)
      await database.inTransaction((tx) =>
        jobs.enqueue(tx, accountMail, { kind: 'confirmation', email, redirect_url, config: name }),
      )
      return config.HIDE_ACCOUNTS
        ? protocolSentences.confirmation_sent_perhaps
        : protocolSentences.confirmation_sent({ email })
    },
  }
}
