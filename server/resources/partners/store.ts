import type { Insertable } from 'kysely'
import { lawyerWords, partnerOfferWords } from '#contract/partners.ts'
import type { PassedOn } from '#domain/partners/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tables, Tx } from '#server/db/index.ts'
import { factsPlace } from './sealed.ts'

const offerRows = (db: Db | Tx) => db.selectFrom('partner_offers').selectAll().where('active', '=', true)
type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['execute']>>[number]

const offerIn = ({ nl, en, ...row }: OfferRow) => ({
  ...row,
  nl: partnerOfferWords.parse(nl),
  en: partnerOfferWords.parse(en),
})
export type StoredOffer = ReturnType<typeof offerIn>

export const selectOffers = async (db: Db | Tx): Promise<readonly StoredOffer[]> =>
  (await offerRows(db).orderBy('position').orderBy('slug').execute()).map(offerIn)

export async function findOffer(db: Db | Tx, slug: string): Promise<StoredOffer | undefined> {
  const row = await offerRows(db).where('slug', '=', slug).executeTakeFirst()
  return row && offerIn(row)
}

const lawyerRows = (db: Db | Tx) => db.selectFrom('lawyers').selectAll().where('active', '=', true)
type LawyerRow = Awaited<ReturnType<ReturnType<typeof lawyerRows>['execute']>>[number]

const lawyerIn = ({ nl, en, ...row }: LawyerRow) => ({ ...row, nl: lawyerWords.parse(nl), en: lawyerWords.parse(en) })
export type StoredLawyer = ReturnType<typeof lawyerIn>

export const selectLawyers = async (db: Db | Tx): Promise<readonly StoredLawyer[]> =>
  (await lawyerRows(db).orderBy('position').orderBy('uuid').execute()).map(lawyerIn)

export async function findLawyer(db: Db | Tx, uuid: string): Promise<StoredLawyer | undefined> {
  const row = await lawyerRows(db).where('uuid', '=', uuid).executeTakeFirst()
  return row && lawyerIn(row)
}

/** The words that hold now. */
export const currentConsent = (db: Db | Tx) =>
  db.selectFrom('partner_consents').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow()

const requestRows = (db: Db | Tx) => db.selectFrom('partner_requests').selectAll()
type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number]

/** What went is null once it was taken back. */
export type KeptRequest = Omit<RequestRow, 'sealed_facts'> & { readonly facts: PassedOn | null }

/** We wrote the facts ourselves, out of what may go. */
const requestIn = (vault: Vault, { sealed_facts, ...row }: RequestRow): KeptRequest => ({
  ...row,
  facts: sealed_facts === null ? null : (vault.openJson(sealed_facts, factsPlace(row.uuid)) as PassedOn),
})

/** Those that are open first, then the newest. */
export async function selectRequests(db: Db | Tx, vault: Vault, account: string): Promise<readonly KeptRequest[]> {
  const rows = await requestRows(db)
    .where('account', '=', account)
    .orderBy(({ eb, or }) => or([eb('withdrawn_at', 'is not', null), eb('undelivered_at', 'is not', null)]))
    .orderBy('asked_at', 'desc')
    .orderBy('uuid')
    .execute()
  return rows.map((row) => requestIn(vault, row))
}

/** Whoever does something with it holds it until they are done. */
export async function holdRequest(tx: Tx, vault: Vault, uuid: string): Promise<KeptRequest | undefined> {
  const row = await requestRows(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst()
  return row && requestIn(vault, row)
}

type NewRequest = Omit<Insertable<Tables['partner_requests']>, 'sealed_facts'> & { readonly facts: PassedOn }

export async function insertRequest(tx: Tx, vault: Vault, { facts, ...row }: NewRequest): Promise<void> {
  await tx
    .insertInto('partner_requests')
    .values({ ...row, sealed_facts: vault.sealJson(facts, factsPlace(row.uuid)) })
    .execute()
}

export async function markSent(tx: Tx, uuid: string, sent_at: Date): Promise<void> {
  await tx.updateTable('partner_requests').set({ sent_at }).where('uuid', '=', uuid).execute()
}

/** That it is over, and since when: what it was about is kept no longer. */
export async function closeRequest(
  tx: Tx,
  uuid: string,
  moment: { readonly withdrawn_at: Date } | { readonly undelivered_at: Date },
): Promise<void> {
  await tx
    .updateTable('partner_requests')
    .set({ ...moment, sealed_facts: null })
    .where('uuid', '=', uuid)
    .execute()
}

export async function countSince(tx: Tx, account: string, moment: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('partner_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account', '=', account)
    .where('asked_at', '>', moment)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteRequests(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('partner_requests').where('account', '=', account).execute()
}

const askerRows = (db: Db | Tx, account: string) =>
  db.selectFrom('accounts').select(['email', 'firstname', 'lastname']).where('uuid', '=', account)

export const findAsker = (db: Db | Tx, account: string) => askerRows(db, account).executeTakeFirst()

/** Of two who ask at the same moment one waits for the other. */
export const holdAsker = (tx: Tx, account: string) => askerRows(tx, account).forNoKeyUpdate().executeTakeFirst()
