import type { Tx } from '#server/db/index.ts'
import { emailIn } from './fields.ts'
import type { Given } from './given.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { Refusal } from './refusal.ts'
import { say } from './sentences.ts'
import { confirmAccount, findByEmail, findByUuid, findCode, useCode } from './store.ts'
import { hashOf } from './tokens.ts'
import type { Whence } from './whence.ts'

/** Showing that a mail address is one's own. */
export function confirming(parts: AccountParts) {
  const { config, database, jobs, clock, redirects, limits } = parts

  /**
   * A code confirms once. Opened again it only says that the address is confirmed: programs that look at links in mails
   * open them before their reader does.
   */
  const confirmIn = async (tx: Tx, code: string): Promise<boolean> => {
    const now = clock.now()
    const used = await useCode(tx, hashOf(code), 'confirmation', now)
    if (used === undefined) {
      const seen = await findCode(tx, hashOf(code), 'confirmation', now)
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
      if (!redirect_url) throw new Refusal(404, say.not_found)
      const target = redirects.target(redirect_url)
      if (target === null) throw new Refusal(422, say.redirect_not_allowed({ url: String(redirect_url) }))
      return redirects.withQuery(target, { account_confirmation_success: String(await confirm(code)) })
    },

    async resendConfirmation(given: Given, whence: Whence): Promise<string> {
      const email = emailIn(given)
      if (email === undefined) throw new Refusal(401, say.missing_email)
      const url = given.text('redirect_url') || `${config.PUBLIC_URL}/questionnaire/confirmation`
      const redirect_url = redirects.target(url)
      if (redirect_url === null) throw new Refusal(422, say.redirect_not_allowed({ url }))
      await limits.allow(['mail_ip', whence.ip], ['mail_email', `confirmation ${email}`])
      if (!config.HIDE_ACCOUNTS && (await findByEmail(database.db, email)) === undefined) {
        throw new Refusal(404, say.unknown_email({ email }), { code: 'account_not_found' })
      }
      const name = (given.text('config_name') ?? 'default').slice(0, 50)
      await database.inTransaction((tx) =>
        jobs.enqueue(tx, accountMail, { kind: 'confirmation', email, redirect_url, config: name }),
      )
      return config.HIDE_ACCOUNTS ? say.confirmation_sent_perhaps : say.confirmation_sent({ email })
    },
  }
}
