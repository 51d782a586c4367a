import { Worker } from 'node:worker_threads'
import type { Database } from '#server/db/index.ts'
import type { Founders, Shift } from './patch-client.ts'

/** Work of one kind; answers how much was done per second. */
export type RaceWork = (shift: Shift) => Promise<number>

// Code that runs for the first time is slow, and a server has run it before.
const warmUp: Shift = { milliseconds: 15_000, most: 5_000 }
const round: Shift = { milliseconds: 1_000, most: Number.POSITIVE_INFINITY }
const rounds = 9

/** Every kind of work in turns, so that a machine that is busy with something else slows all alike: rates per round. */
export async function race<Name extends string>(
  works: Readonly<Record<Name, RaceWork>>,
): Promise<Record<Name, number>[]> {
  const entries = Object.entries<RaceWork>(works)
  for (const [, work] of entries) await work(warmUp)
  const results: Record<Name, number>[] = []
  for (let count = 0; count < rounds; count++) {
    const rates: [string, number][] = []
    for (const [name, work] of entries) rates.push([name, await work(round)])
    results.push(Object.fromEntries(rates) as Record<Name, number>)
  }
  return results
}

/** Saves over HTTP by founders in a thread of their own. */
export function saving(founders: Founders): { readonly work: RaceWork; stop(): Promise<unknown> } {
  const client = new Worker(new URL('./patch-client.ts', import.meta.url), { workerData: founders, execArgv: [] })
  const failed = new Promise<never>((_, reject) => client.once('error', reject))
  failed.catch(() => {})
  return {
    work(shift) {
      const answer = new Promise<number>((resolve) => client.once('message', resolve))
      client.postMessage(shift)
      return Promise.race([answer, failed])
    },
    stop: () => client.terminate(),
  }
}

/** Rows like those of the founders, written with one statement each and nothing else. */
export async function bareUpdates(database: Database): Promise<RaceWork> {
  const rows = await database.db.selectFrom('questionnaires').selectAll().execute()
  const writers = await Promise.all(
    rows.map(async ({ answers, sealed, by_assistant: _none, ...row }) => {
      const uuid = crypto.randomUUID()
      const texts = { answers: JSON.stringify(answers), sealed: JSON.stringify(sealed) }
      await database.db
        .insertInto('questionnaires')
        .values({ ...row, ...texts, uuid })
        .execute()
      return (substep: number) =>
        database.db
          .updateTable('questionnaires')
          .set({ ...texts, substep, updated_at: new Date() })
          .where('uuid', '=', uuid)
          .execute()
    }),
  )
  return async ({ milliseconds, most }) => {
    const start = performance.now()
    let done = 0
    const busy = async (write: (substep: number) => Promise<unknown>) => {
      while (done < most && performance.now() - start < milliseconds) {
        await write(done % 4)
        done += 1
      }
    }
    await Promise.all(writers.map(busy))
    return (done * 1000) / (performance.now() - start)
  }
}
