import type { Count } from '../test/count.ts'
import type { Options } from './asked.ts'
import { databaseStops as stop } from './database-stops.ts'
import { installed } from './postgres.ts'

/** Stops a real PostgreSQL under the service, again and again; the embedded database dies only with its process. */
export async function databaseStops({ count }: Options): Promise<Count> {
  if (installed() === undefined) {
    console.log('This needs a PostgreSQL, which bash .ci/with-postgres installs.')
    return { passed: 0, failed: 0 }
  }
  await stop({ rounds: count })
  return { passed: count, failed: 0 }
}
