import type { ColumnType } from 'kysely'
import type { Tier } from '#domain/memberships/index.ts'
import type { LawField, PartnerKind, SpokenLanguage } from '#domain/partners/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Json, LaterMoment, Moment } from './tables-orders.ts'

/** What a partner offers. Words of any age: read them through their schema. */
interface PartnerOfferTable {
  slug: string
  kind: PartnerKind
  nl: Json<unknown>
  en: Json<unknown>
  tier: Tier | null
  email: string
  fee: boolean
  active: ColumnType<boolean, boolean | undefined>
  position: number
}

interface LawyerTable {
  uuid: string
  name: string
  office: string
  town: string
  fields: LawField[]
  languages: SpokenLanguage[]
  first_talk_costs: number
  first_talk_minutes: number
  nl: Json<unknown>
  en: Json<unknown>
  email: string
  fee: boolean
  active: ColumnType<boolean, boolean | undefined>
  position: number
}

/** Words by which somebody agrees. */
interface PartnerConsentTable {
  version: number
  nl: string
  en: string
}

/** What somebody had passed on. */
interface PartnerRequestTable {
  uuid: string
  account: string
  offer: string | null
  lawyer: string | null
  recipient: string
  email: string
  consent_version: number
  locale: Locale
  sealed_facts: string | null
  asked_at: Moment
  sent_at: LaterMoment
  undelivered_at: LaterMoment
  withdrawn_at: LaterMoment
}

/** Partners, lawyers, and who asked them something. */
export interface PartnerTables {
  lawyers: LawyerTable
  partner_consents: PartnerConsentTable
  partner_offers: PartnerOfferTable
  partner_requests: PartnerRequestTable
}
