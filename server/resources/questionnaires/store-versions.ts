import { flowNamed } from '#domain/products/index.ts'
import { restore } from '#domain/questions/index.ts'
import { isoDate, parseDutchDate } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { AnswerVersion } from './questionnaire.ts'
import { asSealed, openAnswers, openColumn, sealAnswers } from './secrets.ts'

type VersionParts = { readonly vault: Vault }

const rows = (db: Db | Tx) =>
  db
    .selectFrom('answer_versions')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'answer_versions.questionnaire')
    .selectAll('answer_versions')
    .select('questionnaires.flow')

type AnswerVersionRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

function opened(vault: Vault, { answers, sealed, day, flow, ...rest }: AnswerVersionRow): AnswerVersion {
  const [name, date] = [flowNamed(flow), parseDutchDate(day)]
  if (name === null || date === undefined) throw new Error(`A version of ${flow} of ${day} cannot be read any more.`)
  return {
    ...rest,
    flow: name,
    day: date,
    answers: restore(openAnswers(vault, rest.questionnaire, answers, asSealed(sealed))),
  }
}

export async function findVersion(
  { vault }: VersionParts,
  db: Db | Tx,
  uuid: string,
): Promise<AnswerVersion | undefined> {
  const row = await rows(db).where('answer_versions.uuid', '=', uuid).executeTakeFirst()
  return row && opened(vault, row)
}

/** The number of what was paid for; every change after that has the next. */
const paidFor = 1

export async function findPaidFor({ vault }: VersionParts, db: Db | Tx, questionnaire: string) {
  const row = await rows(db).where('questionnaire', '=', questionnaire).where('number', '=', paidFor).executeTakeFirst()
  return row && opened(vault, row)
}

/** What was paid for, or what it became by the last change. */
export async function findNewest({ vault }: VersionParts, db: Db | Tx, questionnaire: string) {
  const row = await rows(db)
    .where('questionnaire', '=', questionnaire)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && opened(vault, row)
}

/** Sealed for the same places as in the questionnaire: what is the same person's opens by the same name. */
export async function insertVersion(
  { vault }: VersionParts,
  tx: Tx,
  { answers, day, flow: _flow, ...rest }: AnswerVersion,
): Promise<void> {
  const stored = sealAnswers(vault, rest.questionnaire, answers)
  await tx
    .insertInto('answer_versions')
    .values({ ...rest, day: isoDate(day), answers: openColumn(stored), sealed: JSON.stringify(stored.sealed) })
    .execute()
}

/** What was confirmed is what was paid for. Only one can be. */
export async function markAsPaidFor(tx: Tx, uuid: string): Promise<void> {
  await tx.updateTable('answer_versions').set({ number: paidFor }).where('uuid', '=', uuid).execute()
}

export const selectVersionsOf = async ({ vault }: VersionParts, db: Db | Tx, account: string) => {
  const found = await rows(db)
    .where('questionnaires.account', '=', account)
    .orderBy('created_at')
    .orderBy('number')
    .execute()
  return found.map((row) => opened(vault, row))
}
