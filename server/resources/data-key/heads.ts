import { type SealedColumn, sealHead } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { sealedPayloads } from '#server/jobs/index.ts'
import { sealedErrands } from '../accounts/errands.ts'
import { sealedFactors } from '../accounts/second-factor.ts'
import { sealedInCases } from '../cases/sealed.ts'
import { sealedInContracts } from '../contracts/sealed.ts'
import { sealedAddresses } from '../drafts/links.ts'
import { sealedOutboxMails } from '../outbox/index.ts'
import { sealedInParticipants } from '../participants/sealed-part.ts'
import { sealedFacts } from '../partners/sealed.ts'
import { sealedAnswers } from '../questionnaires/secrets.ts'
import { sealedInUploads } from '../uploads/shelf.ts'
import { sealedSecrets } from '../webhooks/sealed.ts'
import { countByHead } from './store.ts'

/** Everywhere that something sealed stands in a row. A test looks for it in every column of every table. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedPayloads,
  sealedOutboxMails,
  ...sealedAnswers,
  ...sealedInUploads,
  ...sealedInCases,
  ...sealedInParticipants,
  sealedErrands,
  sealedFactors,
  sealedAddresses,
  ...sealedInContracts,
  sealedSecrets,
  sealedFacts,
]

/** What is sealed in the rows: how much of it with which keys. */
export type Holdings = {
  /** Of the keys that were asked about. */
  readonly ours: number
  readonly others: number
  /** The columns that hold something of another key. */
  readonly places: readonly string[]
}

/** Tells by the beginning of each sealed text, which names its key, so that all of it can be looked at in little time. */
export async function holdingsOf(db: Db | Tx, keyIds: readonly string[]): Promise<Holdings> {
  const heads = keyIds.map(sealHead)
  let [ours, others] = [0, 0]
  const places: string[] = []
  for (const column of sealedColumns) {
    const found = await countByHead(db, column)
    const foreign = sum(found.filter(({ head }) => !heads.includes(head)))
    ours += sum(found) - foreign
    others += foreign
    if (foreign > 0) places.push(`${column.table}.${column.column}`)
  }
  return { ours, others, places }
}

const sum = (found: readonly { readonly count: number }[]): number =>
  found.reduce((total, { count }) => total + count, 0)
