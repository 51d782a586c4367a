import type { SealedColumn } from '#server/adapters/vault/index.ts'
import { sealedPayloads } from '#server/jobs/index.ts'
import { sealedErrands } from '../accounts/errands.ts'
import { sealedMails } from '../outbox/index.ts'
import { sealedAnswers } from '../questionnaires/secrets.ts'
import { sealedNames } from '../uploads/actions.ts'

/** Everywhere that something sealed stands in a row. A test looks for it in every column of every table. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedPayloads,
  sealedMails,
  ...sealedAnswers,
  sealedNames,
  sealedErrands,
]
