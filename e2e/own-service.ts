import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { portOf } from '#server/testing/ports.ts'
import { scratchFolder } from '#server/testing/scratch.ts'

type Settings = Readonly<Record<string, string>>

/** A file of ours on the data of that service, before it runs; answers what it said. */
export type Command = (file: string, ...words: readonly string[]) => Promise<string>

/** Waits for a server that starts; it fails when that ends, or when the time of the fixture is up. */
async function ready(url: string, server: ChildProcess): Promise<void> {
  const answers = async () => {
    const response = await fetch(`${url}/health/ready`).catch(() => null)
    return response?.status
  }
  const gone = new AbortController()
  const ended = once(server, 'exit', { signal: gone.signal }).then(([code]) => {
    throw new Error(`The service ended with ${code} before it was ready.`)
  })
  try {
    await Promise.race([expect.poll(answers, { timeout: 170_000, intervals: [500] }).toBe(200), ended])
  } finally {
    ended.catch(() => undefined)
    gone.abort()
  }
}

/** Says a word to a service that listens to it, and waits until it did as it was told. */
export type Tell = (word: string) => Promise<void>

/** The service with settings of its own, and with its own data, as long as `use` lasts. */
export async function withOwnService<Prepared>(
  name: string,
  settings: Settings,
  prepare: (run: Command) => Promise<Prepared>,
  use: (url: string, prepared: Prepared, tell: Tell) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  // Held until the service takes it: what is prepared names it already.
  const place = createServer()
  const [port, data] = [await portOf(place), scratchFolder(name)]
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000',
    TRUST_PROXY: 'true',
    ...settings,
  }
  const run: Command = async (file, ...words) => (await promisify(execFile)('node', [file, ...words], { env })).stdout
  try {
    const prepared = await prepare(run)
    await once(place.close(), 'close')
    const server = spawn('node', [...flags, 'server/main.ts'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
    const gone = once(server, 'exit')
    try {
      await ready(url, server)
      await use(url, prepared, async (word) => {
        const done = once(server, 'message')
        server.send(word)
        await done
      })
    } finally {
      server.kill('SIGTERM')
      await gone
    }
  } finally {
    place.close()
    await rm(data, { recursive: true, force: true })
  }
}
