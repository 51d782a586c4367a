import { parseArgs } from 'node:util'
import { z } from 'zod'
import { systemClock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { connect } from '#server/db/index.ts'
import { createJobs, defineJob } from './index.ts'

// A server process for the test of killed processes. It does what it is told, in order: fill the queue, work on it, tell how
// things stand.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ url: { type: 'string' }, folder: { type: 'string' }, count: { type: 'string' } },
    // After so many it is gone, in the middle of its work and with no chance to put anything in order.
    'killed-after': { type: 'string' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

const database = await connect({ DATABASE_URL: values.url, DATA_DIR: values.folder ?? '' })
let ran = 0
const work = defineJob({
  id: 'work',
  schema: z.strictObject({ n: z.number() }),
  handler: async ({ payload, finish }) => {
    // A second time would break the primary key.
    await finish(async (tx) => {
      await tx
        .insertInto('seeded_rows')
        .values({ table_name: 'ran', row_key: `${payload.n}` })
        .execute()
    })
    ran += 1
    if (ran === Number(values['killed-after'])) process.kill(process.pid, 'SIGKILL')
  },
})
const silence = () => {}
const jobs = createJobs({
  database,
  vault: vaultWith([new Uint8Array(32)]),
  clock: systemClock,
  log: { info: silence, warn: silence, error: silence },
  needs: {},
  definitions: { work },
  leaseMs: 1_500,
  pollMs: 100,
})

const actions: Record<string, () => Promise<void>> = {
  fill: async () => {
    await database.inTransaction(async (tx) => {
      for (let n = 0; n < Number(values.count); n++) await jobs.enqueue(tx, work, { n })
    })
    say('filled')
  },
  work: async () => {
    jobs.start()
    while (true) {
      await jobs.drain()
      const { waiting, running } = await jobs.counts()
      if (waiting + running === 0) break
    }
  },
  tell: async () => {
    const rows = await database.db.selectFrom('seeded_rows').select('row_key').where('table_name', '=', 'ran').execute()
    const { failed } = await jobs.counts()
    say(JSON.stringify({ ran: rows.length, failed }))
  },
}
for (const action of positionals) await actions[action]?.()
await jobs.stop()
await database.close()
