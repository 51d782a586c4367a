import type { ColumnType } from 'kysely'
import type { AssistantMarks } from '#domain/assistants/index.ts'
import type {
  AccountClientTable,
  AccountCodeTable,
  AccountDeviceTable,
  AccountIdentityTable,
  AccountTable,
  AttemptTable,
  SecondFactorEventTable,
  SecondFactorRecoveryCodeTable,
  SecondFactorTable,
  SignInErrandTable,
} from './tables-accounts.ts'
import type { AssistantTables } from './tables-assistants.ts'
import type {
  CaseAccessTable,
  CaseAppointmentAnswerTable,
  CaseAppointmentTable,
  CaseApprovalTable,
  CaseCheckTable,
  CaseCommentTable,
  CaseConceptTable,
  CaseCounterTable,
  CaseDeedTable,
  CaseEventTable,
  CaseLinkTable,
  CaseMailTable,
  CaseNoteTable,
  CaseServiceTable,
  CaseTable,
  CaseUndeliveredTable,
  UploadTable,
} from './tables-cases.ts'
import type { ContentTables } from './tables-content.ts'
import type { ContractTables } from './tables-contracts.ts'
import type { MembershipTables } from './tables-memberships.ts'
import type { CountryRiskTable, CountryTable, NotaryTable } from './tables-offices.ts'
import type {
  AnswerChangeTable,
  BillingTable,
  DefaultMoment,
  InvoiceCounterTable,
  InvoiceTable,
  Json,
  Moment,
  NumberColumn,
  OrderTable,
  PaidChangeTable,
  PaymentAlarmTable,
  PaymentAttemptTable,
  RefundTable,
  SandboxPaymentTable,
} from './tables-orders.ts'
import type {
  ParticipantCodeTable,
  ParticipantDeviceTable,
  ParticipantLinkTable,
  ParticipantMessageTable,
  ParticipantTable,
} from './tables-participants.ts'
import type { PartnerTables } from './tables-partners.ts'
import type { DraftAddressTable, ErasureTable, ReminderStopTable, ReminderTable } from './tables-people.ts'
import type { PriceTables } from './tables-prices.ts'
import type { QuestionTables } from './tables-questions.ts'

/** Which seeded rows were ever planted, so that a row someone edited or removed stays that way. */
export interface SeededRowTable {
  table_name: string
  row_key: string
  seeded_at: DefaultMoment
}

/** Work to do later. `due_at` of a running job is the end of its lease. */
export interface JobTable {
  id: string
  job: string
  position: NumberColumn
  payload: string | null
  state: ColumnType<'waiting' | 'running' | 'done' | 'failed', 'waiting' | undefined>
  due_at: Moment
  attempts: ColumnType<number, undefined, number>
  claim: ColumnType<string | null, undefined>
  dedup_key: string | null
  last_error: ColumnType<string | null, undefined>
  created_at: Moment
  finished_at: ColumnType<Date | null, undefined>
}

export interface JobScheduleTable {
  job: string
  slot: Moment
}

export interface OutboxMailTable {
  id: string
  position: NumberColumn
  content: string
  created_at: Moment
}

/** A card of the home screens. */
export interface ServiceTable {
  slug: string
  flow: string | null
  with_holding: boolean
  enabled: boolean
  needs_flag: string | null
  featured: boolean
  screens: string[]
  position: number
}

/** Names and nationalities to choose from; `name` is null where there is only a nationality, and the other way round. */
export interface ProductTypeTable {
  id: number
  slug: string
  product_type_type: string
  category: string
  nl: Json<unknown>
  en: Json<unknown>
  image: string | null
}

export interface LegalCheckupTypeTable {
  id: number
  slug: string
  nl: Json<unknown>
  en: Json<unknown>
  position: number
}

export interface LegalCheckupSeenTable {
  account: string
  legal_checkup_type: number
  seen_at: Moment
}

export interface UpsellPackageTypeTable {
  id: number
  name: string
  strikethrough_price: number | null
  translation_json: Json<unknown>
  flows: string[] | null
  active: ColumnType<boolean, boolean | undefined>
  position: number
}

export interface UpsellPackageTypeProductTable {
  id: number
  upsell_package_type_id: number
  product_type_id: number
  position: number
}

/** Stored answers of any age: read them through the gate of the fields. */
export interface QuestionnaireTable {
  uuid: string
  flow: string
  visitor: string
  account: string | null
  version: ColumnType<number, number | undefined>
  step: number
  temporal_step: number
  substep: number
  answers: Json<unknown>
  sealed: Json<unknown>
  by_assistant: ColumnType<AssistantMarks, string | null | undefined, never>
  calculation_uuid: string | null
  predefined_notary_id: number | null
  completed_at: Date | null
  paid_at: ColumnType<Date | null, Date | null | undefined>
  transferred_from: ColumnType<string | null, string | null | undefined>
  transferred_version: ColumnType<number | null, number | null | undefined>
  created_at: Moment
  updated_at: Moment
}

/** A mailed way back to a draft that no account owns. */
export interface DraftLinkTable {
  hash: string
  questionnaire: string
  expires_at: Moment
  used_at: ColumnType<Date | null, undefined, Date>
  created_at: Moment
}

/** A browser that such a link let in. */
export interface DraftGuestTable {
  questionnaire: string
  visitor: string
  created_at: Moment
}

/** Answers as they were at a moment that counts. Stored answers of any age: read them through the gate of the fields. */
export interface AnswerVersionTable {
  uuid: string
  questionnaire: string
  number: number | null
  answers: Json<unknown>
  sealed: Json<unknown>
  predefined_notary_id: number | null
  day: string
  complete: boolean
  created_at: Moment
}

/** A document as it was when it was paid for. */
export interface IssuedDocumentTable {
  questionnaire: string
  revision: number
  position: number
  key: string
  name: string
  type: 'draft_deed' | 'poa' | 'shareholder_register' | 'pdc' | 'regular'
  title: string
  languages: ('nl' | 'en')[]
  template_version: number
  answers_hash: string
  answers_version: string
  file: string
  pages: number
  pdf_sha256: string
  docx_sha256: string
  issued_at: Moment
}

/** Stored JSON of any age: read it through its schema. */
export interface CalculatorConfigurationTable {
  id: number
  configuration: Json<unknown>
}

/** Stored answers of any age: read them through the gate of the calculator. */
export interface CalculationTable {
  uuid: string
  origin: string
  visitor: string
  account: string | null
  version: ColumnType<number, number | undefined>
  status: 'open' | 'submitted'
  data: Json<unknown>
  notary_product: string | null
  payment_estimation: ColumnType<unknown, string | null, string | null>
  created_at: Moment
  updated_at: Moment
}

export interface CalculationCopyTable {
  key_hash: string
  calculation: string
  origin: string
  data: Json<unknown>
  notary_product: string
  payment_estimation: Json<unknown>
  created_at: Moment
}

/** One row, written to find out whether the database takes writes. */
export interface PulseTable {
  one: ColumnType<boolean, undefined, never>
  at: DefaultMoment
}

/** Which key the data is sealed with; one row, from the first start on. */
export interface DataKeyTable {
  one: ColumnType<boolean, undefined, never>
  key_id: string
  secrets: string
  next_key_id: ColumnType<string | null, undefined, string | null>
  next_secrets: ColumnType<string | null, undefined, string | null>
  changed_at: Moment
}

/** Every table of the service; each migration that makes one adds its interface here. */
export interface Tables
  extends ContentTables,
    ContractTables,
    MembershipTables,
    PartnerTables,
    AssistantTables,
    PriceTables,
    QuestionTables {
  account_clients: AccountClientTable
  account_codes: AccountCodeTable
  account_devices: AccountDeviceTable
  account_identities: AccountIdentityTable
  accounts: AccountTable
  answer_changes: AnswerChangeTable
  answer_versions: AnswerVersionTable
  attempts: AttemptTable
  billings: BillingTable
  calculation_copies: CalculationCopyTable
  calculations: CalculationTable
  calculator_configurations: CalculatorConfigurationTable
  case_events: CaseEventTable
  case_accesses: CaseAccessTable
  case_appointment_answers: CaseAppointmentAnswerTable
  case_appointments: CaseAppointmentTable
  case_approvals: CaseApprovalTable
  case_deeds: CaseDeedTable
  case_links: CaseLinkTable
  case_services: CaseServiceTable
  case_undelivered: CaseUndeliveredTable
  case_checks: CaseCheckTable
  case_comments: CaseCommentTable
  case_concepts: CaseConceptTable
  case_counters: CaseCounterTable
  case_mails: CaseMailTable
  case_notes: CaseNoteTable
  cases: CaseTable
  countries: CountryTable
  country_risks: CountryRiskTable
  data_key: DataKeyTable
  draft_addresses: DraftAddressTable
  draft_guests: DraftGuestTable
  draft_links: DraftLinkTable
  erasures: ErasureTable
  invoice_counters: InvoiceCounterTable
  invoices: InvoiceTable
  issued_documents: IssuedDocumentTable
  job_schedules: JobScheduleTable
  jobs: JobTable
  notaries: NotaryTable
  orders: OrderTable
  outbox_mails: OutboxMailTable
  participant_codes: ParticipantCodeTable
  participant_devices: ParticipantDeviceTable
  participant_links: ParticipantLinkTable
  participant_messages: ParticipantMessageTable
  participants: ParticipantTable
  payment_alarms: PaymentAlarmTable
  payment_attempts: PaymentAttemptTable
  legal_checkup_types: LegalCheckupTypeTable
  legal_checkups_seen: LegalCheckupSeenTable
  product_types: ProductTypeTable
  pulse: PulseTable
  questionnaires: QuestionnaireTable
  second_factor_events: SecondFactorEventTable
  second_factor_recovery_codes: SecondFactorRecoveryCodeTable
  second_factors: SecondFactorTable
  sign_in_errands: SignInErrandTable
  sandbox_payments: SandboxPaymentTable
  paid_changes: PaidChangeTable
  refunds: RefundTable
  reminder_stops: ReminderStopTable
  reminders: ReminderTable
  seeded_rows: SeededRowTable
  services: ServiceTable
  uploads: UploadTable
  upsell_package_type_products: UpsellPackageTypeProductTable
  upsell_package_types: UpsellPackageTypeTable
}
