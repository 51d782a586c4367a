import { sql } from 'kysely'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

const rows = (db: Db | Tx) => db.selectFrom('participants').selectAll()

export type StoredParticipant = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

type ParticipantPlace = { readonly questionnaire: string; readonly person: ShareholderKey }

/** Who has this place now; whoever acts on it holds it until they are done. */
export const findParticipant = (db: Db | Tx, { questionnaire, person }: ParticipantPlace, { lock = false } = {}) =>
  rows(db)
    .where('questionnaire', '=', questionnaire)
    .where('person', '=', person)
    .where('ended_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

export const selectParticipants = (db: Db | Tx, questionnaire: string) =>
  rows(db).where('questionnaire', '=', questionnaire).where('ended_at', 'is', null).orderBy('person').execute()

export const readParticipant = (db: Db | Tx, uuid: string) => rows(db).where('uuid', '=', uuid).executeTakeFirst()

export const holdParticipant = (tx: Tx, uuid: string) =>
  rows(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst()

/** Those of whom nothing came yet and who may have to hear of it. */
export const selectWaiting = (db: Db | Tx) =>
  rows(db)
    .where('ended_at', 'is', null)
    .where('declared_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('told_at', 'is', null)
    .orderBy('invited_at')
    .execute()

type NewParticipant = ParticipantPlace &
  Pick<StoredParticipant, 'uuid' | 'sealed_email' | 'sealed_key'> & { readonly invited_at: Date }

export const insertParticipant = (tx: Tx, participant: NewParticipant) =>
  tx.insertInto('participants').values(participant).returningAll().executeTakeFirstOrThrow()

type WrittenParticipant = Partial<Omit<StoredParticipant, 'uuid' | 'questionnaire' | 'person' | 'version'>>

/** `counts`: what they filled in changed, so it has another version. */
export const writeParticipant = (tx: Tx, uuid: string, written: WrittenParticipant, { counts = false } = {}) =>
  tx
    .updateTable('participants')
    .set({ ...written, ...(counts && { version: sql<number>`version + 1` }) })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()

/** With the key goes everything that it sealed; what is left says only that there was somebody. */
export async function endParticipant(tx: Tx, uuid: string, as: 'replaced' | 'taken_back', at: Date): Promise<void> {
  const gone = { sealed_email: null, sealed_key: null, part: null, ended_at: at, ended_as: as }
  await tx.updateTable('participants').set(gone).where('uuid', '=', uuid).execute()
  for (const table of ['participant_codes', 'participant_devices', 'participant_messages'] as const)
    await tx.deleteFrom(table).where('participant', '=', uuid).execute()
}

export const deleteMessages = (tx: Tx, participant: string) =>
  tx.deleteFrom('participant_messages').where('participant', '=', participant).execute()

export const insertLink = (tx: Tx, link: { hash: string; participant: string; until: Date; made_at: Date }) =>
  tx.insertInto('participant_links').values(link).execute()

/** The newest of somebody. */
export const newestLink = (db: Db | Tx, participant: string) =>
  db
    .selectFrom('participant_links')
    .select(['until', 'revoked_at', 'made_at'])
    .where('participant', '=', participant)
    .orderBy('until', 'desc')
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const revokeLinks = (tx: Tx, participant: string, at: Date) =>
  tx
    .updateTable('participant_links')
    .set({ revoked_at: at })
    .where('participant', '=', participant)
    .where('revoked_at', 'is', null)
    .execute()

/** Whoever was invited by a link, and how that link stands. */
export const findByLink = (db: Db | Tx, hash: string) =>
  db
    .selectFrom('participant_links')
    .innerJoin('participants', 'participants.uuid', 'participant_links.participant')
    .selectAll('participants')
    .select(['participant_links.until', 'participant_links.revoked_at'])
    .where('participant_links.hash', '=', hash)
    .executeTakeFirst()

/** What whoever ordered is called and where they are reached; undefined while nobody owns the questionnaire. */
export const findOwner = (db: Db | Tx, questionnaire: string) =>
  db
    .selectFrom('questionnaires')
    .innerJoin('accounts', 'accounts.uuid', 'questionnaires.account')
    .select(['accounts.uuid', 'accounts.email', 'accounts.firstname', 'accounts.lastname'])
    .where('questionnaires.uuid', '=', questionnaire)
    .executeTakeFirst()

export const selectParticipantsOf = (db: Db | Tx, account: string) =>
  rows(db)
    .where('questionnaire', 'in', (query) =>
      query.selectFrom('questionnaires').select('uuid').where('account', '=', account),
    )
    .where('ended_at', 'is', null)
    .orderBy('invited_at')
    .execute()

const messages = (db: Db | Tx) => db.selectFrom('participant_messages')

export const selectMessages = (db: Db | Tx, participant: string) =>
  messages(db).selectAll().where('participant', '=', participant).orderBy('id').execute()

type NewMessage = Pick<Awaited<ReturnType<typeof selectMessages>>[number], 'participant' | 'role' | 'words' | 'at'> & {
  readonly author: string | null
  readonly key: string | null
}

export const insertMessage = (tx: Tx, message: NewMessage) =>
  tx.insertInto('participant_messages').values(message).execute()

/** When a side last wrote. */
export const lastMessage = async (tx: Tx, participant: string, byParticipant: boolean): Promise<Date | undefined> =>
  (
    await messages(tx)
      .select('at')
      .where('participant', '=', participant)
      .where('role', byParticipant ? '=' : '<>', 'participant')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.at

/** How much each wrote that the office has not answered, by their place. */
export const selectUnread = (db: Db | Tx, questionnaire: string) =>
  db
    .selectFrom('participant_messages as said')
    .innerJoin('participants', 'participants.uuid', 'said.participant')
    .select(['participants.person', sql<number>`count(*)::integer`.as('count')])
    .where('participants.questionnaire', '=', questionnaire)
    .where('participants.ended_at', 'is', null)
    .where('said.role', '=', 'participant')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('participant_messages as later')
            .select('later.id')
            .whereRef('later.participant', '=', 'said.participant')
            .whereRef('later.id', '>', 'said.id')
            .where('later.role', '<>', 'participant'),
        ),
      ),
    )
    .groupBy('participants.person')
    .execute()
