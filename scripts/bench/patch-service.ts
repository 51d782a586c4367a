import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { connect, seed } from '#server/db/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { freePort } from '#server/testing/ports.ts'
import type { ServiceSettings } from './cases-office.ts'
import { bareUpdates, type RaceWork, saving } from './patch-race.ts'
import { openWhole } from './whole-service.ts'

const address = '/api/dutch_bv_incorporations'
const founders = 8

/** The service on a database, with founders at work in it and statements that do the same writing by hand. */
export async function openService(
  settings: ServiceSettings,
): Promise<{ save: RaceWork; bare: RaceWork; close(): Promise<void> }> {
  const database = await connect(settings)
  await database.migrate()
  await seed(database)
  const { app } = await openWhole(database)
  const questionnaires = await Promise.all(Array.from({ length: founders }, () => begin(app)))
  const bare = await bareUpdates(database)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [bound] = app.addresses()
  const client = saving({ port: typeof bound === 'object' ? bound.port : 0, questionnaires })
  return {
    save: client.work,
    bare,
    async close() {
      await client.stop()
      await app.close()
      await database.close()
    },
  }
}

/** A founder with everything filled in. */
async function begin(app: FastifyInstance): Promise<{ path: string; cookie: string }> {
  const browser = openBrowser(app)
  const { uuid }: { uuid: string } = (await browser.call('POST', address)).json()
  const path = `${address}/${uuid}`
  const filled = await browser.call('PATCH', path, { payload: completeAnswers })
  if (filled.statusCode !== 200) throw new Error(`The first answers were refused: ${filled.body}`)
  return { path, cookie: browser.cookies() }
}

const versions = '/usr/lib/postgresql'

/** A PostgreSQL of its own on a free port, or null where none is installed. */
export async function startPostgres(): Promise<{ url: string; stop(): void } | null> {
  const [newest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  if (newest === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const run = asOwner(folder, join(versions, newest, 'bin'))
  const stop = () => {
    try {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  run('initdb', '-D', data, '-U', 'oprecht', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  return { url: `postgres://oprecht@127.0.0.1:${port}/postgres`, stop }
}

/** PostgreSQL refuses to run as root. */
function asOwner(folder: string, bin: string) {
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']).toString()))
    chownSync(folder, uid ?? 0, gid ?? 0)
  }
  const prefix = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  return (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...prefix, join(bin, program), ...args]
    execFileSync(command, rest, { stdio: 'ignore' })
  }
}
