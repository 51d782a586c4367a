import type { AccountData } from '#contract/account-answers.ts'
import { tokenHash } from '#server/adapters/vault/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { Session } from '#server/http/index.ts'
import { endAssistants } from '../assistants/own-data.ts'
import { otherProvider, toData } from './account.ts'
import { type CallOrigin, deviceFrom } from './call-origin.ts'
import { codeOf, emailIn, passwordFaults } from './fields.ts'
import type { GivenInput } from './given.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { AccountRefusal, type FieldFaults, faults, protocolSentences } from './refusal.ts'
import {
  type Account,
  confirmAccount,
  deleteCodes,
  findByEmail,
  findByUuid,
  findCode,
  saveAccount,
  spendCodes,
} from './store.ts'
import { deleteClient, deleteOtherClients, forgetReset, mayChangePassword } from './store-clients.ts'
import { tokenHeaders, tokenQuery } from './tokens.ts'

/** How somebody is signed in who chooses another password: whether their token lasts, and with what. */
export type CallingDevice = { readonly lasting: boolean; readonly agent: string | undefined }

type RestOfRequest = {
  /** What is wrong with the rest of the request, to be said together. */
  readonly wrong?: FieldFaults
  readonly status?: 'error'
}

/** Another password for someone who is signed in: the one way, whichever call of the protocol it comes by. */
export function choosingPassword({ jobs, clock, passwords, clients, limits }: AccountParts) {
  return {
    /**
     * What is to be kept of the password that was sent. The one of now need not come along, as in the original; one that
     * does must be right.
     */
    async hashOf(
      account: Account,
      given: GivenInput,
      { wrong: others = {}, ...rest }: RestOfRequest = {},
    ): Promise<string> {
      if (account.provider !== 'email') {
        const { provider } = account
        const why = { code: 'different_provider', data: { provider }, ...rest } as const
        throw new AccountRefusal(422, protocolSentences.no_password_needed({ provider }), why)
      }
      const password = given.text('password') ?? ''
      const wrong = { ...others, ...(await passwordFaults(password, given.text('password_confirmation'), clock)) }
      const current = given.text('current_password')
      return passwords.inTurn(async ({ hash, matches }) => {
        if (current !== undefined) {
          await limits.allow(['password_account', account.uuid])
          const right = await matches(current, account.password_hash)
          if (right) await limits.forgive(['password_account', account.uuid])
          else wrong.current_password = [faults.invalid]
        }
        if (Object.keys(wrong).length > 0) throw new AccountRefusal(422, wrong, { ...rest, ...codeOf(wrong) })
        return hash(password)
      })
    },

    /**
     * Goes with writing it down: every other device ends, links that wait in a mailbox too, and its owner is told by mail.
     * Whoever still shows the token of a link, because the answer with the lasting one got lost on the way, gets another:
     * otherwise they would be out again within minutes.
     */
    async changed(tx: Tx, session: Session, account: Account, { lasting, agent }: CallingDevice) {
      await deleteOtherClients(tx, session)
      await spendCodes(tx, account.uuid, 'reset', clock.now())
      await deleteCodes(tx, account.uuid, 'second_factor')
      await deleteCodes(tx, account.uuid, 'email_change')
      await forgetReset(tx, account.uuid)
      await endAssistants(tx, account.uuid, clock.now())
      await jobs.enqueue(tx, accountMail, { kind: 'password_changed', account: account.uuid })
      const { client, second_factor } = session
      // A link in a mail is no second factor: they sign in anew, with both.
      if (second_factor === 'awaited') await deleteClient(tx, session)
      if (lasting || second_factor === 'awaited') return {}
      const secondFactor = second_factor === 'passed'
      return tokenHeaders(await clients.issue(tx, account, { client, device: deviceFrom(agent), secondFactor }))
    },
  }
}

/** For a program the same as no link at all; a person is told what it is. */
export class UsedLink extends AccountRefusal {
  constructor() {
    super(404, protocolSentences.not_found)
  }
}

type ResetLink = {
  readonly code: string | undefined
  readonly redirect_url: unknown
  readonly config: string
}

type ChangedPassword = {
  readonly data: AccountData
  readonly message: string
  readonly headers: Readonly<Record<string, string>>
}

/** Forgetting a password, and choosing another one. */
export function changingPassword(parts: AccountParts) {
  const { config, database, jobs, clock, redirects, clients, limits } = parts
  const choosing = choosingPassword(parts)

  function targetOf(url: unknown): string {
    if (!url) throw new AccountRefusal(401, protocolSentences.missing_redirect_url)
    const target = redirects.target(url)
    if (target === null) throw new AccountRefusal(422, protocolSentences.redirect_not_allowed({ url: String(url) }))
    return target
  }

  return {
    async requestReset(given: GivenInput, calledFrom: CallOrigin): Promise<string> {
      const email = emailIn(given)
      if (email === undefined) throw new AccountRefusal(401, protocolSentences.missing_email)
      const redirect_url = targetOf(given.text('redirect_url'))
      await limits.allow(['mail_ip', calledFrom.ip], ['mail_email', `reset ${email}`])
      if (!config.HIDE_ACCOUNTS) {
        const account = await findByEmail(database.db, email)
        if (account === undefined) {
          throw new AccountRefusal(404, protocolSentences.unknown_email({ email }), { code: 'account_not_found' })
        }
        const provider = otherProvider(account)
        if (provider !== null) {
          throw new AccountRefusal(404, protocolSentences.no_password_needed({ provider }), {
            code: 'different_provider',
            data: { provider },
          })
        }
      }
      const name = (given.text('config_name') ?? 'default').slice(0, 50)
      await database.inTransaction((tx) =>
        jobs.enqueue(tx, accountMail, { kind: 'reset', email, redirect_url, config: name }),
      )
      return config.HIDE_ACCOUNTS ? protocolSentences.reset_sent_perhaps : protocolSentences.reset_sent({ email })
    },

    /**
     * The link in the mail: answers where to send the browser, with a token of five minutes. It can be opened until a
     * password was chosen with it: programs that look at links in mails open them before their reader does.
     */
    async openReset({ code, redirect_url, config: name }: ResetLink, calledFrom: CallOrigin): Promise<string> {
      const target = targetOf(redirect_url)
      const found = code ? await findCode(database.db, tokenHash(code), 'reset', clock.now()) : undefined
      const account = found && (await findByUuid(database.db, found.account))
      if (!code || !found || !account) throw new AccountRefusal(404, protocolSentences.not_found)
      if (found.used_at !== null) throw new UsedLink()
      const issued = await database.inTransaction(async (tx) => {
        // Whoever reads mail at this address has shown that it is theirs.
        await confirmAccount(tx, account.uuid, clock.now())
        const client = `reset-${found.hash.slice(0, 16)}`
        const device = deviceFrom(calledFrom.agent)
        return clients.issue(tx, account, { device, client, inAddress: true, maySetPassword: true })
      })
      const { access_token, client, uid, expiry } = tokenQuery(issued)
      return redirects.withQuery(target, {
        'access-token': access_token,
        access_token,
        token: access_token,
        client,
        client_id: client,
        config: name,
        expiry,
        reset_password: 'true',
        reset_password_token: code,
        uid,
      })
    },

    async changePassword(session: Session, given: GivenInput, manner: CallingDevice): Promise<ChangedPassword> {
      const account = await findByUuid(database.db, session.account)
      const half = session.second_factor === 'awaited' && !(await mayChangePassword(database.db, session))
      if (account === undefined || half) throw new AccountRefusal(401, protocolSentences.unauthorized)
      const missing = !given.text('password') || !given.text('password_confirmation')
      if (missing && account.provider === 'email') throw new AccountRefusal(422, protocolSentences.missing_passwords)
      const password_hash = await choosing.hashOf(account, given)
      return database.inTransaction(async (tx) => {
        const changed = await saveAccount(tx, account.uuid, { password_hash, updated_at: clock.now() })
        const headers = await choosing.changed(tx, session, account, manner)
        return {
          data: toData(changed ?? account, session, config),
          message: protocolSentences.password_updated,
          headers,
        }
      })
    },
  }
}
