import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTemplateFolder } from '#server/testing/database-folder.ts'
import { createFromTemplate } from '#server/testing/database-server.ts'

const fixture = fileURLToPath(new URL('killed.fixture.ts', import.meta.url))
const server = process.env.TEST_DATABASE_URL
// The embedded database takes one process at a time: there a new process comes after the one that was killed.
const together = server ? 4 : 1
const count = server ? 1_000 : 60

let place: Awaited<ReturnType<typeof copyTemplateFolder | typeof createFromTemplate>>
const children = new Set<ChildProcess>()

beforeAll(async () => {
  place = server ? await createFromTemplate(server) : await copyTemplateFolder()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await place.remove()
})

function run(...actions: string[]) {
  const { DATABASE_URL, DATA_DIR } = place.options
  const where = DATABASE_URL === undefined ? ['--folder', DATA_DIR] : ['--url', DATABASE_URL]
  const child = spawn(process.execPath, [fixture, ...actions, ...where, '--count', `${count}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const end = once(child, 'exit').then(([code, signal]) => {
    children.delete(child)
    return signal ?? code
  })
  return { child, lines: createInterface({ input: child.stdout }), end }
}

test('every job runs once, also those of a process that was killed', { timeout: 240_000 }, async () => {
  const victim = run('fill', 'work')
  const others: ReturnType<typeof run>[] = []
  let ran = 0
  for await (const line of victim.lines) {
    if (line === 'filled') for (let extra = 1; extra < together; extra++) others.push(run('work'))
    // In the middle of its work, with no chance to put anything in order.
    if (line === 'ran' && ++ran === 20) victim.child.kill('SIGKILL')
  }
  expect(await victim.end).toBe('SIGKILL')
  for (const { end } of others) expect(await end).toBe(0)

  const last = run('work', 'tell')
  let told = ''
  for await (const line of last.lines) told = line
  expect(await last.end).toBe(0)
  expect(JSON.parse(told)).toEqual({ ran: count, failed: 0 })
})
