import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { connect } from '#server/db/index.ts'
import type { VictimPlace } from './place.ts'
import { between, startVictim } from './victim.ts'

const script = fileURLToPath(new URL('writer.ts', import.meta.url))

type WrittenLane = { readonly lane: number; readonly last: number; readonly rows: number; readonly highest: number }

/** Kills a process that only writes; answers how many writes were acknowledged. */
export async function writeRounds(place: VictimPlace, kills: number): Promise<number> {
  const acknowledged = new Map<number, number>()
  for (let kill = 1; kill <= kills; kill += 1) {
    // By number rather than by the clock, so that a busy machine does as much as an idle one.
    const enough = Promise.withResolvers<void>()
    let left = between(1, 250)
    const victim = startVictim({
      script,
      environment: place.environment,
      isReady: (line) => line === 'ready',
      onLine: (line) => {
        const [lane = 0, number = 0] = line.split(' ').map(Number)
        acknowledged.set(lane, number)
        left -= 1
        if (left === 0) enough.resolve()
      },
    })
    // One in four dies while it is starting, perhaps recovering from the time before.
    const whileStarting = kill % 4 === 0
    if (whileStarting) await pause(between(100, 1500))
    else await Promise.race([enough.promise, victim.ended])
    await pause(between(0, 20))
    await victim.kill()
    // Recovery by the next victim is worth a try too, so not every kill is followed by a look.
    if (kill % 4 !== 3) await verify(place, acknowledged)
    const total = [...acknowledged.values()].reduce((sum, number) => sum + number, 0)
    console.log(
      `  kill ${kill} of ${kills}${whileStarting ? ' while starting' : ''}: ${total} writes acknowledged so far`,
    )
  }
  await verify(place, acknowledged)
  return [...acknowledged.values()].reduce((sum, number) => sum + number, 0)
}

async function verify({ options }: VictimPlace, acknowledged: ReadonlyMap<number, number>): Promise<void> {
  const database = await connect(options)
  try {
    await database.migrate()
    const { rows: found } = await sql<{ made: boolean }>`
      select to_regclass('crash.writes') is not null as made`.execute(database.db)
    if (!found[0]?.made && acknowledged.size === 0) return
    for (const [way, setting] of [
      ['table', 'enable_indexscan = off, enable_indexonlyscan = off, enable_bitmapscan = off'],
      ['index', 'enable_seqscan = off'],
    ] as const) {
      const lanes = await database.inTransaction(async (tx) => {
        for (const one of setting.split(', ')) await sql.raw(`set local ${one}`).execute(tx)
        const { rows } = await sql<WrittenLane>`
          select l.lane, l.last, count(w.number) as rows, coalesce(max(w.number), 0) as highest
          from crash.lanes l left join crash.writes w on w.lane = l.lane group by l.lane, l.last`.execute(tx)
        return rows
      })
      for (const [lane, number] of acknowledged)
        check(
          lanes.find((one) => one.lane === lane),
          lane,
          number,
          way,
        )
    }
  } finally {
    await database.close()
  }
}

function check(found: WrittenLane | undefined, lane: number, acknowledged: number, way: string): void {
  const { last = 0, rows = 0, highest = 0 } = found ?? {}
  const where = `lane ${lane}, read by ${way}: ${rows} rows up to ${highest}, counter at ${last}, acknowledged ${acknowledged}`
  if (highest < acknowledged) throw new Error(`An acknowledged write is gone (${where})`)
  if (rows !== highest || last !== highest) throw new Error(`Half a transaction is there (${where})`)
  if (highest > acknowledged + 1) throw new Error(`There is a write that nobody made (${where})`)
}
