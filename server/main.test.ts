import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { someOf } from '#testing/laws.ts'
import { copyTemplateFolder } from './testing/database-folder.ts'
import { freePort, portOf } from './testing/ports.ts'
import { scratch } from './testing/scratch.ts'

let dataDir = ''
let remove = async () => {}
beforeAll(async () => {
  const folder = await copyTemplateFolder()
  dataDir = folder.options.DATA_DIR
  remove = folder.remove
})
afterAll(() => remove())

type Run = { child: ChildProcess; out: () => string; err: () => string; ended: Promise<number | null> }

function run(settings: Record<string, string>, nodeOptions: string[] = [], output: 'pipe' | number = 'pipe'): Run {
  // What a process compiled is there for the next.
  const NODE_COMPILE_CACHE = join(scratch(), 'compiled')
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', NODE_COMPILE_CACHE, ...settings }
  const child = spawn(process.execPath, [...nodeOptions, 'server/main.ts'], { env, stdio: ['ignore', output, 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said.out += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said.err += text
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, out: () => said.out, err: () => said.err, ended }
}

async function running(nodeOptions: string[] = []): Promise<Run & { port: number }> {
  const server = run({}, nodeOptions)
  const ready = /is ready at http:\/\/localhost:(\d+)\/questionnaire\//
  await Promise.race([
    vi.waitFor(() => expect(server.out()).toMatch(ready), { timeout: 90_000, interval: 50 }),
    server.ended.then(() => Promise.reject(new Error(`the server did not start: ${server.err()}`))),
  ])
  return { ...server, port: Number(ready.exec(server.out())?.[1]) }
}

async function takePort() {
  const other = createServer()
  return { other, port: await portOf(other) }
}

/** Each takes a process of its own, so `npm test` tries some. */
type Way = readonly [name: string, work: () => Promise<void>]

const message = JSON.stringify({
  wish: 'chat',
  name: 'Anna',
  email: 'anna@voorbeeld.nl',
  message: 'Hoi',
  locale: 'nl',
})

/** A request whose body is still on its way: under way for as long as we like. */
async function requestUnderWay(port: number): Promise<{ socket: Socket; finish: () => void; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  const answer = once(socket, 'close').then(() => text)
  await once(socket, 'connect')
  const head = ['POST /api/contact_messages HTTP/1.1', 'host: localhost', 'content-type: application/json']
  socket.write(`${[...head, `content-length: ${message.length}`, 'expect: 100-continue'].join('\r\n')}\r\n\r\n`)
  // "Continue" tells that the server has taken the request up.
  await vi.waitFor(() => expect(text).toContain('100 Continue'), { timeout: 30_000 })
  return { socket, finish: () => void socket.write(message), answer }
}

describe('a server that cannot start says why in one sentence', () => {
  type Wrong = readonly [what: string, settings: Record<string, string>, sentence: unknown]
  // What these say is tried where it is made; that it is all that is said, by one of them.
  const triedElsewhere: readonly Wrong[] = [
    ['a wrong number', { PORT: 'abc' }, 'PORT is "abc", but must be a whole number between 0 and 65535.'],
    [
      'a database that nobody answers at',
      { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/name' },
      expect.stringMatching(/^No PostgreSQL server answers at 127\.0\.0\.1:9/),
    ],
  ]
  const refused = async (settings: Record<string, string>, sentence: unknown) => {
    const server = run(settings)
    expect(await server.ended).toBe(1)
    expect(server.err().trimEnd()).toEqual(sentence)
    expect(server.err().trimEnd()).not.toContain('\n')
    expect(server.err()).not.toContain('hunter2')
    expect(server.out()).not.toContain('is ready')
  }
  test.each(someOf(triedElsewhere, { oneIn: 2 }))('%s', (_name, settings, sentence) => refused(settings, sentence))

  const whenItListens: readonly Way[] = [
    [
      'an address of another machine',
      () => refused({ HOST: '192.0.2.1' }, 'HOST is "192.0.2.1", but this machine has no such address.'),
    ],
    [
      'a port that is taken',
      async () => {
        const { other, port } = await takePort()
        onTestFinished(() => void other.close())
        await refused(
          { PORT: String(port) },
          `Port ${port} on 127.0.0.1 is taken by another program: stop that program or set PORT to another number.`,
        )
      },
    ],
  ]
  test.each(someOf(whenItListens, { oneIn: 2 }))('%s', (_name, work) => work())

  test('a data folder that another server has open; that one goes on', async () => {
    const first = await running()
    const second = run({})
    expect(await second.ended).toBe(1)
    expect(second.err()).toMatch(/^The database in .* is already in use: [^\n]*\n$/)
    expect((await fetch(`http://127.0.0.1:${first.port}/health/ready`)).status).toBe(200)
  })
})

describe('a server whose key does not go with its data', () => {
  /** The key that the service made where it has been running. */
  async function used() {
    const key = join(dataDir, 'data.key')
    if (existsSync(key)) return key
    const first = await running()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    return key
  }

  test('does not start with another one, nor make up for a missing one, and says so in one sentence', async () => {
    const key = await used()
    const other = run({ DATA_KEY: Buffer.alloc(32, 9).toString('base64') })
    expect(await other.ended).toBe(1)
    expect(other.err()).toMatch(/^The key in DATA_KEY does not open what is kept: [^\n]*\n$/)

    renameSync(key, `${key}.away`)
    const without = run({})
    expect(await without.ended).toBe(1)
    expect(without.err()).toMatch(/^The key in .*data\.key is missing, and what is kept was sealed with it: [^\n]*\n$/)
    expect(existsSync(key)).toBe(false)

    renameSync(`${key}.away`, key)
    await running()
  })
})

describe('a server that is told to stop', () => {
  const ways: readonly Way[] = [
    [
      'finishes the request under way',
      async () => {
        const server = await running()
        const request = await requestUnderWay(server.port)
        server.child.kill('SIGTERM')
        await vi.waitFor(() => expect(server.out()).toContain('"msg":"stopping"'), { timeout: 30_000 })
        await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${server.port}/health/live`)).rejects.toThrow(), {
          timeout: 30_000,
        })
        request.finish()
        const answer = await request.answer
        expect(answer).toContain('HTTP/1.1 202')
        expect(answer).toContain('{"accepted":true}')
        expect(await server.ended).toBe(0)
        expect(server.out()).toContain('"msg":"stopped"')
      },
    ],
    [
      'does not wait for ever for a request that never ends',
      async () => {
        const server = await running()
        const request = await requestUnderWay(server.port)
        server.child.kill('SIGTERM')
        expect(await server.ended).toBe(0)
        expect(await request.answer).not.toContain('202')
      },
    ],
    [
      'by one press of Ctrl-C that reaches it twice, stops in order all the same',
      async () => {
        const server = await running()
        const request = await requestUnderWay(server.port)
        server.child.kill('SIGINT')
        server.child.kill('SIGTERM')
        await vi.waitFor(() => expect(server.out()).toContain('"msg":"stopping"'), { timeout: 30_000 })
        request.finish()
        expect(await request.answer).toContain('HTTP/1.1 202')
        expect(await server.ended).toBe(0)
      },
    ],
    [
      'again, by someone who waits no longer, stops at once',
      async () => {
        const server = await running()
        await requestUnderWay(server.port)
        server.child.kill('SIGTERM')
        await vi.waitFor(() => expect(server.out()).toContain('"msg":"stopping"'), { timeout: 30_000 })
        await vi.waitFor(
          () => {
            server.child.kill('SIGTERM')
            expect(server.child.exitCode).toBe(1)
          },
          { timeout: 30_000, interval: 200 },
        )
        expect(server.out()).not.toContain('"msg":"stopped"')
      },
    ],
  ]
  test.each(someOf(ways, { oneIn: 4 }))('%s', (_name, work) => work())
})

describe('a disk that is full does not end the server', () => {
  const live = async (port: number) => (await fetch(`http://127.0.0.1:${port}/health/live`)).status

  const ways: readonly Way[] = [
    [
      'nor does an error about it that nobody catches',
      async () => {
        const mistake = `process.on('SIGUSR2', () => {
      Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
      process.nextTick(() => { throw Object.assign(new Error('no space left'), { code: 'ENOSPC' }) })
    })`
        const server = await running(['--import', `data:text/javascript,${encodeURIComponent(mistake)}`])
        server.child.kill('SIGUSR2')
        await vi.waitFor(() => expect(server.out().match(/"code":"ENOSPC"/g)).toHaveLength(2), { timeout: 30_000 })
        expect(await live(server.port)).toBe(200)
      },
    ],
    [
      'nor does it matter that nothing can be logged',
      async () => {
        const path = join(dataDir, 'log')
        writeFileSync(path, '')
        // Opened for reading: every line that is written there fails.
        const output = openSync(path, 'r')
        onTestFinished(() => closeSync(output))
        const port = await freePort()
        const server = run({ PORT: String(port), LOG_LEVEL: 'trace' }, [], output)
        await Promise.race([
          vi.waitFor(async () => expect(await live(port)).toBe(200), { timeout: 90_000, interval: 200 }),
          server.ended.then(() => Promise.reject(new Error(`the server ended: ${server.err()}`))),
        ])
        server.child.kill('SIGTERM')
        expect(await server.ended).toBe(0)
      },
    ],
  ]
  test.each(someOf(ways, { oneIn: 2 }))('%s', (_name, work) => work())
})

test('an error that nobody catches is logged without what it quotes, and ends the server', async () => {
  const mistake = `process.on('SIGUSR2', () => Promise.reject(new Error('lost "jan@voorbeeld.nl"')))`
  const server = await running(['--import', `data:text/javascript,${encodeURIComponent(mistake)}`])
  server.child.kill('SIGUSR2')
  expect(await server.ended).toBe(1)
  expect(server.out()).toContain('"level":"fatal"')
  expect(server.out()).not.toContain('jan@')
})
