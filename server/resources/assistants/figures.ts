import { Counter, Gauge } from 'prom-client'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Metrics } from '#server/http/index.ts'
import { countConnected } from './store.ts'

type FigureParts = {
  readonly database: Database
  readonly clock: Clock
  readonly metrics: Pick<Metrics, 'registry'>
}

/** How many assistants are connected and what people answer them: sums of nobody. */
export function connectingFigures({ database, clock, metrics }: FigureParts) {
  const consents = new Counter({
    name: 'assistant_consents_total',
    help: 'Requests of assistants to be connected, by what was answered',
    labelNames: ['answer'] as const,
    registers: [metrics.registry],
  })
  new Gauge({
    name: 'assistant_connections',
    help: 'Assistants that are connected now',
    registers: [metrics.registry],
    async collect() {
      // The other figures are there without the database as well.
      this.set(await countConnected(database.db, clock.now()).catch(() => Number.NaN))
    },
  })
  return { answered: (answer: 'allowed' | 'refused') => consents.inc({ answer }) }
}

export type ConnectingFigures = ReturnType<typeof connectingFigures>
