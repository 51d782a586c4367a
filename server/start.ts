import type { FastifyInstance } from 'fastify'
import { systemClock } from './adapters/clock/index.ts'
import { VaultError } from './adapters/vault/index.ts'
import { type Config, ConfigError, prepareDataFolder, readConfig } from './config/index.ts'
import { connect, DatabaseError, DatabaseTrouble, seed } from './db/index.ts'
import { createLogger, createMetrics } from './http/index.ts'

class ListenError extends Error {}

// Of the ten seconds a stop may take, requests get most; the rest is for jobs and for closing the database.
const patience = { all: 10_000, requests: 6_000, jobs: 2_000 }
// Ctrl-C goes to every process of a terminal, and those that started us pass it on: one press may come twice.
const onePress = 1_000

try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const log = createLogger(config.LOG_LEVEL)
  const fail = (error: unknown) => {
    if (passes(error)) return log.error({ err: error }, 'trouble that nobody caught; the server goes on')
    log.fatal({ err: error }, 'an error that nobody caught; the server stops')
    process.exit(1)
  }
  process.on('uncaughtException', fail).on('unhandledRejection', fail)

  const { DATABASE_URL, DATA_KEY, FILES_S3_BUCKET, DATA_DIR } = config
  // Also beside a database and files that are elsewhere: then the key is here.
  if ([DATABASE_URL, DATA_KEY, FILES_S3_BUCKET].includes(undefined)) prepareDataFolder(DATA_DIR)
  const onTrouble = (trouble: Error) => log.error({ err: trouble }, 'trouble with the database')
  // The database opens on a thread of its own meanwhile. What is wrong with it is told first.
  const reading = readRest()
  reading.catch(() => {})
  const database = await connect({ ...config, onTrouble })
  log.info(database.about, 'the database is open')
  try {
    const rest = await reading
    await database.migrate()
    await seed(database)
    const clock = systemClock
    const vault = await rest.openVault({ config, database, clock })
    const files = await rest.createFiles({ config, vault })
    const drawer = rest.createDrawer({ workers: config.DOCUMENT_WORKERS })
    const metrics = createMetrics({ ofProcess: true })
    const screens = await rest.createScreens('dist')
    if (!screens) log.warn('the screens are not built: only the API answers')
    const parts = { config, database, vault, clock, log, metrics, drawer, files, screens }
    const { app, jobs, documents } = await rest.createService(parts)
    const address = await listen(app, config)
    jobs.start()
    documents.samples().then(drawer.warm, (error: unknown) => log.warn({ err: error }, 'documents start cold'))
    stopOnSignal(log, async () => {
      await stopServing(app)
      await jobs.stop({ graceMs: patience.jobs })
      await drawer.close()
      await database.close()
    })
    say(`${config.BRAND_NAME} is ready at ${address}/questionnaire/\n`)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** All that answers requests. */
async function readRest() {
  const [service, key, documents, files, screens] = await Promise.all([
    import('./service.ts'),
    import('./resources/data-key/index.ts'),
    import('./adapters/documents/index.ts'),
    import('./adapters/files/index.ts'),
    import('./adapters/screens/index.ts'),
  ])
  return { ...service, ...key, ...documents, ...files, ...screens }
}

/** A full disk or a database that is away ends by itself; ending the server would only keep it away for longer. */
function passes(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return error instanceof DatabaseTrouble || code === 'ENOSPC' || code === 'EDQUOT'
}

/** Nobody has to be able to read it. */
function say(line: string): void {
  process.stdout.on('error', () => {})
  try {
    process.stdout.write(line)
  } catch {
    // Standard output is a file on a full disk.
  }
}

/** Answers the address to open in a browser on this machine. */
async function listen(app: FastifyInstance, { PORT, HOST, PUBLIC_URL }: Config): Promise<string> {
  try {
    await app.listen({ port: PORT, host: HOST })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new ListenError(
        `Port ${PORT} on ${HOST} is taken by another program: stop that program or set PORT to another number.`,
      )
    }
    if (code === 'EACCES') throw new ListenError(`Port ${PORT} needs more rights: set PORT to a number above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ListenError(`HOST is "${HOST}", but this machine has no such address.`)
    }
    throw error
  }
  const [bound] = app.addresses()
  return PORT === 0 && typeof bound === 'object' ? `http://localhost:${bound.port}` : PUBLIC_URL
}

/** Takes no new connections, finishes the requests under way, and after a while lets go of those that do not end. */
async function stopServing(app: FastifyInstance): Promise<void> {
  const letGo = setTimeout(() => app.server.closeAllConnections(), patience.requests)
  await app.close()
  clearTimeout(letGo)
}

/** The first signal stops in order, a later one at once. */
function stopOnSignal(log: ReturnType<typeof createLogger>, stop: () => Promise<void>): void {
  let since: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since > onePress) process.exit(1)
      return
    }
    since = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ signal }, 'stopping took too long')
      process.exit(1)
    }, patience.all)
    stop().then(
      () => {
        log.info({ signal }, 'stopped')
        process.exit(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}

/** One sentence for what the person who starts the server can mend; everything else with where it happened. */
function sentenceFor(error: unknown): string {
  const known = [ConfigError, DatabaseError, VaultError, ListenError].some((kind) => error instanceof kind)
  if (known && error instanceof Error) return error.message
  return `The server cannot start: ${error instanceof Error ? error.stack : String(error)}`
}
