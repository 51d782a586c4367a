import { sql } from 'kysely'
import type { SigningEvent, SigningSession } from '#domain/contracts/index.ts'
import type { InkStrokes } from '#server/adapters/documents/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { evidencePlace, messagePlace, personPlace, reasonPlace } from './sealed.ts'

const sessions = (db: Db | Tx) => db.selectFrom('contract_sessions').selectAll()
const signers = (db: Db | Tx) => db.selectFrom('contract_signers').selectAll()

type StoredSession = Awaited<ReturnType<ReturnType<typeof sessions>['execute']>>[number]
type StoredSigner = Awaited<ReturnType<ReturnType<typeof signers>['execute']>>[number]

export type SignerPerson = {
  readonly name: string
  readonly email: string
  /** For whom they sign, where that is not themselves. */
  readonly company: string | null
}

/** What proves that somebody signed; it stands here and in the signed file, and nowhere else. */
export type KeptEvidence = {
  readonly written: string
  readonly strokes: InkStrokes | null
  readonly ip: string
  readonly device: string | null
  readonly code_to: string
  readonly code_at: string
  readonly text_sha256: string
}

export type KeptSigner = Omit<StoredSigner, 'sealed_person' | 'sealed_evidence' | 'sealed_reason'> &
  SignerPerson & { readonly evidence: KeptEvidence | null; readonly reason: string | null }

export type KeptSession = Omit<StoredSession, 'sealed_message'> & {
  readonly message: string
  /** In their order. */
  readonly signers: readonly KeptSigner[]
}

/** Of who was asked first it was not kept for whom: that stands in the text. */
type KeptPerson = Omit<SignerPerson, 'company'> & Partial<Pick<SignerPerson, 'company'>>
const personIn = ({ company = null, ...person }: KeptPerson): SignerPerson => ({ ...person, company })

function openedSigner(vault: Vault, stored: StoredSigner): KeptSigner {
  const { sealed_person, sealed_evidence, sealed_reason, ...rest } = stored
  const { uuid } = rest
  return {
    ...rest,
    ...personIn(vault.openJson(sealed_person, personPlace(uuid)) as KeptPerson),
    evidence: sealed_evidence === null ? null : (vault.openJson(sealed_evidence, evidencePlace(uuid)) as KeptEvidence),
    reason: sealed_reason === null ? null : String(vault.openJson(sealed_reason, reasonPlace(uuid))),
  }
}

async function opened(db: Db | Tx, vault: Vault, stored: StoredSession | undefined): Promise<KeptSession | undefined> {
  if (stored === undefined) return undefined
  const { sealed_message, ...session } = stored
  const people = await signers(db).where('session', '=', session.uuid).orderBy('position').execute()
  return {
    ...session,
    message: String(vault.openJson(sealed_message, messagePlace(session.uuid))),
    signers: people.map((one) => openedSigner(vault, one)),
  }
}

/** As the rules of signing know it. */
export const asSession = ({ state, in_turns, until, signers: people }: KeptSession): SigningSession => ({
  ...{ state, in_turns, until },
  signers: people.map(({ uuid: id, state: own }) => ({ id, state: own })),
})

export const findSession = async (db: Db | Tx, vault: Vault, uuid: string) =>
  opened(db, vault, await sessions(db).where('uuid', '=', uuid).executeTakeFirst())

/** Of one contract, the newest time it was sent round. */
export const findNewestSession = async (db: Db | Tx, vault: Vault, contract: string) =>
  opened(
    db,
    vault,
    await sessions(db)
      .where('contract', '=', contract)
      .orderBy('revision', 'desc')
      .orderBy(sql`(state = 'open')`, 'desc')
      .orderBy('sent_at', 'desc')
      .orderBy('until', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

/** All that belong to a contract, the oldest first. */
export async function selectRounds(db: Db | Tx, vault: Vault, contract: string): Promise<readonly KeptSession[]> {
  const found = await sessions(db).where('contract', '=', contract).orderBy('sent_at').orderBy('uuid').execute()
  const all = await Promise.all(found.map((one) => opened(db, vault, one)))
  return all.filter((one) => one !== undefined)
}

/** How many signed of how many, by contract, for those that were sent round. */
export async function countSigned(db: Db | Tx, contracts: readonly string[]) {
  if (contracts.length === 0) return new Map<string, { count: number; of: number }>()
  const { rows } = await sql<{ contract: string; count: number; of: number }>`
    select newest.contract, count(*) filter (where contract_signers.state = 'signed')::int as count, count(*)::int as of
    from (select distinct on (contract) contract, uuid from contract_sessions
      where contract in (${sql.join(contracts)}) order by contract, sent_at desc, (state = 'open') desc) as newest
    join contract_signers on contract_signers.session = newest.uuid group by newest.contract`.execute(db)
  return new Map(rows.map(({ contract, ...counted }) => [contract, counted]))
}

type NewSession = Pick<StoredSession, 'uuid' | 'contract' | 'revision' | 'in_turns' | 'sent_at' | 'until'> & {
  readonly message: string
  readonly signers: readonly (SignerPerson & { readonly uuid: string })[]
}

export async function insertSession(tx: Tx, vault: Vault, { message, signers: people, ...made }: NewSession) {
  const sealed_message = vault.sealJson(message, messagePlace(made.uuid))
  await tx
    .insertInto('contract_sessions')
    .values({ ...made, sealed_message })
    .execute()
  const rows = people.map(({ uuid, name, email, company }, position) => ({
    ...{ uuid, session: made.uuid, position },
    sealed_person: vault.sealJson({ name, email, company } satisfies SignerPerson, personPlace(uuid)),
  }))
  await tx.insertInto('contract_signers').values(rows).execute()
}

/** Within a transaction that holds the contract. */
export async function closeRound(
  tx: Tx,
  uuid: string,
  state: Exclude<StoredSession['state'], 'open'>,
  ended_at: Date,
): Promise<void> {
  await tx.updateTable('contract_sessions').set({ state, ended_at }).where('uuid', '=', uuid).execute()
}

export async function markInvited(tx: Tx, signer: string, at: Date): Promise<void> {
  await tx.updateTable('contract_signers').set({ invited_at: at }).where('uuid', '=', signer).execute()
}

export async function markReminded(tx: Tx, signer: string, at: Date): Promise<void> {
  await tx.insertInto('contract_signer_reminders').values({ signer, at }).execute()
  await tx
    .updateTable('contract_signers')
    .set({ reminded_at: at, reminders: sql<number>`reminders + 1` })
    .where('uuid', '=', signer)
    .execute()
}

/** The first time counts. */
export async function markOpened(db: Db | Tx, signer: string, at: Date): Promise<void> {
  await db
    .updateTable('contract_signers')
    .set({ opened_at: at })
    .where('uuid', '=', signer)
    .where('opened_at', 'is', null)
    .execute()
}

/** Of one contract, by signer. */
export async function selectRemindedAt(db: Db | Tx, contract: string): Promise<ReadonlyMap<string, readonly Date[]>> {
  const found = await db
    .selectFrom('contract_signer_reminders')
    .innerJoin('contract_signers', 'contract_signers.uuid', 'contract_signer_reminders.signer')
    .innerJoin('contract_sessions', 'contract_sessions.uuid', 'contract_signers.session')
    .select(['contract_signer_reminders.signer', 'contract_signer_reminders.at'])
    .where('contract_sessions.contract', '=', contract)
    .orderBy('contract_signer_reminders.id')
    .execute()
  const bySigner = Map.groupBy(found, ({ signer }) => signer)
  return new Map([...bySigner].map(([signer, all]) => [signer, all.map(({ at }) => at)]))
}

export async function writeSigned(tx: Tx, vault: Vault, uuid: string, evidence: KeptEvidence, at: Date): Promise<void> {
  await tx
    .updateTable('contract_signers')
    .set({ state: 'signed', signed_at: at, sealed_evidence: vault.sealJson(evidence, evidencePlace(uuid)) })
    .where('uuid', '=', uuid)
    .execute()
}

export async function writeDeclined(tx: Tx, vault: Vault, uuid: string, reason: string, at: Date): Promise<void> {
  await tx
    .updateTable('contract_signers')
    .set({ state: 'declined', declined_at: at, sealed_reason: vault.sealJson(reason, reasonPlace(uuid)) })
    .where('uuid', '=', uuid)
    .execute()
}

export async function insertSignerLink(tx: Tx, link: { hash: string; signer: string; made_at: Date }): Promise<void> {
  await tx.insertInto('contract_signer_links').values(link).execute()
}

/** Whose link it is, in which session. */
export const findSignerByLink = (db: Db | Tx, hash: string) =>
  db
    .selectFrom('contract_signer_links')
    .innerJoin('contract_signers', 'contract_signers.uuid', 'contract_signer_links.signer')
    .innerJoin('contract_sessions', 'contract_sessions.uuid', 'contract_signers.session')
    .select(['contract_signers.uuid as signer', 'contract_sessions.uuid as session', 'contract_sessions.contract'])
    .where('contract_signer_links.hash', '=', hash)
    .executeTakeFirst()

/** Open ones whose time is over, by contract and session. */
export const selectLate = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('contract_sessions')
    .select(['uuid', 'contract'])
    .where('state', '=', 'open')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(500)
    .execute()

/** Who was asked and did nothing yet. */
export const selectWaitingSigners = (db: Db | Tx) =>
  db
    .selectFrom('contract_signers')
    .innerJoin('contract_sessions', 'contract_sessions.uuid', 'contract_signers.session')
    .select(['contract_signers.uuid as signer', 'contract_sessions.uuid as session', 'contract_sessions.contract'])
    .select(['contract_signers.invited_at', 'contract_signers.reminders', 'contract_sessions.until'])
    .where('contract_sessions.state', '=', 'open')
    .where('contract_signers.state', '=', 'open')
    .where('contract_signers.invited_at', 'is not', null)
    .orderBy('contract_signers.invited_at')
    .orderBy('contract_signers.uuid')
    .execute()

export async function insertContractEvent(
  tx: Tx,
  event: { readonly contract: string; readonly session: string; readonly event: SigningEvent; readonly at: Date },
): Promise<number> {
  const { id } = await tx.insertInto('contract_events').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

type SignedFile = { readonly file: string; readonly sha256: string; readonly signers: number; readonly at: Date }

/** Once: false when it was written before, which then counts for ever. */
export async function writeSignedFile(
  tx: Tx,
  session: string,
  { file, sha256, signers: count, at }: SignedFile,
): Promise<boolean> {
  const written = await tx
    .updateTable('contract_sessions')
    .set({ file, file_sha256: sha256, file_made_at: at })
    .where('uuid', '=', session)
    .where('file', 'is', null)
    .where('state', '=', 'completed')
    .returning('ended_at')
    .executeTakeFirst()
  if (written === undefined) return false
  await tx
    .insertInto('signed_files')
    .values({ sha256, signed_at: written.ended_at ?? at, signers: count })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

export const findSignedFile = (db: Db | Tx, sha256: string) =>
  db.selectFrom('signed_files').selectAll().where('sha256', '=', sha256).executeTakeFirst()
