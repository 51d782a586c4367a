import { globSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { findBrowser } from './browser/find.ts'
import { build } from './build/build.ts'
import { run } from './build/run.ts'
import { type Count, countJourneys, reports, total } from './test/count.ts'
import { units } from './test/units.ts'

// Dates are Amsterdam's, wherever the tests run.
process.env.TZ = 'Europe/Amsterdam'

type Step = {
  readonly what: string
  /** `only` narrows the step to paths that contain it, as in `npm test unit=server`. */
  readonly work: (only: string | undefined) => Promise<Count | undefined>
}

const steps: Readonly<Record<string, Step>> = {
  types: { what: 'types of every part', work: types },
  lint: { what: 'lint and format', work: quietly(() => run('biome', ['check', '--error-on-warnings', '.'])) },
  law: { what: 'imports, sizes and stray texts', work: quietly(() => run('node', ['scripts/law/check.ts'])) },
  dead: { what: 'dead code and unused libraries', work: quietly(() => run('knip', [])) },
  unit: { what: 'unit and API tests', work: (only) => units(only ? [only] : []) },
  journeys: { what: 'journeys in a real browser', work: journeys },
}

const asked = process.argv.slice(2).map((argument) => argument.split('=') as [string, string?])
for (const [name] of asked.filter(([name]) => !(name in steps))) {
  console.error(`There is no step ${name}: choose from ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}

const counts: Count[] = []
for (const [name, only] of asked.length > 0 ? asked : Object.keys(steps).map((step): [string, string?] => [step])) {
  const began = performance.now()
  console.log(`\n▸ ${name}: ${steps[name]?.what}`)
  try {
    const count = await steps[name]?.work(only)
    if (count) counts.push(count)
  } catch (error) {
    console.error(`\n✗ ${name}: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
  console.log(`✓ ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
const { passed, failed } = total(counts)
console.log(`\nEverything that was asked passed.\n${passed} passed, ${failed} failed`)

function quietly(work: () => Promise<void>): Step['work'] {
  return async () => {
    await work()
    return undefined
  }
}

async function types(): Promise<undefined> {
  for (const project of [...globSync('{domain,contract,server,web}/tsconfig.json').sort(), 'tsconfig.json']) {
    await run('tsc', ['-p', project])
  }
}

async function journeys(only: string | undefined): Promise<Count> {
  const browser = await findBrowser()
  await build()
  const data = '.cache/journeys'
  rmSync(data, { recursive: true, force: true })
  await run('playwright', ['test', ...(only ? [only] : [])], {
    BROWSER_PATH: browser,
    JOURNEYS_PORT: String(await freePort()),
    JOURNEYS_DATA: data,
    JOURNEYS_REPORT: reports.journeys,
  })
  return countJourneys()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}
