import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { dropDatabases } from './database-server.ts'
import { scratchFolder } from './scratch.ts'

/** Around a whole run: databases go from test to test and are still open at the end, so they are put away together. */
export default function setUp(): () => Promise<void> {
  const folder = scratchFolder('tests')
  process.env.TEST_SCRATCH = folder
  // What a process compiled is there for the next: tests start dozens of them.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
  process.env.TEST_RUN = randomBytes(4).toString('hex')
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    const server = process.env.TEST_DATABASE_URL
    if (server) await dropDatabases(server)
  }
}
