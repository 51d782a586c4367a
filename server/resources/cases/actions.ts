import { randomUUID } from 'node:crypto'
import { firstCaseStatus } from '#domain/orders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { KeptOrder } from '../orders/order.ts'
import { insertCase } from './store.ts'

export type Cases = ReturnType<typeof createCases>

/** What the notary works on. It begins when its order is paid. */
export const createCases = ({ clock }: { readonly clock: Clock }) => ({
  open: (tx: Tx, { uuid, questionnaire }: Pick<KeptOrder, 'uuid' | 'questionnaire'>): Promise<void> =>
    insertCase(tx, { uuid: randomUUID(), order_uuid: uuid, questionnaire, status: firstCaseStatus }, clock.now()),
})
