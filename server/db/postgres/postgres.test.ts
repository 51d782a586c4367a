import { createServer } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect, DatabaseError, patiently } from '#server/db/index.ts'
import { portOf } from '#server/testing/ports.ts'
import { startFakeServer } from './fake-server.fixture.ts'
import { explainFailure, refuseOldServer, serverPlaceOf } from './open.ts'

const password = 'hunter2'
const refusalOf = (url: string): Promise<unknown> =>
  connect({ DATABASE_URL: url, DATA_DIR: '' }).then(
    () => 'it opened',
    (error: unknown) => error,
  )

describe('a server that does not answer is one clear sentence without the password', () => {
  test('nobody listens', async () => {
    const refusal = await refusalOf(`postgres://me:${password}@127.0.0.1:1/shop`)
    expect(refusal).toBeInstanceOf(DatabaseError)
    expect((refusal as Error).message).toBe('No PostgreSQL server answers at 127.0.0.1:1: check DATABASE_URL.')
  })

  test('the host does not exist', async () => {
    const refusal = await refusalOf(`postgres://me:${password}@nowhere.invalid:5432/shop`)
    expect((refusal as Error).message).toBe('No PostgreSQL server answers at nowhere.invalid:5432: check DATABASE_URL.')
  })

  test('somebody listens and says nothing', async () => {
    const silent = createServer(() => {})
    onTestFinished(() => void silent.close())
    const port = await portOf(silent)
    const refusal = await refusalOf(`postgres://me:${password}@127.0.0.1:${port}/shop`)
    expect((refusal as Error).message).toBe(`No PostgreSQL server answers at 127.0.0.1:${port}: check DATABASE_URL.`)
  })
})

describe('a server that refuses', () => {
  const place = serverPlaceOf(`postgres://me:${password}@db.example:6543/shop`)
  test.each([
    ['28P01', 'The PostgreSQL server at db.example:6543 refuses user "me": check DATABASE_URL.'],
    ['28000', 'The PostgreSQL server at db.example:6543 refuses user "me": check DATABASE_URL.'],
    ['3D000', 'The PostgreSQL server at db.example:6543 has no database "shop": create it first.'],
    ['53300', 'The PostgreSQL server at db.example:6543 has no connection left.'],
    ['XX000', 'The PostgreSQL server at db.example:6543 cannot be used: odd'],
  ])('%s', (code, sentence) => {
    expect(explainFailure(Object.assign(new Error('odd'), { code }), place).message).toBe(sentence)
  })

  test('a socket has a place too', () => {
    expect(serverPlaceOf('postgres:///shop?host=/var/run/postgresql').name).toBe('/var/run/postgresql (port 5432)')
  })
})

test('a connection that is lost in the middle fails that work and nothing else', async () => {
  const server = await startFakeServer({ version: '15.2', number: 150_002 })
  onTestFinished(() => server.stop())
  const database = await connect({ DATABASE_URL: server.url, DATA_DIR: '' })
  const work = database.inTransaction((tx) => sql`hang up`.execute(tx))
  await expect(work).rejects.toThrow('terminated unexpectedly')
  await database.ping()
  await database.close()
})

describe('a server that gives no answer', () => {
  // Long enough for a busy machine to open a connection.
  const patience = { answer: 1_000 }
  const room = 10

  test('holds nobody for long, and no connection for ever', async () => {
    const server = await startFakeServer({ version: '15.2', number: 150_002 })
    onTestFinished(() => server.stop())
    const database = await connect({ DATABASE_URL: server.url, DATA_DIR: '', patience })
    const freeze = async (number: number) =>
      number % 2 === 0 ? sql`freeze`.execute(database.db) : database.inTransaction((tx) => sql`freeze`.execute(tx))
    for (const _time of ['first', 'second']) {
      const ends = await Promise.allSettled(Array.from({ length: room }, (_, number) => freeze(number)))
      expect(ends.map((end) => end.status === 'rejected' && end.reason.code)).toEqual(Array(room).fill('no_answer'))
    }
    await database.ping()
    await database.close()
  })

  test('and hangs up on whoever comes in leaves room for those who come later', async () => {
    const server = await startFakeServer({ version: '15.2', number: 150_002, hangsUpFirst: room })
    onTestFinished(() => server.stop())
    for (let time = 0; time < room; time += 1) expect(await refusalOf(server.url)).toBeInstanceOf(DatabaseError)
    const database = await connect({ DATABASE_URL: server.url, DATA_DIR: '', patience })
    await database.close()
  })

  test('is given its time by work that nobody waits for', async () => {
    const server = await startFakeServer({ version: '15.2', number: 150_002 })
    onTestFinished(() => server.stop())
    const database = await connect({ DATABASE_URL: server.url, DATA_DIR: '', patience })
    const patient = patiently(() => sql`freeze`.execute(database.db)).catch((error: unknown) => error)
    await expect(sql`freeze`.execute(database.db)).rejects.toMatchObject({ code: 'no_answer' })
    expect(await Promise.race([patient, 'still waiting'])).toBe('still waiting')
    server.stop()
    expect(await patient).toMatchObject({ code: 'connection_lost' })
    await database.close()
  })
})

test('an old server is refused, and let go of', async () => {
  const server = await startFakeServer({ version: '14.11', number: 140_011 })
  onTestFinished(() => server.stop())
  const refusal = await refusalOf(server.url)
  expect((refusal as Error).message).toBe(
    `The PostgreSQL server at ${server.place} is version 14.11, but 15 or newer is needed.`,
  )
})

describe('the version of the server', () => {
  const server = { number: 150_002, version: '15.2', encoding: 'UTF8' }
  test.each([
    ['15 will do', server, undefined],
    ['18 will do', { ...server, number: 180_001, version: '18.1' }, undefined],
    ['14 is too old', { ...server, number: 140_011, version: '14.11' }, 'is version 14.11, but 15 or newer is needed'],
    ['another encoding', { ...server, encoding: 'SQL_ASCII' }, 'is stored as SQL_ASCII, but must be UTF8'],
  ])('%s', (_what, facts, sentence) => {
    const check = () => refuseOldServer(facts, 'db.example:5432')
    if (sentence) expect(check).toThrow(sentence)
    else expect(check).not.toThrow()
  })
})
