import type { ColumnType } from 'kysely'
import type { ContractStatus, SigningEvent, SigningSession } from '#domain/contracts/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Json, Maybe, Moment, NumberColumn } from './tables-orders.ts'

type SignatureState = SigningSession['signers'][number]['state']

/** A company of an account. Stored JSON of any age: read it through its schema. */
interface CompanyTable {
  uuid: string
  account: string
  case_uuid: ColumnType<string | null, string | null | undefined>
  holding_of: ColumnType<ShareholderKey | null, ShareholderKey | null | undefined>
  facts: Json<unknown>
  version: ColumnType<number, number | undefined>
  created_at: Moment
  updated_at: Moment
}

/** A contract of an account; what was answered is sealed. */
interface ContractTable {
  uuid: string
  account: string
  company: string
  name: string
  language: Locale
  title: string
  status: ContractStatus
  version: ColumnType<number, number | undefined>
  revision: ColumnType<number, number | undefined>
  sealed_answers: string
  copied_from: ColumnType<string | null, string | null | undefined>
  request_key: ColumnType<string | null, string | null | undefined>
  created_at: Moment
  updated_at: Moment
}

/** A text as it was approved. */
interface ContractRevisionTable {
  contract: string
  number: number
  title: string
  text_sha256: string
  file: string
  pages: number
  pdf_sha256: string
  docx_sha256: string
  approved_at: Moment
}

/** A text that was sent round to be signed. */
interface ContractSessionTable {
  uuid: string
  contract: string
  revision: number
  state: ColumnType<SigningSession['state'], SigningSession['state'] | undefined>
  in_turns: boolean
  sealed_message: string
  sent_at: Moment
  until: Moment
  ended_at: Maybe<Date>
  file: Maybe<string>
  file_sha256: Maybe<string>
  file_made_at: Maybe<Date>
}

interface ContractSignerTable {
  uuid: string
  session: string
  position: number
  sealed_person: string
  state: ColumnType<SignatureState, SignatureState | undefined>
  invited_at: Maybe<Date>
  opened_at: Maybe<Date>
  reminded_at: Maybe<Date>
  reminders: ColumnType<number, number | undefined>
  signed_at: Maybe<Date>
  sealed_evidence: Maybe<string>
  declined_at: Maybe<Date>
  sealed_reason: Maybe<string>
}

interface ContractSignerReminderTable {
  id: NumberColumn
  signer: string
  at: Moment
}

interface ContractSignerLinkTable {
  hash: string
  signer: string
  made_at: Moment
}

interface ContractSignerCodeTable {
  signer: string
  hash: string
  until: Moment
  tries: ColumnType<number, number | undefined>
}

interface ContractSignerDeviceTable {
  hash: string
  signer: string
  until: Moment
  made_at: Moment
}

interface ContractEventTable {
  id: NumberColumn
  contract: string
  session: string
  event: SigningEvent
  at: Moment
}

/** By which anybody can check a signed file. */
interface SignedFileTable {
  sha256: string
  signed_at: Moment
  signers: number
}

/** Where a program of an account is told of its contracts. */
interface WebhookTable {
  account: string
  url: string
  sealed_secret: string
  created_at: Moment
  last_at: Maybe<Date>
  last_status: Maybe<number>
}

/** Companies, their contracts, and who signs them. */
export interface ContractTables {
  companies: CompanyTable
  contract_events: ContractEventTable
  contract_revisions: ContractRevisionTable
  contract_sessions: ContractSessionTable
  contract_signer_codes: ContractSignerCodeTable
  contract_signer_devices: ContractSignerDeviceTable
  contract_signer_links: ContractSignerLinkTable
  contract_signer_reminders: ContractSignerReminderTable
  contract_signers: ContractSignerTable
  contracts: ContractTable
  signed_files: SignedFileTable
  webhooks: WebhookTable
}
