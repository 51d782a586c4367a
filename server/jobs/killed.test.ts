import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTemplateFolder } from '#server/testing/database-folder.ts'
import { createFromTemplate } from '#server/testing/database-server.ts'

const fixture = fileURLToPath(new URL('killed.fixture.ts', import.meta.url))
const server = process.env.TEST_DATABASE_URL
// The embedded database takes one process at a time: there a new process comes after the one that was killed.
const together = server ? 4 : 1
const count = server ? 1_000 : 100
const inHand = 4

let place: Awaited<ReturnType<typeof copyTemplateFolder | typeof createFromTemplate>>
const children = new Set<ChildProcess>()

beforeAll(async () => {
  place = server ? await createFromTemplate(server) : await copyTemplateFolder()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await place.remove()
})

function run(action: string) {
  const { DATABASE_URL, DATA_DIR } = place.options
  const where = DATABASE_URL === undefined ? ['--folder', DATA_DIR] : ['--url', DATABASE_URL]
  const child = spawn(process.execPath, [fixture, action, ...where, '--count', `${count}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const end = once(child, 'exit').then(([code, signal]) => {
    children.delete(child)
    return signal ?? code
  })
  return { child, end }
}

/** Kills a worker in the middle of its work, with no chance to put anything in order. */
async function killAfter(lines: number, { child, end }: ReturnType<typeof run>): Promise<void> {
  let seen = 0
  for await (const _line of createInterface({ input: child.stdout ?? [] })) {
    if (++seen === lines) child.kill('SIGKILL')
  }
  expect(await end).toBe('SIGKILL')
}

test('every job runs once, also those of a process that was killed', { timeout: 120_000 }, async () => {
  expect(await run('fill').end).toBe(0)

  const others = Array.from({ length: together - 1 }, () => run('work'))
  for (const { child } of others) child.stdout?.resume()
  await killAfter(20, run('work'))
  await Promise.all(others.map(async ({ end }) => expect(await end).toBe(0)))

  const last = run('work')
  last.child.stdout?.resume()
  expect(await last.end).toBe(0)

  const teller = run('tell')
  const told = JSON.parse(await text(teller.child.stdout ?? []))
  expect(told).toMatchObject({ ran: count, failed: 0 })
  expect(told.again).toBeLessThanOrEqual(inHand)
})
