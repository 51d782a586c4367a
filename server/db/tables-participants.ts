import type { ColumnType } from 'kysely'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Maybe, Moment, NumberColumn } from './tables-orders.ts'

/** Somebody who fills in their own part; `part` opens only with their own key. */
export interface ParticipantTable {
  uuid: string
  questionnaire: string
  person: ShareholderKey
  sealed_email: Maybe<string>
  sealed_key: Maybe<string>
  part: Maybe<string>
  version: ColumnType<number, number | undefined>
  invited_at: Moment
  reminded_at: Maybe<Date>
  told_at: Maybe<Date>
  began_at: Maybe<Date>
  declared_at: Maybe<Date>
  declared_hash: Maybe<string>
  declined_at: Maybe<Date>
  ended_at: Maybe<Date>
  ended_as: Maybe<'replaced' | 'taken_back'>
}

export interface ParticipantLinkTable {
  hash: string
  participant: string
  until: Moment
  revoked_at: Maybe<Date>
  made_at: Moment
}

export interface ParticipantCodeTable {
  participant: string
  hash: string
  until: Moment
  tries: ColumnType<number, number | undefined>
}

export interface ParticipantDeviceTable {
  hash: string
  participant: string
  until: Moment
  made_at: Moment
}

/** What a participant and the office say to each other; `words` opens only with the participant's own key. */
export interface ParticipantMessageTable {
  id: NumberColumn
  participant: string
  role: 'participant' | 'notary' | 'support'
  author: Maybe<string>
  key: Maybe<string>
  words: string
  at: Moment
}
