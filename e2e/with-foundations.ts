import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { freePort } from '#server/testing/ports.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { test as base } from './fixtures.ts'

/** Waits for a server that starts; it fails only when the time of the fixture is up. */
async function ready(url: string): Promise<void> {
  const answers = async () => {
    const response = await fetch(`${url}/health/ready`).catch(() => null)
    return response?.status
  }
  await expect.poll(answers, { timeout: 170_000, intervals: [500] }).toBe(200)
}

/** The service with foundations switched on, which is a setting of the server: one of its own, with its own data. */
export const test = base.extend<object, { service: string }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const [port, data] = [await freePort(), scratchFolder('foundations')]
      const url = `http://127.0.0.1:${port}`
      const server = spawn('node', ['server/main.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          NODE_ENV: 'development',
          PORT: String(port),
          HOST: '127.0.0.1',
          PUBLIC_URL: url,
          DATA_DIR: data,
          LOG_LEVEL: 'warn',
          RATE_LIMIT_PER_MINUTE: '100000',
          TRUST_PROXY: 'true',
          FOUNDATIONS_ENABLED: 'true',
        },
      })
      const gone = once(server, 'exit')
      try {
        await ready(url)
        await use(url)
      } finally {
        server.kill('SIGTERM')
        await gone
        await rm(data, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ service }, use) => {
    await use(service)
  },
})
