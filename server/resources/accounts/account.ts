import { createHmac } from 'node:crypto'
import type { AccountData, Provider } from '#contract/account-answers.ts'
import type { Me } from '#contract/own-account.ts'
import type { Config } from '#server/config/index.ts'
import { type DeviceStanding, shownState } from './standing.ts'
import type { Account } from './store.ts'

/** Proves to the chat that a visitor is the account they say: only we and the chat know the secret. */
export const userHash = (
  uuid: string,
  { CHAT_IDENTITY_SECRET }: Pick<Config, 'CHAT_IDENTITY_SECRET'>,
): string | null =>
  CHAT_IDENTITY_SECRET === undefined ? null : createHmac('sha256', CHAT_IDENTITY_SECRET).update(uuid).digest('hex')

/** As the protocol shows an account: no token, no hash, no moment. */
export function toData(
  account: Account,
  standing: DeviceStanding,
  config: Pick<Config, 'CHAT_IDENTITY_SECRET'>,
  allow_password_change = false,
): AccountData {
  const { id, uuid, provider, uid, email, firstname, lastname, phone, locale, keep_me_posted } = account
  return {
    ...{ id, uuid, provider, uid, email, firstname, lastname, phone, locale, keep_me_posted },
    role: standing.role,
    second_factor: shownState(standing),
    confirmed: account.confirmed_at !== null,
    profile_image: account.profile_image,
    user_hash: userHash(uuid, config),
    allow_password_change,
  }
}

export function toMe(account: Account, standing: DeviceStanding, config: Pick<Config, 'CHAT_IDENTITY_SECRET'>): Me {
  const { uuid, firstname, lastname, email, phone, provider, profile_image } = account
  return {
    ...{ uuid, firstname, lastname, email, phone, provider, profile_image },
    role: standing.role,
    second_factor: shownState(standing),
    user_hash: userHash(uuid, config),
    confirmed: account.confirmed_at !== null,
  }
}

/** How somebody gets in who has no password here: through who made the account. */
export const otherProvider = ({ password_hash, provider }: Account): Provider | null =>
  password_hash === null && provider !== 'email' ? provider : null
