import { assistant } from './bench/assistant.ts'
import { cases } from './bench/cases.ts'
import { content } from './bench/content.ts'
import { documents } from './bench/documents.ts'
import { type Figure, isKept, table } from './bench/figure.ts'
import { firstLoad } from './bench/first-load.ts'
import { layers } from './bench/layers.ts'
import { patches } from './bench/patch.ts'
import { rules } from './bench/rules.ts'
import { screens } from './bench/screens.ts'
import { shifts } from './bench/shifts.ts'
import { starts } from './bench/starts.ts'
import { build } from './build/build.ts'

/** What is measured, each against its budget or against a peer in the same run; one after the other, not to disturb. */
const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  size: firstLoad,
  rules,
  layers,
  screens,
  shifts,
  content,
  starts,
  saves: patches,
  documents,
  cases,
  assistant,
}

const asked = process.argv.slice(2)
for (const name of asked.filter((one) => !(one in benches))) {
  console.error(`There is no bench ${name}: choose from ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

await build()
const figures: Figure[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  process.stderr.write(`Measuring ${name} …\n`)
  figures.push(...(await bench()))
}
console.log(table(figures))
const missed = figures.filter((figure) => !isKept(figure))
if (missed.length > 0) {
  console.error(`\nOver budget: ${missed.map(({ what }) => what).join('; ')}.`)
  process.exitCode = 1
}
