import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const statement = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\b|\bsql(?:<[^`]*>)?`/

/** What reads and writes rows for others: the database itself, and the stores of a room. */
const mayAsk = [/^server\/(db|testing)\//, /\/store(-[^/]+)?\.ts$/, /\.(test|fixture)\.ts$/]

const allowed: Readonly<Record<string, string>> = {
  'server/resources/visitors/actions.ts': 'the one rule of who may open a row, which stores put into their queries',
  'server/resources/retention/tree.ts':
    'deletes by what the database itself says hangs on a row, whatever tables there are',
}

/** SQL that stands outside a store, as sentences. */
export const straySql = (files: readonly string[], folder: string): string[] =>
  files
    .filter((file) => /^server\/.*\.ts$/.test(file) && !(file in allowed) && !mayAsk.some((place) => place.test(file)))
    .filter((file) => statement.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${file}: asks the database itself. Put its SQL in a store.ts, or a store-….ts, of its room.`)
