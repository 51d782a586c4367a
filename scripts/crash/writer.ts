import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { readConfig } from '#server/config/index.ts'
import { connect, type Database } from '#server/db/index.ts'

// The victim of the first part: writes as fast as it can and says so after each commit, until it is killed.

const lanes = [1, 2, 3, 4]
const note = 'x'.repeat(600)
const say = (line: string) => writeSync(1, `${line}\n`)

const database = await connect(readConfig(process.env))
await database.migrate()
await sql`
  create schema if not exists crash;
  create table if not exists crash.lanes (lane int primary key, last int not null);
  create table if not exists crash.writes (lane int, number int, note text, primary key (lane, number))`.execute(
  database.db,
)
say('ready')
await Promise.all(lanes.map((lane) => writeFor(database, lane)))

async function writeFor({ db, inTransaction, shared }: Database, lane: number): Promise<never> {
  const { rows } = await sql<{ last: number }>`select last from crash.lanes where lane = ${lane}`.execute(db)
  for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
    await inTransaction(async (tx) => {
      await sql`insert into crash.writes values (${lane}, ${number}, ${note})`.execute(tx)
      await sql`
        insert into crash.lanes values (${lane}, ${number})
        on conflict (lane) do update set last = excluded.last`.execute(tx)
    })
    say(`${lane} ${number}`)
    // So that some are killed in the middle of one; a server of its own makes its own.
    if (!shared && lane === 1 && number % 50 === 0) await sql`checkpoint`.execute(db)
  }
}
