import type { Provider, SocialErrorCode, SocialProvider } from '#contract/account-answers.ts'
import type { Identity } from '#contract/own-account.ts'
import type { IdentityClaims } from '#server/adapters/identity/index.ts'
import { AppError } from '#server/http/index.ts'
import type { AccountParts } from './parts.ts'
import { AccountRefusal, protocolSentences } from './refusal.ts'
import { findByUuid } from './store.ts'
import {
  deleteIdentity,
  findByIdentity,
  insertIdentity,
  lockAccount,
  selectIdentities,
  selectSessions,
  setProvider,
} from './store-own.ts'

/** Why signing in with an account elsewhere came to nothing, for the screen that says so. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly code: SocialErrorCode
  /** The way in that does work. */
  readonly provider: Provider | undefined
  constructor(code: SocialErrorCode, provider?: Provider) {
    super(code)
    this.code = code
    this.provider = provider
  }
}

type Parts = Pick<AccountParts, 'database' | 'clock'>

/** The accounts elsewhere that sign in here, for the owner to look at and to take off. */
export function identityActions({ database, clock }: Parts) {
  return {
    async list(account: string): Promise<Identity[]> {
      const rows = await selectIdentities(database.db, account)
      return rows.map(({ provider, email, created_at }) => ({ provider, email, created_at: created_at.toISOString() }))
    },

    /**
     * Only for an address that was confirmed: else someone could take a stranger's address, link an account of their own,
     * and still get in after the stranger has made it theirs.
     */
    async mayLink(account: string): Promise<void> {
      const owner = await findByUuid(database.db, account)
      if (owner?.confirmed_at == null)
        throw new AccountRefusal(422, protocolSentences.not_confirmed, { code: 'not_confirmed', status: 'error' })
    },

    async unlink(account: string, provider: SocialProvider): Promise<void> {
      await database.inTransaction(async (tx) => {
        const owner = await lockAccount(tx, account)
        const identities = await selectIdentities(tx, account)
        const others = identities.filter((identity) => identity.provider !== provider)
        if (!owner || others.length === identities.length) throw new AppError('not_found')
        const left = owner.password_hash === null ? others[0]?.provider : 'email'
        if (left === undefined)
          throw new AccountRefusal(422, protocolSentences.last_way_in, { code: 'last_way_in', status: 'error' })
        await deleteIdentity(tx, account, provider)
        if (owner.provider === provider) await setProvider(tx, account, left, clock.now())
      })
    },
  }
}

type Linking = { readonly account: string; readonly client: string; readonly provider: SocialProvider }

/** Only while the device that asked for it is still signed in, and for an address the provider made sure of. */
export async function attachIdentity(
  { database, clock }: Parts,
  linking: Linking,
  vouched: IdentityClaims,
): Promise<void> {
  const { account, client, provider } = linking
  if (!vouched.email_verified) throw new SocialFailure('email_not_verified')
  await database.inTransaction(async (tx) => {
    const now = clock.now()
    await lockAccount(tx, account)
    const sessions = await selectSessions(tx, account, now)
    if (!sessions.some((session) => session.client === client)) throw new SocialFailure('sign_in_failed')
    const { issuer, subject, email } = vouched
    const linked = await insertIdentity(tx, { issuer, subject, account, provider, email, created_at: now })
    if (linked) return
    const owner = await findByIdentity(tx, vouched)
    if (owner?.uuid !== account) throw new SocialFailure(owner ? 'identity_taken' : 'already_linked')
  })
}
