import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/index.ts'
import { connect, type Database, seed } from '#server/db/index.ts'
import { createLogger, createMetrics } from '#server/http/index.ts'
import { createJobs, sendMail } from '#server/jobs/index.ts'
import { createOutbox } from '#server/resources/outbox/index.ts'
import { group, halfway } from './patch-answers.ts'
import { startPostgres } from './patch-postgres.ts'

/** Per second, the bare statement and the whole save. */
type Rates = { readonly bare: number; readonly patch: number }

const founders = 8
const rounds = 6
const roundMs = 1_000
const path = '/api/dutch_bv_incorporations'

/** Saves through the API against the same row written by hand, in turns, so that a busy machine slows both. */
export async function patches() {
  const embedded = process.env.CPU ? null : await onEmbedded()
  const server = await onPostgres()
  return [embedded, server]
}

async function onEmbedded(): Promise<Rates> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-embedded-'))
  try {
    return await measure({ DATABASE_URL: undefined, DATA_DIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<Rates | null> {
  const server = await startPostgres()
  if (server === null) return null
  try {
    return await measure({ DATABASE_URL: server.url, DATA_DIR: '' })
  } finally {
    server.stop()
  }
}

async function measure(options: { DATABASE_URL: string | undefined; DATA_DIR: string }): Promise<Rates> {
  const database = await connect(options)
  try {
    await database.migrate()
    await seed(database)
    return await race(database)
  } finally {
    await database.close()
  }
}

async function race(database: Database): Promise<Rates> {
  const app = await openApp(database)
  const places = await Promise.all(Array.from({ length: founders }, () => begin(app)))
  const rows = await database.db.selectFrom('questionnaires').select(['uuid', 'answers', 'sealed']).execute()
  const values = rows.map((row) => ({
    uuid: row.uuid,
    answers: JSON.stringify(row.answers),
    sealed: JSON.stringify(row.sealed),
  }))
  let turn = 0
  const turns = places.map(() => 0)
  const save = async (founder: number) => {
    const { uuid, cookie } = places[founder] ?? { uuid: '', cookie: '' }
    const turn = (turns[founder] ?? 0) + 1
    turns[founder] = turn
    const answer = await app.inject({
      method: 'PATCH',
      url: `${path}/${uuid}`,
      headers: { cookie },
      payload: group(turn),
    })
    if (answer.statusCode !== 200) throw new Error(`A save was answered with ${answer.statusCode}.`)
  }
  const write = async (founder: number) => {
    const { uuid, answers, sealed } = values[founder] ?? { uuid: '', answers: '', sealed: '' }
    turn += 1
    await database.db
      .updateTable('questionnaires')
      .set({ answers, sealed, substep: turn % 3, updated_at: new Date() })
      .where('uuid', '=', uuid)
      .execute()
  }
  await perSecond(save, Number(process.env.WARM ?? 500))
  let bare = 0
  let patch = 0
  for (let round = 0; round < rounds; round++) {
    bare += await perSecond(write, roundMs)
    // The row was written behind the back of the service; one save each brings it up to date again.
    patch += await perSecond(save, roundMs)
  }
  await app.close()
  return { bare: bare / rounds, patch: patch / rounds }
}

/** Everyone works at the same time, each waiting for their own answer. */
async function perSecond(work: (founder: number) => Promise<void>, milliseconds: number): Promise<number> {
  const start = performance.now()
  const cpu = process.cpuUsage()
  let done = 0
  const busy = async (founder: number) => {
    while (performance.now() - start < milliseconds) {
      await work(founder)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: founders }, (_, founder) => busy(founder)))
  const used = process.cpuUsage(cpu)
  if (process.env.CPU) console.log(work.name, done, Math.round((used.user + used.system) / done), 'us cpu per op')
  return (done * 1000) / (performance.now() - start)
}

async function begin(app: Awaited<ReturnType<typeof openApp>>) {
  const created = await app.inject({ method: 'POST', url: path, remoteAddress: '127.0.0.2' })
  const [cookie = ''] = String(created.headers['set-cookie']).split(';')
  const { uuid }: { uuid: string } = created.json()
  const filled = await app.inject({ method: 'PATCH', url: `${path}/${uuid}`, headers: { cookie }, payload: halfway })
  if (filled.statusCode !== 200) throw new Error(`The first answers were refused: ${filled.body}`)
  return { uuid, cookie }
}

/** The service as it runs, with its log going nowhere. */
async function openApp(database: Database) {
  const config = readConfig({ RATE_LIMIT_PER_MINUTE: '1000000' })
  const log = createLogger(config.LOG_LEVEL, { write: () => {} })
  const vault = vaultWith([Buffer.alloc(32, 1)])
  const clock = systemClock
  const outbox = createOutbox({ database, vault, clock })
  const needs = { mailer: outbox.mailer }
  const jobs = createJobs({ database, vault, clock, log, needs, definitions: { send_mail: sendMail } })
  const metrics = createMetrics({ ofProcess: false })
  return buildApp({ config, database, jobs, clock, vault, log, metrics, outbox, screens: null })
}
void randomUUID
