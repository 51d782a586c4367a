import { systemClock } from '#server/adapters/clock/index.ts'
import { createFakeDrawer } from '#server/adapters/documents/index.ts'
import { createFakeFiles } from '#server/adapters/files/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { readConfig } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { createLogger, createMetrics } from '#server/http/index.ts'
import { createService } from '#server/service.ts'

/** The service as it runs, with its log going nowhere. */
export async function openWhole(database: Database) {
  const config = readConfig({ RATE_LIMIT_PER_MINUTE: '1000000' })
  const log = createLogger(config.LOG_LEVEL, { write: () => {} })
  const vault = vaultWith([Buffer.alloc(32, 1)])
  const clock = systemClock
  const metrics = createMetrics({ ofProcess: false })
  const [drawer, files] = [createFakeDrawer(), createFakeFiles()]
  const parts = { config, database, vault, clock, log, metrics, drawer, files, screens: null }
  const { app } = await createService(parts)
  return { app, config, database, clock }
}

export type WholeService = Awaited<ReturnType<typeof openWhole>>
