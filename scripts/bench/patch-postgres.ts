import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/ports.ts'

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
