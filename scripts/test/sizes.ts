import { isKept, table } from '../bench/figure.ts'
import { firstLoad } from '../bench/first-load.ts'
import { build } from '../build/build.ts'

/** Fails when a page has become heavier than its budget. */
export async function sizes(): Promise<void> {
  await build()
  const figures = await firstLoad()
  if (!figures.every(isKept)) throw new Error(`Over budget.\n${table(figures)}`)
}
