import type { AccountData } from '#contract/account-answers.ts'
import { tokenHash } from '#server/adapters/vault/index.ts'
import type { Tx } from '#server/db/index.ts'
import { claim } from '../drafts/actions.ts'
import { otherProvider, toData } from './account.ts'
import { type CallOrigin, deviceFrom } from './call-origin.ts'
import { emailIn } from './fields.ts'
import type { GivenInput } from './given.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { AccountRefusal, BlockedAccount, protocolSentences } from './refusal.ts'
import { secondFactorNeeded, ticketFor } from './second-factor-ticket.ts'
import { deviceStandingOf } from './standing.ts'
import { type Account, findByEmail, rememberDevice } from './store.ts'
import { type IssuedToken, tokenHeaders } from './tokens.ts'

/** Somebody who is in: who they are, and the token of their device. */
export type EnteredAccount = { readonly data: AccountData; readonly headers: Readonly<Record<string, string>> }

type EnterManner = {
  /** The token is to travel in an address: it holds for minutes. */
  readonly inAddress?: boolean
  /** The account was made just now: no mail about a device that cannot be but new. */
  readonly isNew?: boolean
  /** What of this browser's drafts its owner wants in the account. */
  readonly drafts?: readonly string[]
  /** They have shown the second factor. */
  readonly secondFactor?: boolean
  /** The visitor who began the way round by a provider that ends here. */
  readonly begunBy?: string | null
}

/**
 * What happens whenever somebody gets in, by whichever door: the device gets its token, the drafts that were named become
 * the account's where a form of our own named them, and a device that was never seen is told by mail.
 */
export async function letIn(
  { clients, jobs, clock }: Pick<AccountParts, 'clients' | 'jobs' | 'clock'>,
  tx: Tx,
  account: Account,
  calledFrom: CallOrigin,
  { inAddress = false, isNew = false, drafts = [], secondFactor = false, begunBy = null }: EnterManner = {},
): Promise<IssuedToken> {
  const device = deviceFrom(calledFrom.agent)
  const issued = await clients.issue(tx, account, { device, inAddress, secondFactor, begunBy })
  const now = clock.now()
  let known = false
  for (const fingerprint of fingerprintsOf(account.uuid, calledFrom)) {
    if (await rememberDevice(tx, account.uuid, fingerprint, now)) known = true
  }
  if (!known && !isNew) {
    const at = now.toISOString()
    await jobs.enqueue(tx, accountMail, { kind: 'new_device', account: account.uuid, device, at })
  }
  const { visitor, fromOurPage } = calledFrom
  if (visitor !== null && fromOurPage) await claim(tx, { visitor, account: account.uuid, uuids: drafts })
  return issued
}

type Proof = { readonly enrolled: boolean; readonly passed: boolean }

/** Who gets in without a second factor has none: with one they get a ticket. */
const withoutFactor: Proof = { enrolled: false, passed: false }

export const entered = (
  account: Account,
  issued: IssuedToken,
  { config }: Pick<AccountParts, 'config'>,
  proof: Proof = withoutFactor,
): EnteredAccount => ({
  data: toData(account, deviceStandingOf({ role: account.role, ...proof }, config), config),
  headers: tokenHeaders(issued),
})

/** A browser is known by its cookie, a program by what it calls itself and where it is. Kept as hashes. */
const fingerprintsOf = (account: string, { visitor, agent, ip }: CallOrigin): string[] =>
  [...(visitor === null ? [] : [visitor]), `${agent ?? ''} ${ip}`].map((trait) => tokenHash(`${account} ${trait}`))

/** Signing in with a password: at once, or as far as a ticket for the second factor. A stranger gets the same answer in the same time as someone who mistypes. */
export function signingIn(parts: AccountParts) {
  const { config, database, clock, passwords, limits } = parts

  return async function signIn(given: GivenInput, calledFrom: CallOrigin): Promise<EnteredAccount> {
    const email = emailIn(given)
    const password = given.text('password')
    const refusal = () =>
      new AccountRefusal(401, protocolSentences.invalid_credentials, { code: 'invalid_credentials' })
    if (email === undefined || !password) throw refusal()

    const ofIp = ['sign_in_ip', calledFrom.ip] as const
    const ofPair = ['sign_in_pair', `${email} ${calledFrom.ip}`] as const
    const ofEmail = ['sign_in_email', email] as const
    const { account, right } = await passwords.inTurn(async ({ matches }) => {
      await limits.allow(ofIp, ofPair, ofEmail)
      const found = await findByEmail(database.db, email)
      return { account: found, right: await matches(password, found?.password_hash ?? null) }
    })
    if (account === undefined || !right) {
      const provider = account && !config.HIDE_ACCOUNTS ? otherProvider(account) : null
      if (provider === null) throw refusal()
      throw new AccountRefusal(401, protocolSentences.no_password_needed({ provider }), {
        code: 'different_provider',
        data: { provider },
      })
    }
    // Otherwise making an account and trying its password would tell whether there was one.
    if (config.HIDE_ACCOUNTS && account.confirmed_at === null) throw refusal()

    await limits.forgive(ofPair, ofEmail)
    await limits.forgiveOne(ofIp)
    if (account.blocked_at !== null) throw new BlockedAccount()
    const ticket = await ticketFor(database.db, account.uuid, clock)
    if (ticket !== null) throw secondFactorNeeded(ticket)
    const issued = await database.inTransaction((tx) =>
      letIn(parts, tx, account, calledFrom, { drafts: given.uuids('drafts') }),
    )
    return entered(account, issued, parts)
  }
}
