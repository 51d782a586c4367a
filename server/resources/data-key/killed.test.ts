import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/adapters/clock/index.ts'
import { connect } from '#server/db/index.ts'
import { copyTemplateFolder } from '#server/testing/database-folder.ts'
import { openVault } from './index.ts'

const script = fileURLToPath(new URL('../../../scripts/data-rekey.ts', import.meta.url))

const killed = fileURLToPath(new URL('killed.fixture.ts', import.meta.url))

async function run(DATA_DIR: string, flags: readonly string[] = []) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [...flags, script], { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  const [code, signal] = await once(child, 'close')
  return { code, signal, said }
}

test('the command, killed in the middle and run again, leaves everything open to the new key', async () => {
  const place = await copyTemplateFolder()
  onTestFinished(place.remove)
  const { options } = place
  const config = { DATA_KEY: undefined, DATA_DIR: options.DATA_DIR }
  const count = 2_000

  const database = await connect(options)
  const before = await openVault({ config, database, clock: systemClock })
  const mails = Array.from({ length: count }, (_, number) => ({
    id: `mail-${number}`,
    content: before.sealJson(number, `outbox_mails/mail-${number}/content`),
    created_at: new Date(),
  }))
  await database.db.insertInto('outbox_mails').values(mails).execute()
  await database.close()

  expect((await run(options.DATA_DIR, ['--import', killed])).signal).toBe('SIGKILL')
  const between = await connect(options)
  await expect(openVault({ config, database: between, clock: systemClock })).rejects.toThrow(/has not been finished/)
  await between.close()

  const again = await run(options.DATA_DIR)
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('The key is in') })
  const renewed = Number(/Sealed (\d+) values/.exec(again.said)?.[1])
  // Less than all: it went on where it was.
  expect(renewed).toBeGreaterThan(0)
  expect(renewed).toBeLessThan(count)

  const after = await connect(options)
  onTestFinished(() => after.close())
  const vault = await openVault({ config, database: after, clock: systemClock })
  expect(vault.keyId).not.toBe(before.keyId)
  const rows = await after.db.selectFrom('outbox_mails').select(['id', 'content']).execute()
  for (const { id, content } of rows) {
    expect(id).toBe(`mail-${vault.openJson(content, `outbox_mails/${id}/content`)}`)
  }
  expect(rows).toHaveLength(count)
})
