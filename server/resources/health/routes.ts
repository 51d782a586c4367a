import type { FastifyInstance } from 'fastify'

type HealthParts = {
  /** Resolves when the database takes writes. */
  readonly ready: () => Promise<void>
}

const patience = 2_000

/** For whoever keeps the server running: is the process alive, and may it be sent visitors? */
export async function registerHealth(app: FastifyInstance, { ready }: HealthParts): Promise<void> {
  let stopping = false
  let asked: Promise<void> | undefined
  /** However many ask at once: it costs a write. */
  const once = () => {
    asked ??= ready().finally(() => {
      asked = undefined
    })
    return asked
  }
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/health/live', async () => ({ status: 'alive' }))

  // The tables were brought up to date before the first request could come in, so the database is what can fail.
  app.get('/health/ready', async (request, reply) => {
    const trouble = stopping
      ? 'stopping'
      : await readyWithin(once, patience).catch((error: unknown) => {
          request.log.warn({ err: error }, 'the database cannot be used')
          return 'database'
        })
    return trouble === undefined ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', because: trouble })
  })
}

async function readyWithin(ready: () => Promise<void>, milliseconds: number): Promise<undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
  })
  try {
    await Promise.race([ready(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
