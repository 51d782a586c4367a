import { readFileSync } from 'node:fs'

export type Count = { readonly passed: number; readonly failed: number }

export const reports = { units: '.cache/units.json', journeys: '.cache/journeys.json' } as const

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

export function countUnits(): Count {
  const { numPassedTests, numFailedTests, numPendingTests } = read(reports.units)
  return none({ passed: numPassedTests, failed: numFailedTests }, numPendingTests)
}

export function countJourneys(): Count {
  const { expected, unexpected, flaky, skipped } = read(reports.journeys).stats
  return none({ passed: expected, failed: unexpected + flaky }, skipped)
}

/** A test that did not run proves nothing. */
function none(count: Count, skipped: number): Count {
  if (skipped > 0) throw new Error(`${skipped} tests were skipped.`)
  if (count.passed === 0) throw new Error('No test ran.')
  return count
}

export const total = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
