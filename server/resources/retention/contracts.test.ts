import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RetentionKind } from '#domain/retention/index.ts'
import { keepOf } from '#server/config/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { atSigning, contractMaker } from '#server/testing/contracts.ts'
import { createErasing } from './erasing.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', REMINDERS_ENABLED: 'false' } })
})
afterAll(() => service.close())

const at = (moment: string) => service.clock.set(moment)
const days = (many: number) => service.clock.advance(many * 86_400_000)
const filesOf = (uuid: string) => [...service.files.kept.keys()].filter((key) => key.includes(uuid))

/** How many of a kind go now. */
async function erased(kind: RetentionKind): Promise<number> {
  const gone = (await createErasing({ ...service, keep: keepOf(service.config) }).erase())[kind] ?? 0
  await service.jobs.drain()
  return gone
}

const rows = async (table: 'contracts' | 'contract_sessions', uuid: string): Promise<number> =>
  (await service.database.db.selectFrom(table).select('uuid').where('uuid', '=', uuid).execute()).length

test('one that was never approved goes as any draft does', async () => {
  const { uuid } = await (await contractMaker(service)).make()
  days(729)
  expect([await erased('contract_draft'), await rows('contracts', uuid)]).toEqual([0, 1])
  days(2)
  expect([await erased('contract_draft'), await rows('contracts', uuid)]).toEqual([1, 0])
})

test('who was asked in vain is forgotten after a year, and the contract stays', async () => {
  const maker = await contractMaker(service)
  const approved = await maker.approved()
  const signers = [{ name: 'Aukje Hiemstra', email: 'aukje@bewaard.nl' }]
  const session = (await maker.move(approved, 'send', { signers })).session?.uuid ?? ''
  await (await atSigning(service, 'aukje@bewaard.nl')).decline()
  days(364)
  expect([await erased('contract_round'), await rows('contract_sessions', session)]).toEqual([0, 1])
  days(2)
  expect([await erased('contract_round'), await rows('contract_sessions', session)]).toEqual([1, 0])
  const signer = service.database.db.selectFrom('contract_signers').selectAll().where('session', '=', session)
  expect(await signer.execute()).toEqual([])
  expect([await rows('contracts', approved.uuid), filesOf(approved.uuid).length]).toEqual([1, 3])
})

test('one that was signed stays for twenty years, then goes with its files; its fingerprint is known for ever', async () => {
  at('2130-03-01T10:00:00Z')
  const maker = await contractMaker(service)
  const approved = await maker.approved()
  const signers = [{ name: 'Aukje Hiemstra', email: 'aukje@getekend.nl' }]
  await maker.move(approved, 'send', { signers })
  await (await atSigning(service, 'aukje@getekend.nl')).sign()
  await service.jobs.drain()
  const sha256 = (await maker.look(approved)).signed_file?.sha256 ?? ''
  expect(filesOf(approved.uuid)).toHaveLength(4)
  at('2150-12-31T10:00:00Z')
  await erased('contract')
  expect(await rows('contracts', approved.uuid)).toBe(1)
  at('2151-01-01T10:00:00Z')
  expect([await erased('contract'), await rows('contracts', approved.uuid)]).toEqual([1, 0])
  expect(filesOf(approved.uuid)).toEqual([])
  const check = await openBrowser(service.app).call('POST', '/api/contract_checks', { payload: { sha256 } })
  expect(check.json()).toMatchObject({ known: true, signers: 1 })
})
