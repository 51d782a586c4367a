import { isKept, table } from './bench/figure.ts'
import { firstLoad } from './bench/first-load.ts'
import { build } from './build/build.ts'
import { changedSince, forkPoint, journeysFor } from './test/changed.ts'
import { checks } from './test/checks.ts'
import { type Count, total } from './test/count.ts'
import { journeys } from './test/journeys.ts'
import { components, units } from './test/units.ts'

// Dates are Amsterdam's, wherever the tests run.
process.env.TZ = 'Europe/Amsterdam'

// `npm test`, or words: steps (`unit`, `journeys=checkout` for part of one), `full` to try what must always hold as often as
// it says, `changed` for what this branch touches.
const words = process.argv.slice(2).map((argument): readonly [string, string | undefined] => {
  const [word = '', only] = argument.split('=')
  return [word, only]
})
const heavy = ['size', 'unit', 'components', 'journeys'] as const
const known: readonly string[] = [...Object.keys(checks), ...heavy, 'full', 'changed']
for (const [word] of words.filter(([word]) => !known.includes(word))) {
  console.error(`There is no step ${word}: choose from ${known.join(', ')}.`)
  process.exit(1)
}
if (words.some(([word]) => word === 'full')) process.env.THOROUGH = 'true'
const narrowed = words.some(([word]) => word === 'changed')
const named = new Map(words.filter(([word]) => word !== 'full' && word !== 'changed'))
const asked = (step: string) => named.size === 0 || named.has(step)

const counts: Count[] = []
let broken = false

async function step(name: string, what: string, work: () => Promise<Count | undefined>): Promise<void> {
  const began = performance.now()
  const took = () => `in ${((performance.now() - began) / 1000).toFixed(1)} s`
  try {
    const count = await work()
    if (count) counts.push(count)
    if (count && count.failed > 0) throw new Error(`${count.failed} failed, ${count.passed} passed`)
    console.log(`✓ ${name}: ${what}, ${took()}`)
  } catch (error) {
    broken = true
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : error} (${took()})`)
  }
}

/** Fails when a page has become heavier than its budget. */
async function sizes(): Promise<undefined> {
  await build()
  const figures = await firstLoad()
  if (!figures.every(isKept)) throw new Error(`Over budget.\n${table(figures)}`)
}

function end(): never {
  const { passed, failed } = total(counts)
  console.log(
    `\n${broken ? 'Not everything' : 'Everything'} that was asked passed.\n${passed} passed, ${failed} failed`,
  )
  process.exit(broken ? 1 : 0)
}

await Promise.all(
  Object.entries(checks)
    .filter(([name]) => asked(name))
    .map(([name, { what, work }]) => step(name, what, () => work().then(() => undefined))),
)
if (broken) end()

if (asked('size')) {
  await step('size', 'scripts of the first pages within their budgets', sizes)
  if (broken) end()
}

const since = narrowed ? forkPoint() : undefined
if (asked('unit')) {
  await step('unit', 'unit and API tests', () => units({ only: named.get('unit'), since }))
  if (broken) end()
}
if (asked('components')) {
  await step('components', 'parts of the screens in a real browser', () =>
    components({ only: named.get('components'), since }),
  )
  if (broken) end()
}
if (asked('journeys')) {
  const given = named.get('journeys')
  const touched = since ? journeysFor(changedSince(since)) : []
  if (!since || touched.length > 0)
    await step('journeys', 'journeys in a real browser', () =>
      journeys({ only: given ? [given] : touched, breadth: process.env.THOROUGH === 'true' || given !== undefined }),
    )
}
end()
