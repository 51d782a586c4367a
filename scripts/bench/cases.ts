import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed, makeCluster } from '../attack/postgres.ts'
import { crowd } from './cases-crowd.ts'
import { type Among, openAmong, type Visit } from './cases-office.ts'
import { type Figure, middle, spreadOf } from './figure.ts'

/** The same work at hand among ten times as many cases that are closed. */
const few = { cases: 10_000, open: 3_000 }
const many = { cases: 100_000, open: 3_000 }

const budgets = { queue: 50, cases: 100 } as const
const most = 1.3
const rounds = 9
const perRound = 15

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
    return await compared('PostgreSQL', await openAmong(one, few), await openAmong(other, many))
  } finally {
    await Promise.all(clusters.map((cluster) => cluster.remove()))
  }
}

async function onEmbedded(folder: string): Promise<Figure[]> {
  const at = (name: string) => ({ DATABASE_URL: undefined, DATA_DIR: join(folder, name) })
  return compared('embedded', await openAmong(at('few'), few), await openAmong(at('many'), many))
}

async function compared(where: string, small: Among, large: Among): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of ['queue', 'cases'] as const) {
    for (const [what, visit] of Object.entries<Visit>(large.visits[kind])) {
      const other = small.visits[kind][what]
      if (other === undefined) throw new Error(`There is no ${what} among few.`)
      figures.push(...(await measured(`${where}: ${what}`, budgets[kind], visit, other)))
    }
  }
  figures.push(...(await crowd(large.service, where)))
  await small.close()
  await large.close()
  return figures
}

/** One after the other in turns, so that a machine that is busy with something else slows both alike. */
async function measured(what: string, budget: number, large: Visit, small: Visit): Promise<Figure[]> {
  const times = { large: [] as number[], small: [] as number[] }
  const ratios: number[] = []
  // The database has seen the question before, and knows how often it is asked.
  for (let count = 0; count < 10; count++) for (const visit of [large, small]) await milliseconds(visit)
  for (let round = 0; round < rounds; round++) {
    const these = { large: [] as number[], small: [] as number[] }
    for (let count = 0; count < perRound; count++) {
      these.large.push(await milliseconds(large))
      these.small.push(await milliseconds(small))
    }
    ratios.push(middle(these.large) / middle(these.small))
    times.large.push(...these.large)
    times.small.push(...these.small)
  }
  const p50 = (values: readonly number[]) => `${middle(values).toFixed(1)} ms`
  return [
    {
      what: `${what}, p95`,
      ...{ measured: middle(times.large, 0.95), budget, unit: 'ms', spread: spreadOf(times.large) },
      of: `p50 ${p50(times.large)}`,
    },
    {
      what: `${what}, among 100,000 against 10,000`,
      ...{ measured: middle(ratios), budget: most, unit: '×', spread: spreadOf(ratios) },
      of: `${p50(times.large)} / ${p50(times.small)}`,
    },
  ]
}

async function milliseconds({ by, path }: Visit): Promise<number> {
  const began = performance.now()
  const { statusCode, body } = await by.call('GET', path)
  const took = performance.now() - began
  if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}: ${body}`)
  return took
}
