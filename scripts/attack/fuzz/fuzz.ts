import type { Count } from '../../test/count.ts'
import { seedOfCommit } from '../../test/seed.ts'
import type { Options } from '../asked.ts'
import { complaintAbout } from './judge.ts'
import { type FuzzPlan, fuzzPlanOf } from './plan.ts'
import { type FuzzAnswer, type FuzzWorld, openWorld } from './world.ts'

export type Fault = {
  readonly seed: number
  readonly index: number
  /** What was wrong, by which faults of one kind are told together. */
  readonly what: string
  readonly request: string
  readonly answer: string
}

export type FuzzOutcome = {
  readonly seed: number
  readonly sent: number
  /** How many answers there were of each status. */
  readonly statuses: ReadonlyMap<number, number>
  readonly faults: readonly Fault[]
}

type FuzzOptions = {
  readonly seed: number
  readonly count: number
  readonly from?: number
  readonly onProgress?: (sent: number, faults: number) => void
}

const jobsEvery = 250

/** Sends so many requests, one after the other, and judges every answer. */
export async function fuzz({ seed, count, from = 0, onProgress }: FuzzOptions): Promise<FuzzOutcome> {
  const world = await openWorld()
  const statuses = new Map<number, number>()
  const faults: Fault[] = []
  let plan = fuzzPlanOf(seed, from)
  // What nobody catches would end a real service for everybody; here it is told with the request that was under way.
  const onCrash = (error: unknown) =>
    faults.push({ seed, index: plan.index, what: `ended the process: ${error}`, request: told(plan), answer: '' })
  process.on('uncaughtException', onCrash)
  try {
    for (let index = from; index < from + count; index += 1) {
      plan = fuzzPlanOf(seed, index)
      const { status, fault } = await attempt(world, plan)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault) faults.push(fault)
      if ((index - from + 1) % jobsEvery === 0) {
        faults.push(...(await failedJobs(world, plan)))
        onProgress?.(index - from + 1, faults.length)
      }
    }
    faults.push(...(await failedJobs(world, plan)))
  } finally {
    await world.close()
    process.off('uncaughtException', onCrash)
  }
  return { seed, sent: count, statuses, faults }
}

async function attempt(world: FuzzWorld, plan: FuzzPlan): Promise<{ readonly status: number; readonly fault?: Fault }> {
  const { seed, index } = plan
  const about = { seed, index, request: told(plan) }
  try {
    const answer = await world.send(plan)
    const complaint = complaintAbout(plan, answer)
    if (complaint === null) return { status: answer.status }
    const what = [complaint, ...answer.logged.map(reasonIn)].filter((part) => part !== '').join(': ')
    return { status: answer.status, fault: { ...about, what, answer: answer.body.slice(0, 300) } }
  } catch (error) {
    // No answer at all is the worst one.
    return { status: 0, fault: { ...about, what: `gave no answer: ${error}`, answer: '' } }
  }
}

/** Work that was put in the queue by one of the requests before. */
async function failedJobs(world: FuzzWorld, { seed, index }: FuzzPlan): Promise<Fault[]> {
  const request = `one of the ${jobsEvery} requests up to ${index}`
  return (await world.work()).map((line) => ({
    seed,
    index,
    what: `job failed: ${reasonIn(line)}`,
    request,
    answer: '',
  }))
}

/** Why, as the log has it: a kind of error, not a case of it. */
function reasonIn(line: string): string {
  const { job, err, code, msg } = JSON.parse(line)
  const where = /\/(server\/[^:)]+)/.exec(err?.stack ?? '')?.[1]
  const why = [job, err?.type ?? code, err?.message ?? msg, where && `in ${where}`]
  return why.filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, 300)
}

/** A request in one line. */
export function told({ caller, method, path, query, headers, payload }: FuzzPlan): string {
  const url = query === '' ? path : `${path}?${query}`
  const body = payload === undefined ? '' : ` ${JSON.stringify(payload.toString().slice(0, 300))}`
  return `${caller}: ${method} ${url.slice(0, 400)} ${JSON.stringify(headers).slice(0, 400)}${body}`
}

/** Sends one request of a run once more, in a service where nothing happened before. */
export async function replay(
  seed: number,
  index: number,
): Promise<{ plan: FuzzPlan; answer: FuzzAnswer; complaint: string | null }> {
  const world = await openWorld()
  try {
    const plan = fuzzPlanOf(seed, index)
    const answer = await world.send(plan)
    return { plan, answer, complaint: complaintAbout(plan, answer) }
  } finally {
    await world.close()
  }
}

/** The part of `npm run test:attack`: a run, or with an index one request of it once more. */
export async function fuzzed({ count, seed = seedOfCommit(), index }: Options): Promise<Count> {
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
