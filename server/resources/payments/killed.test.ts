import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { connect } from '#server/db/index.ts'
import { createOutbox } from '#server/resources/outbox/index.ts'
import { type Killable, openKillable } from '#server/testing/killable.ts'

const server = process.env.TEST_DATABASE_URL
const files = mkdtempSync(join(tmpdir(), 'oprecht-files-'))

let killable: Killable
beforeAll(async () => {
  killable = await openKillable(new URL('../../testing/paying-process.ts', import.meta.url))
})
afterAll(async () => {
  await killable.close()
  rmSync(files, { recursive: true, force: true })
})

const run = (count: number) => killable.run('--files', files, '--count', `${count}`)

/** Whom the bank took money from, by order. */
async function tell() {
  const database = await connect(killable.options)
  const { db } = database
  const orders = await db.selectFrom('orders').select(['uuid', 'state']).execute()
  const payments = await db.selectFrom('sandbox_payments').select('payment').execute()
  const taken = payments
    .map(({ payment }) => payment as { status: string; metadata: { order: string } })
    .filter(({ status }) => status === 'paid')
    .map(({ metadata }) => metadata.order)
  const cases = await db.selectFrom('cases').select('order_uuid').execute()
  const invoices = await db.selectFrom('invoices').select(['order_uuid', 'sequence']).orderBy('sequence').execute()
  const documents = await db.selectFrom('issued_documents').select('questionnaire').where('position', '=', 0).execute()
  const outbox = createOutbox({ database, vault: vaultWith([Buffer.alloc(32, 1)]), clock: systemClock })
  const mails = (await outbox.allMails(db)).filter(({ kind }) => kind === 'order_confirmation')
  const failed = await db.selectFrom('jobs').select('job').where('state', '=', 'failed').execute()
  await database.close()
  return { orders, taken, cases, invoices, documents, mails, failed }
}

test('a process that is killed while founders pay loses nothing and doubles nothing', {
  timeout: 300_000,
}, async () => {
  const victim = run(1_000)
  // The embedded database takes one process at a time: there a new one comes after the one that was killed.
  const others: ReturnType<typeof run>[] = []
  let paid = 0
  for await (const line of victim.lines) {
    if (line === 'ready' && server) others.push(run(4))
    // In the middle of its work, with no chance to put anything in order.
    if (line.startsWith('paid') && ++paid === 4) victim.child.kill('SIGKILL')
  }
  expect(await victim.end).toBe('SIGKILL')
  for (const { end } of others) expect(await end).toBe(0)
  expect(await run(1).end).toBe(0)

  const told = await tell()
  const by = (uuids: readonly string[]) => [...uuids].sort()
  const ours = by(told.orders.filter(({ state }) => state === 'paid').map(({ uuid }) => uuid))
  expect(ours.length).toBeGreaterThanOrEqual(5)
  expect(by(told.taken)).toEqual(ours)
  expect(by(told.cases.map(({ order_uuid }) => order_uuid))).toEqual(ours)
  expect(by(told.invoices.map(({ order_uuid }) => order_uuid))).toEqual(ours)
  expect(told.invoices.map(({ sequence }) => sequence)).toEqual(ours.map((_, index) => index + 1))
  expect(told.documents).toHaveLength(ours.length)
  expect(told.mails).toHaveLength(ours.length)
  expect(told.failed).toEqual([])
})
