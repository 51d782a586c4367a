import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { copyTemplateFolder } from './database-folder.ts'
import { createFromTemplate } from './database-server.ts'

/** A script in processes of its own on one database, each of which can be killed at any moment. */
export async function openKillable(script: URL) {
  const server = process.env.TEST_DATABASE_URL
  const place = server ? await createFromTemplate(server) : await copyTemplateFolder()
  const children = new Set<ChildProcess>()

  function run(...args: readonly string[]) {
    const { DATABASE_URL, DATA_DIR } = place.options
    const where = DATABASE_URL === undefined ? ['--folder', DATA_DIR] : ['--url', DATABASE_URL]
    const child = spawn(process.execPath, [fileURLToPath(script), ...args, ...where], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.add(child)
    const end = once(child, 'exit').then(([code, signal]) => {
      children.delete(child)
      return signal ?? code
    })
    return { child, lines: createInterface({ input: child.stdout }), end }
  }

  const close = async () => {
    for (const child of children) child.kill('SIGKILL')
    await place.remove()
  }
  return { options: place.options, run, close }
}

export type Killable = Awaited<ReturnType<typeof openKillable>>
