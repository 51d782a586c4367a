import type { ColumnType } from 'kysely'
import type { CaseDocumentType, DocumentOrigin } from '#contract/cases.ts'
import type { AppointmentState, MeetingWay } from '#domain/appointments/index.ts'
import type { ActingParty, CaseRole, HoldReason, ReviewStatus, Risk, Turn } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import type { DocumentReview, PaperKind, RejectReason } from '#domain/papers/index.ts'
import type { DayColumn, Json, Moment, NumberColumn } from './tables-orders.ts'

export interface CaseTable {
  uuid: string
  order_uuid: string
  questionnaire: string
  number: string
  office: ColumnType<number | null, number | null | undefined>
  handler: ColumnType<string | null, string | null | undefined>
  status: CaseStatus
  since: Moment
  since_day: string
  due: DayColumn
  waiting_on: ColumnType<ActingParty, ActingParty | undefined>
  turn: ColumnType<Turn, Turn | undefined>
  hold: ColumnType<HoldReason | null, HoldReason | null | undefined>
  interrupted: ColumnType<unknown, string | undefined, string>
  risk: ColumnType<Risk | null, Risk | null | undefined>
  version: ColumnType<number, number | undefined>
  flow: ColumnType<string, string | undefined>
  company_name: ColumnType<string, string | undefined>
  people: ColumnType<string, string | undefined>
  language: ColumnType<string, string | undefined>
  reminded_at: ColumnType<Date | null, Date | null | undefined>
  erased_at: ColumnType<Date | null, undefined, Date>
  order_day: ColumnType<string, never, never>
  meeting_at: ColumnType<Date | null, Date | null | undefined>
  meeting_held_at: ColumnType<Date | null, Date | null | undefined>
  signed_on: DayColumn
  kvk_number: ColumnType<string | null, string | null | undefined>
  holding_kvk_numbers: ColumnType<unknown, string | undefined, string>
  review_status: ColumnType<ReviewStatus, ReviewStatus | undefined>
  created_at: Moment
}

export interface CaseEventTable {
  id: NumberColumn
  case_uuid: string
  from_status: CaseStatus | null
  to_status: CaseStatus
  action: string
  actor: string | null
  role: ColumnType<CaseRole | null, CaseRole | null | undefined>
  reason: ColumnType<string | null, string | null | undefined>
  note: ColumnType<string | null, string | null | undefined>
  document: ColumnType<string | null, string | null | undefined>
  at: Moment
}

export interface CaseCounterTable {
  year: number
  last: number
}

export interface CaseCommentTable {
  id: NumberColumn
  case_uuid: string
  path: string | null
  reply_to: ColumnType<number | null, number | null | undefined>
  flag: ColumnType<boolean, boolean | undefined>
  author: string | null
  role: Exclude<CaseRole, 'admin'>
  sealed_text: string
  /** Whose answer it is about, where they give it by their own link: what is said stands in their thread, not here. */
  person: ColumnType<ShareholderKey | null, ShareholderKey | null | undefined>
  at: Moment
  closed_at: ColumnType<Date | null, Date | null | undefined>
  closed_by: ColumnType<string | null, string | null | undefined>
  /** When the founder saw what the office said. */
  seen_at: ColumnType<Date | null, Date | null | undefined>
}

/** What an office writes for itself: read by nothing that answers a founder. */
/** What a reader was told of a case, or is to be told; `sealed_event` is what happened. */
export interface CaseMailTable {
  id: NumberColumn
  reader: string
  case_uuid: string
  sealed_event: string
  at: Moment
  told_at: ColumnType<Date | null, Date | null | undefined>
}

export interface CaseNoteTable {
  id: NumberColumn
  case_uuid: string
  path: ColumnType<string | null, string | null | undefined>
  author: string
  sealed_text: string
  at: Moment
}

export interface CaseCheckTable {
  case_uuid: string
  sealed_check: string
  revision: number
  updated_at: Moment
}

export interface CaseConceptTable {
  case_uuid: string
  number: number
  hash: string
  answers_version: ColumnType<string | null, string | null | undefined>
  blanks: Json<unknown>
  layer: ColumnType<unknown, string | undefined, string>
  documents: string[]
  file: string
  sent_by: string
  sent_at: Moment
}

export interface CaseApprovalTable {
  case_uuid: string
  number: number
  person: string
  by_account: string
  at: Moment
}

/** What the office fills in, adds and strikes. */
export interface CaseDeedTable {
  case_uuid: string
  blanks: Json<unknown>
  layer: Json<unknown>
  revision: number
  updated_at: Moment
}

export interface CaseAccessTable {
  id: NumberColumn
  case_uuid: string
  staff: string
  until: Moment
}

/** What support arranges beside the company: facts only. */
export interface CaseServiceTable {
  id: NumberColumn
  case_uuid: string
  service: string
  consent: ColumnType<'given' | 'refused' | null, 'given' | 'refused' | null | undefined>
  consent_by: ColumnType<'questionnaire' | 'founder' | null, 'questionnaire' | 'founder' | null | undefined>
  consent_at: ColumnType<Date | null, Date | null | undefined>
  sent_at: ColumnType<Date | null, Date | null | undefined>
  sent_by: ColumnType<string | null, string | null | undefined>
  done_at: ColumnType<Date | null, Date | null | undefined>
  done_by: ColumnType<string | null, string | null | undefined>
  sealed_note: ColumnType<string | null, string | null | undefined>
  created_at: Moment
}

/** A mail about a case that nobody got. */
export interface CaseUndeliveredTable {
  id: NumberColumn
  case_uuid: string
  party: 'founder' | 'office' | 'support' | 'partner'
  kind: string
  code: string
  job: string
  at: Moment
  resolved_at: ColumnType<Date | null, Date | null | undefined>
  resolved_by: ColumnType<string | null, string | null | undefined>
  how: ColumnType<Resolved | null, Resolved | null | undefined>
}

type Resolved = 'sent_again' | 'new_address' | 'let_go'

/** What a notary without an account here fetches a case by. */
export interface CaseLinkTable {
  id: NumberColumn
  case_uuid: string
  token_hash: string
  sealed_email: ColumnType<string | null, string | null | undefined>
  made_by: string
  made_at: Moment
  until: Moment
  revoked_at: ColumnType<Date | null, Date | null | undefined>
  revoked_by: ColumnType<string | null, string | null | undefined>
  fetched: ColumnType<number, number | undefined>
  fetched_at: ColumnType<Date | null, Date | null | undefined>
}

/** A moment to sign: what was chosen, and what became of it. */
export interface CaseAppointmentTable {
  id: NumberColumn
  case_uuid: string
  office: number | null
  way: MeetingWay
  starts_at: Moment
  ends_at: Moment
  state: AppointmentState
  moved_by: ColumnType<'founder' | 'office' | null, 'founder' | 'office' | null | undefined>
  sequence: number
  beside: ColumnType<boolean, boolean | undefined>
  made_at: Moment
  changed_at: ColumnType<Date, Date, Date>
  reminded_at: ColumnType<Date | null, Date | null | undefined>
  /** By which it is paid where it has a price. */
  order_uuid: ColumnType<string | null, string | null | undefined>
  pay_until: ColumnType<Date | null, Date | null | undefined>
}

/** Who can at which moment. */
export interface CaseAppointmentAnswerTable {
  case_uuid: string
  person: string
  starts_at: Moment
  can: boolean
  said_by: 'founder' | 'person' | 'office'
  at: ColumnType<Date, Date, Date>
}

export interface UploadTable {
  uuid: string
  questionnaire: string
  kind: PaperKind
  sealed_name: string
  media_type: string
  size: number
  sha256: string
  file: string
  review: ColumnType<DocumentReview, 'unchecked' | undefined, DocumentReview>
  person: ColumnType<string | null, string | null | undefined>
  version: ColumnType<number, number | undefined>
  origin: ColumnType<DocumentOrigin, DocumentOrigin | undefined>
  /** Who sent it by their own link; null for everybody else. */
  participant: ColumnType<string | null, string | null | undefined>
  document_type: ColumnType<CaseDocumentType, CaseDocumentType | undefined>
  reject_reason: ColumnType<RejectReason | null, RejectReason | null | undefined>
  sealed_reject_note: ColumnType<string | null, string | null | undefined>
  reviewed_by: ColumnType<string | null, string | null | undefined>
  reviewed_at: ColumnType<Date | null, Date | null | undefined>
  created_at: Moment
}
