import type { ColumnType } from 'kysely'
import type { EndReason, MembershipState } from '#domain/memberships/index.ts'
import type { AtProvider, DayColumn, Json, Moment } from './tables-orders.ts'

/** What was charged, and the invoice of it once it was paid. */
interface InvoicedColumns {
  amount: number
  quote: Json<unknown>
  billing: Json<unknown>
  paid_at: ColumnType<Date | null, Date | null | undefined>
  invoice_number: ColumnType<string | null, string | null | undefined>
  invoice_year: ColumnType<number | null, number | null | undefined>
  invoice_sequence: ColumnType<number | null, number | null | undefined>
  issued_on: DayColumn
  file: ColumnType<string | null, string | null | undefined>
  sha256: ColumnType<string | null, string | null | undefined>
  created_at: Moment
}

interface MembershipTable {
  uuid: string
  account: string
  state: MembershipState
  plan: string
  price: number
  anchor: DayColumn
  months: number
  term: number
  worth: number
  term_plan: string
  silent: boolean
  counted_from: DayColumn
  next_plan: ColumnType<string | null, string | null | undefined>
  next_price: ColumnType<number | null, number | null | undefined>
  ends_on: DayColumn
  grace_until: DayColumn
  ended_on: DayColumn
  ended_why: ColumnType<EndReason | null, EndReason | null | undefined>
  order_uuid: ColumnType<string | null, string | null | undefined>
  subscription_id: ColumnType<string | null, string | null | undefined>
  subscription_terms: ColumnType<string | null, string | null | undefined>
  resubscribed: ColumnType<number, number | undefined>
  told: DayColumn
  withdrawn_at: ColumnType<Date | null, Date | null | undefined>
  created_at: Moment
  updated_at: Moment
}

interface MembershipChargeTable extends InvoicedColumns {
  uuid: string
  membership: string
  account: string
  kind: 'term' | 'difference' | 'credit'
  plan: string
  price: number
  from_day: string
  until_day: string
  state: ColumnType<ChargeState, ChargeState | undefined>
  tries: ColumnType<number, number | undefined>
  order_uuid: ColumnType<string | null, string | null | undefined>
}

type ChargeState = 'open' | 'paid' | 'returned' | 'dropped'

interface MembershipPaymentTable extends AtProvider {
  uuid: string
  membership: string
  charge: string | null
  sequence: 'first' | 'recurring'
  updated_at: Moment
}

/** Who somebody is at the payment provider. */
interface ProviderCustomerTable {
  account: string
  customer_id: string
  created_at: Moment
}

/** Contracts that may be approved. */
interface ContractGrantTable {
  uuid: string
  account: string
  membership: ColumnType<string | null, string | null | undefined>
  order_uuid: ColumnType<string | null, string | null | undefined>
  package: ColumnType<string | null, string | null | undefined>
  from_day: string
  until_day: DayColumn
  included: number
  created_at: Moment
}

interface ContractUseTable {
  contract: string
  grant_uuid: string
  account: string
  at: Moment
}

interface PackagePurchaseTable extends AtProvider, InvoicedColumns {
  uuid: string
  account: string
  package: string
  included: number
  state: ColumnType<PurchaseState, PurchaseState | undefined>
  credit_of: ColumnType<string | null, string | null | undefined>
  withdrawn_at: ColumnType<Date | null, Date | null | undefined>
}

type PurchaseState = 'open' | 'paid' | 'returned' | 'withdrawn'

/** A customer, mandate or subscription of the sandbox. */
interface SandboxRecurringTable {
  id: string
  customer: string | null
  kind: 'customer' | 'mandate' | 'subscription'
  idempotency_key: string | null
  content: Json<unknown>
  created_at: Moment
}

/** By the name of each table. */
export interface MembershipTables {
  contract_grants: ContractGrantTable
  contract_uses: ContractUseTable
  membership_charges: MembershipChargeTable
  membership_payments: MembershipPaymentTable
  memberships: MembershipTable
  package_purchases: PackagePurchaseTable
  provider_customers: ProviderCustomerTable
  sandbox_recurring: SandboxRecurringTable
}
