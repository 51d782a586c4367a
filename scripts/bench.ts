import { firstLoad } from './bench/first-load.ts'
import { build } from './build/build.ts'

type Figure = { readonly what: string; readonly measured: number; readonly budget: number; readonly unit: string }

/** What is measured, each against its budget or against a peer in the same run. */
const benches: ReadonlyArray<() => Promise<Figure[]>> = [firstLoad]

await build()
const figures = (await Promise.all(benches.map((bench) => bench()))).flat()
for (const { what, measured, budget, unit } of figures) {
  const verdict = measured <= budget ? '✓' : '✗'
  console.log(`${verdict} ${what}: ${measured.toFixed(1)} ${unit} (budget ${budget} ${unit})`)
}
if (figures.some(({ measured, budget }) => measured > budget)) process.exitCode = 1
