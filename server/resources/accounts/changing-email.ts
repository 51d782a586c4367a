import { tokenHash } from '#server/adapters/vault/index.ts'
import type { Session } from '#server/http/index.ts'
import { movePerson } from '../reminders/stopping.ts'
import { otherProvider } from './account.ts'
import { type CallOrigin, deviceFrom } from './call-origin.ts'
import { emailFaults } from './fields.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { AccountRefusal, faults, protocolSentences } from './refusal.ts'
import { deleteCodes, findByEmail, findByUuid, findCode, useCode } from './store.ts'
import { deleteAllSessions, lockAccount, moveAccount } from './store-own.ts'
import { tokenHeaders } from './tokens.ts'

type WantedAddress = { readonly email: string; readonly current_password: string }

type MovedEmail = {
  readonly email: string
  /** The next token of who opened the link signed in; nothing for anybody else. */
  readonly headers: Readonly<Record<string, string>> | null
}

export type EmailActions = ReturnType<typeof changingEmail>

/** Another mail address: asked with the password, confirmed at the new address, told at the old one. */
export function changingEmail(parts: AccountParts) {
  const { database, vault, jobs, clock, passwords, clients, limits } = parts

  return {
    /** Whether the address has an account is found out by the job: this answer is the same for every address. */
    async request(
      session: Session,
      { email, current_password }: WantedAddress,
      { ip }: Pick<CallOrigin, 'ip'>,
    ): Promise<void> {
      const account = await findByUuid(database.db, session.account)
      if (account === undefined) throw new AccountRefusal(401, protocolSentences.unauthorized)
      const provider = otherProvider(account)
      if (provider !== null) {
        throw new AccountRefusal(422, protocolSentences.no_password_needed({ provider }), {
          code: 'different_provider',
          data: { provider },
        })
      }
      const wrongEmail = emailFaults(email || undefined, clock)
      const ofPassword = ['password_account', account.uuid] as const
      const right = await passwords.inTurn(async ({ matches }) => {
        await limits.allow(ofPassword)
        return matches(current_password, account.password_hash)
      })
      if (right) await limits.forgive(ofPassword)
      const wrong = {
        ...(wrongEmail.length > 0 && { email: wrongEmail }),
        ...(!right && { current_password: [faults.invalid] }),
      }
      if (Object.keys(wrong).length > 0) throw new AccountRefusal(422, wrong)
      if (email === account.email) throw new AccountRefusal(422, { email: [faults.same] }, { code: 'email_same' })
      await limits.allow(['email_change', account.uuid], ['mail_ip', ip], ['mail_email', `email change ${email}`])
      await database.inTransaction(async (tx) => {
        // Only the newest link opens anything.
        await deleteCodes(tx, account.uuid, 'email_change')
        await jobs.enqueue(tx, accountMail, { kind: 'email_change', account: account.uuid, to: email })
      })
    },

    /**
     * Ends every device: each knows the account by its address. Links that wait in the old mailbox open nothing any more.
     * Whoever opens the link signed in goes on.
     */
    confirm: (key: string, session: Session | null, { agent }: Pick<CallOrigin, 'agent'>): Promise<MovedEmail> =>
      database.inTransaction(async (tx) => {
        const now = clock.now()
        const used = await useCode(tx, tokenHash(key), 'email_change', now)
        const account = used && (await lockAccount(tx, used.account))
        if (!used?.target || !account) {
          const seen = await findCode(tx, tokenHash(key), 'email_change', now)
          if (seen) throw new AccountRefusal(409, protocolSentences.link_used, { code: 'link_used' })
          throw new AccountRefusal(404, protocolSentences.link_expired, { code: 'link_expired' })
        }
        const email = used.target
        // Whoever opens it reads the mail of this address, so this tells no stranger anything.
        if (await findByEmail(tx, email))
          throw new AccountRefusal(409, protocolSentences.email_taken, { code: 'email_taken' })
        const moved = await moveAccount(tx, account, email, now)
        await movePerson(tx, vault, account.email, email)
        await deleteAllSessions(tx, account.uuid)
        await deleteCodes(tx, account.uuid, 'confirmation')
        await jobs.enqueue(tx, accountMail, { kind: 'email_changed', account: account.uuid, to: account.email })
        if (session?.account !== account.uuid) return { email, headers: null }
        const { client, second_factor } = session
        const secondFactor = second_factor === 'passed'
        const issued = await clients.issue(tx, moved, { client, device: deviceFrom(agent), secondFactor })
        return { email, headers: tokenHeaders(issued) }
      }),
  }
}
