import { run } from '../build/run.ts'
import { type Count, countUnits, reports } from './count.ts'

/** Runs the unit and API tests whose paths contain one of these, or all of them; rejects when one fails. */
export async function units(only: readonly string[] = []): Promise<Count> {
  await run('vitest', ['run', ...only, '--reporter=default', '--reporter=json', `--outputFile=${reports.units}`])
  return countUnits()
}
