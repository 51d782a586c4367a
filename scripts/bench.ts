import { firstLoad } from './bench/first-load.ts'
import { patches } from './bench/patch.ts'
import { build } from './build/build.ts'

type Figure = {
  readonly what: string
  readonly measured: number
  readonly budget: number
  /** More is better; otherwise less is. */
  readonly atLeast?: boolean
  readonly unit: string
}

/** What is measured, each against its budget or against a peer in the same run; one after the other, not to disturb. */
const benches: readonly (() => Promise<Figure[]>)[] = [firstLoad, patches]

await build()
for (const bench of benches) {
  for (const { what, measured, budget, atLeast = false, unit } of await bench()) {
    const kept = atLeast ? measured >= budget : measured <= budget
    const digits = unit === '×' ? 2 : 1
    const limit = `${atLeast ? 'at least' : 'budget'} ${budget} ${unit}`
    console.log(`${kept ? '✓' : '✗'} ${what}: ${measured.toFixed(digits)} ${unit} (${limit})`)
    if (!kept) process.exitCode = 1
  }
}
