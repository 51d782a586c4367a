import type { SwitchName } from '#contract/admin-switches.ts'
import type { Db, Tx } from '#server/db/index.ts'

export type TurnedSwitch = {
  readonly name: string
  readonly is_on: boolean
  readonly note: { readonly nl: string; readonly en: string } | null
  readonly changed_at: Date
}

export const selectSwitches = (db: Db | Tx) => db.selectFrom('switches').selectAll().execute()

/** With whoever else turns it waiting. */
export async function upsertSwitch(tx: Tx, { note, ...turned }: TurnedSwitch): Promise<void> {
  const values = { ...turned, note: note && JSON.stringify(note) }
  await tx
    .insertInto('switches')
    .values(values)
    .onConflict((taken) =>
      taken.column('name').doUpdateSet(({ ref }) => ({
        is_on: ref('excluded.is_on'),
        note: ref('excluded.note'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute()
}

export const deleteSwitch = (tx: Tx, name: SwitchName) => tx.deleteFrom('switches').where('name', '=', name).execute()
