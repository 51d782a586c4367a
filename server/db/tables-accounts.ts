import type { ColumnType } from 'kysely'
import type { Moment, NumberColumn } from './tables-orders.ts'

export interface AccountTable {
  id: NumberColumn
  uuid: string
  provider: 'email' | 'google_oauth2' | 'linkedin'
  uid: string
  email: string
  password_hash: string | null
  firstname: ColumnType<string, string | undefined>
  lastname: ColumnType<string, string | undefined>
  phone: ColumnType<string | null, string | null | undefined>
  locale: ColumnType<'nl' | 'en', 'nl' | 'en' | undefined>
  role: ColumnType<'customer' | 'notary' | 'support' | 'admin', 'customer' | 'notary' | 'support' | 'admin' | undefined>
  /** The office that somebody of role notary belongs to. */
  office: ColumnType<number | null, number | null | undefined>
  keep_me_posted: ColumnType<boolean, boolean | undefined>
  terms_accepted_at: ColumnType<Date | null, Date | null | undefined>
  confirmed_at: ColumnType<Date | null, Date | null | undefined>
  /** Cannot sign in any more, whatever they show. */
  blocked_at: ColumnType<Date | null, Date | null | undefined>
  invited_at: ColumnType<Date | null, Date | null | undefined>
  profile_image: ColumnType<string | null, string | null | undefined>
  created_at: Moment
  updated_at: Moment
}

/** A device that is signed in; `token_hash` is all that is kept of its token. */
export interface AccountClientTable {
  account: string
  client: string
  id: string
  token_hash: string
  previous_hash: ColumnType<string | null, string | null | undefined>
  rotated_at: ColumnType<Date | null, Date | null | undefined>
  previous_until: ColumnType<Date | null, Date | null | undefined>
  expires_at: Moment
  short_lived: ColumnType<boolean, boolean | undefined>
  may_set_password: ColumnType<boolean, boolean | undefined>
  begun_by: ColumnType<string | null, string | null | undefined>
  second_factor: ColumnType<boolean, boolean | undefined>
  device: string | null
  created_at: Moment
  last_seen_at: Moment
}

export interface SignInErrandTable {
  hash: string
  sealed: string
  expires_at: Moment
}

export interface AccountDeviceTable {
  account: string
  fingerprint: string
  last_seen_at: Moment
}

export interface AccountCodeTable {
  hash: string
  kind: 'confirmation' | 'reset' | 'redirection' | 'second_factor' | 'email_change'
  account: string
  target: ColumnType<string | null, string | null | undefined>
  second_factor: ColumnType<boolean, boolean | undefined>
  expires_at: Moment
  used_at: ColumnType<Date | null, Date | null | undefined>
  created_at: Moment
}

/** An account elsewhere that signs in here. */
export interface AccountIdentityTable {
  issuer: string
  subject: string
  account: string
  provider: 'google_oauth2' | 'linkedin'
  email: string | null
  created_at: Moment
}

/** `secret` is sealed; without `confirmed_at` it is being set up. */
export interface SecondFactorTable {
  id: string
  account: string
  secret: string
  confirmed_at: ColumnType<Date | null, Date | null | undefined>
  last_step: ColumnType<number | null, number | null | undefined>
  created_at: Moment
}

export interface SecondFactorRecoveryCodeTable {
  account: string
  hash: string
  used_at: ColumnType<Date | null, Date | null | undefined>
}

export interface SecondFactorEventTable {
  id: NumberColumn
  account: string
  event: string
  at: Moment
}

export interface AttemptTable {
  key: string
  count: number
  forgotten_at: Moment
  blocked_until: ColumnType<Date | null, Date | null | undefined>
}
