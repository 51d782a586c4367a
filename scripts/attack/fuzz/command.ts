import type { Count } from '../../test/count.ts'
import type { Options } from '../asked.ts'
import { type Fault, fuzz, replay, told } from './fuzz.ts'

/** The part of `npm run test:attack`: a run, or with an index one request of it once more. */
export async function fuzzed({ count, seed = newSeed(), index }: Options): Promise<Count> {
  if (index !== undefined) return again(seed, index)
  console.log(`seed=${seed} count=${count}`)
  const { faults, statuses } = await fuzz({
    ...{ seed, count },
    onProgress: (sent, found) => sent % 2_500 === 0 && console.log(`  ${sent} of ${count} sent, ${found} faults`),
  })
  const counted = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`)
  console.log(`  answers by status: ${counted.join(', ')}`)
  console.log(reportOf(faults))
  const failed = new Set(faults.map((fault) => fault.index)).size
  return { passed: count - failed, failed }
}

/** Any number will do; it is printed, so that a run can be repeated. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000)

/** Faults of one kind together, with three of each and how to see them again. */
export function reportOf(faults: readonly Fault[]): string {
  const kinds = [...Map.groupBy(faults, ({ what }) => what)].sort(([, one], [, other]) => other.length - one.length)
  return kinds
    .map(([what, some]) => [`✗ ${some.length} × ${what}`, ...some.slice(0, 3).map(lineOf)].join('\n'))
    .join('\n')
}

const lineOf = ({ seed, index, request, answer }: Fault): string =>
  `    npm run test:attack fuzz seed=${seed} index=${index}\n      ${request}\n      ${answer}`

async function again(seed: number, index: number): Promise<Count> {
  const { plan, answer, complaint } = await replay(seed, index)
  console.log(`${told(plan)}\n\n${answer.status}\n${answer.body}\n${answer.logged.join('')}`)
  console.log(complaint === null ? 'Nothing is wrong with it.' : `✗ ${complaint}`)
  return complaint === null ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
