import type { AccountData } from '#contract/account-answers.ts'
import type { Tx } from '#server/db/index.ts'
import { claim } from '../drafts/claim.ts'
import { toData } from './account.ts'
import { deviceFrom } from './device.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { type Account, rememberDevice } from './store.ts'
import { hashOf, headersOf, type Issued } from './tokens.ts'
import type { Whence } from './whence.ts'

/** Somebody who is in: who they are, and the token of their device. */
export type Entered = { readonly data: AccountData; readonly headers: Readonly<Record<string, string>> }

type Manner = {
  /** The token is to travel in an address: it holds for minutes. */
  readonly inAddress?: boolean
  /** The account was made just now: no mail about a device that cannot be but new. */
  readonly isNew?: boolean
  /** What of this browser's drafts its owner wants in the account. */
  readonly drafts?: readonly string[]
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
  whence: Whence,
  { inAddress = false, isNew = false, drafts = [], begunBy = null }: Manner = {},
): Promise<Issued> {
  const device = deviceFrom(whence.agent)
  const issued = await clients.issue(tx, account, { device, inAddress, begunBy })
  const now = clock.now()
  let known = false
  for (const fingerprint of fingerprintsOf(account.uuid, whence)) {
    if (await rememberDevice(tx, account.uuid, fingerprint, now)) known = true
  }
  if (!known && !isNew) {
    const at = now.toISOString()
    await jobs.enqueue(tx, accountMail, { kind: 'new_device', account: account.uuid, device, at })
  }
  const { visitor, fromOurPage } = whence
  if (visitor !== null && fromOurPage) await claim(tx, { visitor, account: account.uuid, uuids: drafts })
  return issued
}

export const entered = (account: Account, issued: Issued, { config }: Pick<AccountParts, 'config'>): Entered => ({
  data: toData(account, config),
  headers: headersOf(issued),
})

/** A browser is known by its cookie, a program by what it calls itself and where it is. Kept as hashes. */
const fingerprintsOf = (account: string, { visitor, agent, ip }: Whence): string[] =>
  [...(visitor === null ? [] : [visitor]), `${agent ?? ''} ${ip}`].map((trait) => hashOf(`${account} ${trait}`))
