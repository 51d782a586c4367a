import type { ColumnType } from 'kysely'
import type {
  OrderState,
  PaidChangeState,
  PaymentMethod,
  ProviderStatus,
  SupplementReason,
} from '#domain/orders/index.ts'

/** A jsonb column: read as a value, always written as text (`JSON.stringify`), so both drivers store the same. */
export type Json<T> = ColumnType<T, string, string>

/** A bigint or identity column the database fills in; read as a number. */
export type NumberColumn = ColumnType<number, number | undefined, never>

/** A column that may be empty. */
export type Maybe<Value> = ColumnType<Value | null, Value | null | undefined>

/** A timestamptz column that must be given. */
export type Moment = ColumnType<Date, Date, Date>

/** A timestamptz column with `default now()`. */
export type DefaultMoment = ColumnType<Date, Date | undefined, Date>

/** A timestamptz column of what may still come. */
export type LaterMoment = ColumnType<Date | null, Date | null | undefined>

/** A `date` column, read and written as YYYY-MM-DD. */
export type DayColumn = ColumnType<string | null, string | null | undefined>

/** To whom invoices go. Stored answers of any age: read them through the gate of the fields. */
export interface BillingTable {
  account: string
  billing: Json<unknown>
  updated_at: Moment
}

/** What was ordered. Stored JSON of our own making. */
export interface OrderTable {
  uuid: string
  questionnaire: string
  account: string
  flow: string
  revision: number
  quote: Json<unknown>
  lines_before: ColumnType<unknown, string | null, string | null>
  payment_amount: number
  payable_price: number
  answers_hash: string
  price_book: string
  billing: Json<unknown>
  declared: ColumnType<unknown, string | null | undefined, string | null>
  declared_revision: ColumnType<number | null, number | null | undefined>
  declared_at: ColumnType<Date | null, Date | null | undefined>
  state: ColumnType<OrderState, OrderState | undefined>
  paid_at: ColumnType<Date | null, Date | null | undefined>
  paid_by: ColumnType<string | null, string | null | undefined>
  held: ColumnType<number, number | undefined>
  /** Null for the product itself. */
  supplement: ColumnType<SupplementReason | null, SupplementReason | null | undefined>
  answers_version: ColumnType<string | null, string | null | undefined>
  created_at: Moment
  updated_at: Moment
}

/** A change that costs something, kept aside until it is paid. */
export interface PaidChangeTable {
  uuid: string
  questionnaire: string
  order_uuid: string
  answers_version: string
  fields: string[]
  deed: boolean
  state: ColumnType<PaidChangeState, PaidChangeState | undefined>
  made_at: Moment
  until: Moment
  decided_at: ColumnType<Date | null, Date | null | undefined>
}

/** What we know of a payment at the provider: where it is paid, how it stands and what we hold of it. */
export interface AtProvider {
  amount: number
  idempotency_key: string
  provider_id: ColumnType<string | null, string | null | undefined>
  link: ColumnType<string | null, string | null | undefined>
  status: ColumnType<ProviderStatus, ProviderStatus | undefined>
  received: ColumnType<number, number | undefined>
  refunded: ColumnType<number, number | undefined>
  charged_back: ColumnType<number, number | undefined>
  alarm: ColumnType<string | null, string | null | undefined>
  expires_at: ColumnType<Date | null, Date | null | undefined>
  asked_at: ColumnType<Date | null, Date | null | undefined>
  created_at: Moment
}

/** One try to pay an order. */
export interface PaymentAttemptTable extends AtProvider {
  uuid: string
  order_uuid: string
  revision: number
  content: Json<unknown>
  answers_version: string
  billing: Json<unknown>
  open: ColumnType<boolean, boolean | undefined>
  /** How it is paid, as far as it is known. */
  method: ColumnType<PaymentMethod | null, PaymentMethod | null | undefined>
  updated_at: Moment
}

export interface InvoiceCounterTable {
  year: number
  last: number
}

export interface InvoiceTable {
  order_uuid: string
  number: string
  year: number
  sequence: number
  issued_on: string
  file: ColumnType<string | null, string | null | undefined>
  sha256: ColumnType<string | null, string | null | undefined>
  created_at: Moment
}

/** Which answers were changed after payment, and how they were from then on. */
export interface AnswerChangeTable {
  id: NumberColumn
  questionnaire: string
  fields: string[]
  answers_version: ColumnType<string | null, string | null | undefined>
  at: Moment
  taken_at: ColumnType<Date | null, Date | null | undefined>
  taken_by: ColumnType<string | null, string | null | undefined>
  reopens: ColumnType<boolean, boolean | undefined>
}

/** A payment that a person must look at. */
export interface PaymentAlarmTable {
  id: NumberColumn
  alarm: string
  provider_id: string
  amount: number | null
  order_uuid: string | null
  attempt_uuid: string | null
  at: Moment
}

/** A payment of the sandbox, as the provider would keep it. */
export interface SandboxPaymentTable {
  id: string
  idempotency_key: string | null
  payment: Json<unknown>
  created_at: Moment
}

/** Money that goes back because somebody decided so. */
export interface RefundTable {
  uuid: string
  order_uuid: string
  attempt: string
  amount: number
  why: 'canceled' | 'paid_twice' | 'changed' | 'withdrawn'
  by_account: string | null
  state: ColumnType<'wanted' | 'done' | 'refused', 'wanted' | undefined, 'wanted' | 'done' | 'refused'>
  created_at: Moment
  updated_at: Moment
}
