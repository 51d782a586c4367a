import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Count } from '../test/count.ts'
import type { Options } from './asked.ts'

type Stops = { readonly databaseStops: (wanted: { readonly rounds: number }) => Promise<unknown> }

/** Stops a real PostgreSQL under the service, again and again; the embedded database dies only with its process. */
export async function databaseStops({ count }: Options): Promise<Count> {
  const script = new URL('database-stops.ts', import.meta.url)
  if (!existsSync(fileURLToPath(script))) {
    console.log('There is nothing here yet that stops a database.')
    return { passed: 0, failed: 0 }
  }
  if (!process.env.TEST_DATABASE_URL) {
    console.log('This needs a PostgreSQL: bash .ci/with-postgres npm run test:attack database')
    return { passed: 0, failed: 0 }
  }
  const stops: Stops = await import(script.href)
  await stops.databaseStops({ rounds: count })
  return { passed: count, failed: 0 }
}
