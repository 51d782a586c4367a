import { execFile } from 'node:child_process'
import { chownSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#server/testing/ports.ts'

const run = promisify(execFile)

/** How a server goes away: told to, without a word, or still there and deaf. */
export type Ending = 'fast' | 'immediate' | 'frozen'

export type Cluster = {
  readonly url: string
  start(): Promise<void>
  stop(how: Ending): Promise<void>
  remove(): Promise<void>
}

/** A PostgreSQL server of our own, which may be stopped as often as one likes. It waits for its disk, as a real one does. */
export async function makeCluster(): Promise<Cluster> {
  const bin = installed()
  if (bin === undefined) throw new Error('There is no PostgreSQL here.')
  const owner = process.getuid?.() === 0 ? await postgresUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'database-stops-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const command = (name: string, ...words: string[]) => run(join(bin, name), words, { cwd: folder, ...owner })

  await command('initdb', '-D', data, '-U', 'oprecht', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    frozen = []
  }
  return {
    url: `postgres://oprecht@127.0.0.1:${port}/postgres`,
    async start() {
      if (frozen.length > 0) thaw()
      else await command('pg_ctl', '-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), '-o', options, 'start')
    },
    async stop(how) {
      if (how !== 'frozen') return void (await command('pg_ctl', '-D', data, '-w', '-m', how, 'stop'))
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(postmaster, 'SIGSTOP')
      // Only now: it can have no new children any more.
      frozen = [postmaster, ...(await childrenOf(postmaster))]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    async remove() {
      thaw()
      await command('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Where the newest one on this machine is, as Debian installs it. */
export const installed = (): string | undefined => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

/** PostgreSQL refuses to run as root. */
async function postgresUser(): Promise<{ readonly uid: number; readonly gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)])
  return stdout.split('\n').map(Number).filter(Boolean)
}
