import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, middle, spreadOf } from './figure.ts'
import { startOurs } from './sites.ts'

const rounds = 3

/** From the command until the service takes requests: with a data folder that is new, and with one that was used before. */
export async function starts(): Promise<Figure[]> {
  const fresh: number[] = []
  const again: number[] = []
  for (let count = 0; count < rounds; count++) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-starts-'))
    fresh.push(await secondsToStart(folder))
    again.push(await secondsToStart(folder))
    rmSync(folder, { recursive: true, force: true })
  }
  const figure = (what: string, values: readonly number[], budget: number): Figure => ({
    what,
    measured: middle(values),
    budget,
    unit: 's',
    spread: spreadOf(values),
  })
  return [figure('start with a new data folder', fresh, 6), figure('start with the data of before', again, 5)]
}

async function secondsToStart(folder: string): Promise<number> {
  const began = performance.now()
  const { base, stop } = await startOurs(folder)
  const ready = await fetch(`${base}/questionnaire/`)
  if (!ready.ok) throw new Error(`The home page answered ${ready.status}.`)
  const took = performance.now() - began
  await stop()
  return took / 1000
}
