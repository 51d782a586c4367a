import { servicesAfterIncorporation } from '#domain/services/index.ts'
import type { SealedColumn, Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

const notePlace = (uuid: string) => `case_services/${uuid}`

export const sealedInServices: SealedColumn = {
  ...{ table: 'case_services', column: 'sealed_note', row: 'id', boundTo: 'case_uuid', holds: 'a text' },
  place: notePlace,
}

export async function selectServices(db: Db | Tx, vault: Vault, uuid: string) {
  const rows = await db.selectFrom('case_services').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()
  return rows.map(({ sealed_note, ...row }) => ({
    ...row,
    note: sealed_note === null ? null : String(vault.openJson(sealed_note, notePlace(uuid))),
  }))
}

export type StoredService = Awaited<ReturnType<typeof selectServices>>[number]

type ServiceConsent = 'given' | 'refused'

/** Once for each, however often it is said. */
export async function insertService(
  tx: Tx,
  case_uuid: string,
  service: string,
  consent: ServiceConsent | null,
  at: Date,
): Promise<void> {
  const agreed = consent === null ? {} : { consent, consent_by: 'questionnaire' as const, consent_at: at }
  await tx
    .insertInto('case_services')
    .values({ case_uuid, service, created_at: at, ...agreed })
    .onConflict((conflict) => conflict.columns(['case_uuid', 'service']).doNothing())
    .execute()
}

/** What a box says now; who was asked and answered has the last word, and what went out is out. */
export async function renewConsent(
  tx: Tx,
  uuid: string,
  service: string,
  consent: ServiceConsent,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('case_services')
    .set({ consent, consent_by: 'questionnaire', consent_at: at })
    .where('case_uuid', '=', uuid)
    .where('service', '=', service)
    .where('consent', 'is distinct from', consent)
    .where('consent_by', 'is distinct from', 'founder')
    .where('sent_at', 'is', null)
    .execute()
}

type Recorded = Partial<
  Pick<StoredService, 'consent' | 'consent_by' | 'consent_at' | 'sent_at' | 'sent_by' | 'done_at' | 'done_by' | 'note'>
>

export async function recordService(
  tx: Tx,
  vault: Vault,
  { id, case_uuid }: Pick<StoredService, 'id' | 'case_uuid'>,
  { note, ...recorded }: Recorded,
): Promise<void> {
  const sealed_note = note == null ? note : vault.sealJson(note, notePlace(case_uuid))
  await tx
    .updateTable('case_services')
    .set({ ...recorded, ...(sealed_note !== undefined && { sealed_note }) })
    .where('id', '=', id)
    .execute()
}

/** Those that somebody has to do something for, of every case that goes on. */
const openServices = (db: Db | Tx, waitsOn: 'support' | 'customer') =>
  db
    .selectFrom('case_services')
    .innerJoin('cases', 'cases.uuid', 'case_services.case_uuid')
    .where('case_services.sent_at', 'is', null)
    .where('case_services.done_at', 'is', null)
    .where('cases.status', '!=', 'canceled')
    .$if(waitsOn === 'customer', (query) => query.where('case_services.consent', 'is', null))
    .$if(waitsOn === 'support', (query) =>
      query
        .where('case_services.consent', '=', 'given')
        .where(({ eb, or }) =>
          or([eb('case_services.service', 'not in', servicesAfterIncorporation), eb('cases.status', '=', 'finalized')]),
        ),
    )

export const selectOpenServices = (
  db: Db,
  waitsOn: 'support' | 'customer',
  { after, limit }: { readonly after: number; readonly limit: number },
) =>
  openServices(db, waitsOn)
    .selectAll('case_services')
    .select(['cases.number', 'cases.company_name', 'cases.status'])
    .where('case_services.id', '>', after)
    .orderBy('case_services.id')
    .limit(limit)
    .execute()

export async function countOpenServices(db: Db): Promise<number> {
  const { count } = await openServices(db, 'support')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
