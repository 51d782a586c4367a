import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Killable, openKillable } from '#server/testing/killable.ts'

// The embedded database takes one process at a time: there a new process comes after the one that was killed.
const server = process.env.TEST_DATABASE_URL
const together = server ? 4 : 1
const count = server ? 1_000 : 60

let killable: Killable
beforeAll(async () => {
  killable = await openKillable(new URL('killed.fixture.ts', import.meta.url))
})
afterAll(() => killable.close())

const run = (...actions: string[]) => killable.run(...actions, '--count', `${count}`)

test('every job runs once, also those of a process that was killed', { timeout: 240_000 }, async () => {
  const victim = run('fill', 'work', '--killed-after', '20')
  const others: ReturnType<typeof run>[] = []
  for await (const line of victim.lines)
    if (line === 'filled') for (let extra = 1; extra < together; extra++) others.push(run('work'))
  expect(await victim.end).toBe('SIGKILL')
  for (const { end } of others) expect(await end).toBe(0)

  const last = run('work', 'tell')
  let told = ''
  for await (const line of last.lines) told = line
  expect(await last.end).toBe(0)
  expect(JSON.parse(told)).toEqual({ ran: count, failed: 0 })
})
