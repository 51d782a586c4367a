import { type RawBuilder, sql } from 'kysely'
import { type Reference, readReferences, type Tx } from '#server/db/index.ts'

/** Which rows of a table. */
type Which = RawBuilder<unknown>

/** Rows of these stay, with what hangs on them. */
type Spared = ReadonlySet<string>

/**
 * Deletes rows with everything that cannot be without them, whatever table it is in: what comes later need not be named here. What only
 * mentions them loses the mention.
 */
export async function deleteTree(tx: Tx, table: string, which: Which): Promise<void> {
  const references = await readReferences(tx)
  await deleteBelow(tx, references, table, which, new Set())
  await sql`delete from ${sql.table(table)} where ${which}`.execute(tx)
}

/** The same without the rows themselves, and without those of the tables that are spared. */
export async function deleteBranches(tx: Tx, table: string, which: Which, spared: Spared): Promise<void> {
  await deleteBelow(tx, await readReferences(tx), table, which, spared)
}

async function deleteBelow(
  tx: Tx,
  references: readonly Reference[],
  table: string,
  which: Which,
  spared: Spared,
): Promise<void> {
  for (const { from, to, columns, keys, required } of references) {
    if (to !== table || from === table || spared.has(from)) continue
    const [here, there] = [columns, keys].map((names) => sql.join(names.map((name) => sql.ref(name))))
    const theirs = sql`(${here}) in (select ${there} from ${sql.table(table)} where ${which})`
    if (required) {
      await deleteBelow(tx, references, from, theirs, spared)
      await sql`delete from ${sql.table(from)} where ${theirs}`.execute(tx)
    } else {
      const empty = sql.join(columns.map((name) => sql`${sql.ref(name)} = null`))
      await sql`update ${sql.table(from)} set ${empty} where ${theirs}`.execute(tx)
    }
  }
}
