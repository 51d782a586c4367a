import type { AssistantPermission } from '#domain/assistants/index.ts'
import type { Json, LaterMoment, Moment } from './tables-orders.ts'

interface AssistantConnectionTable {
  uuid: string
  account: string
  client_id: string
  name: string
  host: string
  local: boolean
  permissions: AssistantPermission[]
  questionnaire: string | null
  created_at: Moment
  until: Moment
  last_used_at: LaterMoment
  told_at: LaterMoment
  ended_at: LaterMoment
}

/** What the library for authorization keeps, as it wrote it. */
interface OauthRecordTable {
  model: string
  hash: string
  connection: string | null
  payload: Json<unknown>
  consumed_at: LaterMoment
  created_at: Moment
  expires_at: Moment
}

/** What an assistant began or wrote, by its request; never what was answered. */
interface AssistantWriteTable {
  connection: string
  request_id: string
  questionnaire: string
  tool: 'start_draft' | 'save_answers'
  version: number
  fields: string[]
  answer: Json<unknown>
  at: Moment
}

/** Which answers were seen under a version, each as a fingerprint. */
interface AssistantViewTable {
  questionnaire: string
  version: string
  prints: Json<Readonly<Record<string, string>>>
  at: Moment
}

export interface AssistantTables {
  assistant_writes: AssistantWriteTable
  assistant_views: AssistantViewTable
  assistant_connections: AssistantConnectionTable
  oauth_records: OauthRecordTable
}
