import type { CaseStatus } from '#domain/orders/index.ts'
import type { Tx } from '#server/db/index.ts'

type NewCase = {
  readonly uuid: string
  readonly order_uuid: string
  readonly questionnaire: string
  readonly status: CaseStatus
}

/** With the first line of its history: nobody opened it but the payment. */
export async function insertCase(tx: Tx, made: NewCase, now: Date): Promise<void> {
  await tx
    .insertInto('cases')
    .values({ ...made, since: now, created_at: now })
    .execute()
  await tx
    .insertInto('case_events')
    .values({ case_uuid: made.uuid, from_status: null, to_status: made.status, action: 'open', actor: null, at: now })
    .execute()
}
