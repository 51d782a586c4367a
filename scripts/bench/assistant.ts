import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { type Assistants, type BenchCall, benchCalls, type Called, type CallShift } from './assistant-client.ts'
import { lanes, openAssisted } from './assistant-service.ts'
import { longestAnswers } from './assistant-sizes.ts'
import { type Figure, middle, spreadOf } from './figure.ts'

const rounds = 7
const shift = { together: 1_000, alone: 400 } as const
const heapCalls = 10_000
const heapStep = 500

type BenchTool = Exclude<BenchCall, 'plain'>

/** Against the same draft read through the API, in the same round: so much of its calls a second at least, and so many times its time at most. */
const budgets: Readonly<Record<BenchTool, readonly [rate: number, time: number]>> = {
  price: [0.5, 2],
  questions: [0.25, 4],
  save: [0.1, 8],
  check: [0.25, 4],
  deed: [0.15, 6],
}
const tools = Object.keys(budgets) as BenchTool[]

/** Assistants at work: how often, how fast, what stays behind in memory, and how long an answer gets. */
export async function assistant(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-assistant-'))
  const service = await openAssisted(folder)
  const client = callers({ port: service.port, lanes: service.lanes })
  try {
    const sizes = await longestAnswers(service)
    const all = await raced(client.work)
    return [
      ...tools.map((tool) => rateOf(tool, all)),
      ...tools.map((tool) => timeOf(tool, all)),
      await heap(client.work),
      ...sizes,
    ]
  } finally {
    await client.stop()
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type CallWork = (shift: CallShift) => Promise<Called>

/** Assistants in a thread of their own, so that the server's is measured and not theirs. */
function callers(assistants: Assistants) {
  const client = new Worker(new URL('./assistant-client.ts', import.meta.url), { workerData: assistants, execArgv: [] })
  const failed = new Promise<never>((_, reject) => client.once('error', reject))
  failed.catch(() => {})
  const work: CallWork = (asked) => {
    const answer = new Promise<Called>((resolve) => client.once('message', resolve))
    client.postMessage(asked)
    return Promise.race([answer, failed])
  }
  return { work, stop: () => client.terminate() }
}

type CallRound = Readonly<Record<BenchCall, { readonly perSecond: number; readonly milliseconds: number }>>

/** Everything in turns, so that a machine that is busy with something else slows all alike. */
async function raced(work: CallWork): Promise<CallRound[]> {
  const most = Number.POSITIVE_INFINITY
  await work({ calls: benchCalls, atOnce: lanes, milliseconds: 20_000, most: 3_000 })
  const all: CallRound[] = []
  for (let count = 0; count < rounds; count++) {
    const round: [BenchCall, CallRound[BenchCall]][] = []
    for (const call of benchCalls) {
      const asked = { calls: [call], most }
      const { perSecond } = await work({ ...asked, atOnce: lanes, milliseconds: shift.together })
      const { milliseconds } = await work({ ...asked, atOnce: 1, milliseconds: shift.alone })
      round.push([call, { perSecond, milliseconds }])
    }
    all.push(Object.fromEntries(round) as CallRound)
  }
  return all
}

function rateOf(tool: BenchTool, all: readonly CallRound[]): Figure {
  const ratios = all.map((round) => round[tool].perSecond / round.plain.perSecond)
  const shown = (call: BenchCall) => `${middle(all.map((round) => round[call].perSecond)).toFixed(0)}/s`
  return {
    ...{ what: `assistant, ${tool}: calls a second, ${lanes} at once, against the draft by the API`, unit: '×' },
    ...{ measured: middle(ratios), budget: budgets[tool][0], atLeast: true, spread: spreadOf(ratios) },
    of: `${shown(tool)} / ${shown('plain')}`,
  }
}

function timeOf(tool: BenchTool, all: readonly CallRound[]): Figure {
  const ratios = all.map((round) => round[tool].milliseconds / round.plain.milliseconds)
  const shown = (call: BenchCall) => `${middle(all.map((round) => round[call].milliseconds)).toFixed(2)} ms`
  return {
    ...{ what: `assistant, ${tool}: time of a call, one at a time, against the draft by the API`, unit: '×' },
    ...{ measured: middle(ratios), budget: budgets[tool][1], spread: spreadOf(ratios) },
    of: `${shown(tool)} / ${shown('plain')}`,
  }
}

/** What stays behind in memory, by the slope of a line through what is left after each clearing. */
async function heap(work: CallWork): Promise<Figure> {
  setFlagsFromString('--expose-gc')
  const clear: () => void = runInNewContext('gc')
  const left: number[] = []
  const look = () => {
    clear()
    left.push(process.memoryUsage().heapUsed)
  }
  look()
  for (let made = 0; made < heapCalls; made += heapStep) {
    await work({ calls: tools, atOnce: lanes, milliseconds: Number.POSITIVE_INFINITY, most: heapStep })
    look()
  }
  const perCall = slopeOf(left) / heapStep
  const megabytes = (bytes = 0) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return {
    ...{
      what: `assistant: memory that ${heapCalls.toLocaleString('en')} calls leave behind, by its slope`,
      unit: 'KB',
    },
    ...{ measured: (perCall * heapCalls) / 1024, budget: 1024 },
    of: `${perCall.toFixed(0)} bytes a call; ${megabytes(left[0])} before, ${megabytes(left.at(-1))} after`,
  }
}

/** Of the line that lies nearest to these, one step apart. */
function slopeOf(values: readonly number[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const [atStep, atValue] = [(values.length - 1) / 2, mean(values)]
  const across = values.map((value, index) => (index - atStep) * (value - atValue))
  return mean(across) / mean(values.map((_, index) => (index - atStep) ** 2))
}
