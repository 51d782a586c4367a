import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed, makeCluster } from '../attack/postgres.ts'
import { crowd } from './cases-crowd.ts'
import type { Filling } from './cases-fill.ts'
import { type Among, type DeskVisit, openAmong, type ServiceSettings } from './cases-office.ts'
import { type Figure, middle, spreadOf } from './figure.ts'

/** The same work at hand among ten times as many cases that are closed. */
const few = { cases: 10_000, open: 3_000 }
const many = { cases: 100_000, open: 3_000 }

const budgets = { queue: 50, cases: 100 } as const
const most = 1.3
const rounds = 7
const perRound = 20

/** Queue and case pages among 100,000 cases of 300 offices, on both databases, and many people at one case. */
export async function cases(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cases-'))
  try {
    return [...(await onPostgres(folder)), ...(await onEmbedded(folder))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(folder: string): Promise<Figure[]> {
  if (installed() === undefined) {
    console.log('– cases on PostgreSQL: not measured, because there is none in /usr/lib/postgresql')
    return []
  }
  const clusters = await Promise.all([makeCluster(), makeCluster()])
  try {
    await Promise.all(clusters.map((cluster) => cluster.start()))
    const [one, other] = clusters.map(({ url }) => ({ DATABASE_URL: url, DATA_DIR: folder }))
    if (one === undefined || other === undefined) return []
    return await compared('PostgreSQL', one, other)
  } finally {
    await Promise.all(clusters.map((cluster) => cluster.remove()))
  }
}

async function onEmbedded(folder: string): Promise<Figure[]> {
  const at = (name: string) => ({ DATABASE_URL: undefined, DATA_DIR: join(folder, name) })
  return compared('embedded', at('few'), at('many'))
}

/** It takes minutes: who waits sees how far it is. */
const say = (line: string) => process.stderr.write(`  ${line}\n`)

async function filled(where: string, settings: ServiceSettings, filling: Filling): Promise<Among> {
  const began = performance.now()
  const among = await openAmong(settings, filling)
  say(`${where}: ${filling.cases} cases in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return among
}

async function compared(where: string, here: ServiceSettings, there: ServiceSettings): Promise<Figure[]> {
  const [small, large] = [await filled(where, here, few), await filled(where, there, many)]
  const figures: Figure[] = []
  // Code that runs for the first time is slow, and a server has run it before.
  for (const { visits } of [small, large]) {
    for (const visit of Object.values<DeskVisit>({ ...visits.queue, ...visits.cases })) await milliseconds(visit)
  }
  for (const kind of ['queue', 'cases'] as const) {
    for (const [what, visit] of Object.entries<DeskVisit>(large.visits[kind])) {
      const other = small.visits[kind][what]
      if (other === undefined) throw new Error(`There is no ${what} among few.`)
      const these = await measured(`${where}: ${what}`, budgets[kind], visit, other)
      for (const figure of these) say(`${figure.what}: ${figure.measured.toFixed(2)} ${figure.unit} (${figure.of})`)
      figures.push(...these)
    }
  }
  figures.push(...(await crowd(large.service, where)))
  await small.close()
  await large.close()
  return figures
}

/** One after the other in turns, so that a machine that is busy with something else slows both alike. */
async function measured(what: string, budget: number, large: DeskVisit, small: DeskVisit): Promise<Figure[]> {
  // The database has seen the question before, and knows how often it is asked.
  for (let count = 0; count < 10; count++) for (const visit of [large, small]) await milliseconds(visit)
  const all: { readonly large: number[]; readonly small: number[] }[] = []
  for (let round = 0; round < rounds; round++) {
    const these = { large: [] as number[], small: [] as number[] }
    for (let count = 0; count < perRound; count++) {
      these.large.push(await milliseconds(large))
      these.small.push(await milliseconds(small))
    }
    all.push(these)
  }
  const slow = all.map((round) => middle(round.large, 0.95))
  const ratios = all.map((round) => middle(round.large) / middle(round.small))
  const p50 = (of: 'large' | 'small') => `${middle(all.flatMap((round) => round[of])).toFixed(1)} ms`
  return [
    {
      what: `${what}, p95`,
      ...{ measured: middle(slow), budget, unit: 'ms', spread: spreadOf(slow), of: `p50 ${p50('large')}` },
    },
    {
      what: `${what}, among 100,000 against 10,000`,
      ...{ measured: middle(ratios), budget: most, unit: '×', spread: spreadOf(ratios) },
      of: `${p50('large')} / ${p50('small')}`,
    },
  ]
}

async function milliseconds({ by, path }: DeskVisit): Promise<number> {
  const began = performance.now()
  const { statusCode, body } = await by.call('GET', path)
  const took = performance.now() - began
  if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}: ${body}`)
  return took
}
