import { readFileSync, rmSync } from 'node:fs'

export type Count = { readonly passed: number; readonly failed: number }

export const reports = {
  units: '.cache/units.json',
  journeys: '.cache/journeys.json',
  recorded: '.cache/journeys-recorded.json',
} as const

type Ended = {
  /** Whether the command itself ended well. */
  readonly passed: boolean
  readonly mayBeNone?: boolean
}

/** Read once: a report of before is never taken for one of now. */
function read(file: string) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}

export function countUnits(ended: Ended): Count {
  const { numPassedTests, numFailedTests, numPendingTests } = read(reports.units)
  return whole({ passed: numPassedTests, failed: numFailedTests }, numPendingTests, ended)
}

export function countJourneys(ended: Ended): Count {
  const { expected, unexpected, flaky, skipped } = read(reports.journeys).stats
  return whole({ passed: expected, failed: unexpected + flaky }, skipped, ended)
}

/** A test that did not run proves nothing, and neither does a command that failed for another reason. */
export function whole(count: Count, skipped: number, { passed, mayBeNone = false }: Ended): Count {
  if (count.failed > 0) return count
  if (!passed) throw new Error(`It ended badly, after ${count.passed} tests that passed.`)
  if (skipped > 0) throw new Error(`${skipped} tests were skipped.`)
  if (count.passed === 0 && !mayBeNone) throw new Error('No test ran.')
  return count
}

export const total = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
