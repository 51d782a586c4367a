import { otherProvider } from './account.ts'
import { type Entered, entered, letIn } from './enter.ts'
import { emailIn } from './fields.ts'
import type { Given } from './given.ts'
import type { AccountParts } from './parts.ts'
import { Refusal } from './refusal.ts'
import { say } from './sentences.ts'
import { findByEmail } from './store.ts'
import type { Whence } from './whence.ts'

/** Signing in with a password. A stranger gets the same answer in the same time as someone who mistypes. */
export function signingIn(parts: AccountParts) {
  const { config, database, passwords, limits } = parts

  return async function signIn(given: Given, whence: Whence): Promise<Entered> {
    const email = emailIn(given)
    const password = given.text('password')
    const refusal = () => new Refusal(401, say.invalid_credentials, { code: 'invalid_credentials' })
    if (email === undefined || !password) throw refusal()

    const ofIp = ['sign_in_ip', whence.ip] as const
    const ofPair = ['sign_in_pair', `${email} ${whence.ip}`] as const
    const ofEmail = ['sign_in_email', email] as const
    const { account, right } = await passwords.inTurn(async ({ matches }) => {
      await limits.allow(ofIp, ofPair, ofEmail)
      const found = await findByEmail(database.db, email)
      return { account: found, right: await matches(password, found?.password_hash ?? null) }
    })
    if (account === undefined || !right) {
      const provider = account && !config.HIDE_ACCOUNTS ? otherProvider(account) : null
      if (provider === null) throw refusal()
      throw new Refusal(401, say.no_password_needed({ provider }), { code: 'different_provider', data: { provider } })
    }
    // Otherwise making an account and trying its password would tell whether there was one.
    if (config.HIDE_ACCOUNTS && account.confirmed_at === null) throw refusal()

    await limits.forgive(ofPair, ofEmail)
    await limits.forgiveOne(ofIp)
    const issued = await database.inTransaction((tx) =>
      letIn(parts, tx, account, whence, { drafts: given.uuids('drafts') }),
    )
    return entered(account, issued, parts)
  }
}
