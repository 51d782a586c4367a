import { type AttackPart, type Options, readAsked } from './attack/asked.ts'
import { databaseStops } from './attack/database-stops.ts'
import { fuzzed } from './attack/fuzz/fuzz.ts'
import { kill } from './crash/kills.ts'
import { type Count, total } from './test/count.ts'
import { units } from './test/units.ts'

// npm run test:attack [PART …] [NAME=VALUE …]: attacks the service for as long as it takes, and says what held.
//   npm run test:attack                        everything
//   npm run test:attack tenth                  a tenth of what is counted; the tables are part of `npm test`
//   npm run test:attack fuzz seed=7 count=500  one part, its own way
//   npm run test:attack fuzz seed=7 index=123  one request of such a run once more, with its answer

// Dates are Amsterdam's, wherever the tests run.
process.env.TZ = 'Europe/Amsterdam'

const parts: Readonly<Record<string, AttackPart>> = {
  matrix: {
    what: 'every call as everyone who can call',
    work: () => units({ only: 'server/resources/accounts/authorization.test.ts' }),
  },
  redirects: { what: 'every way out to every foreign address', work: () => units({ only: 'redirect' }) },
  injections: {
    what: 'every text that somebody can type, in everything we make of it',
    work: () => units({ only: 'injection' }),
  },
  fuzz: { what: 'requests that nobody would write', count: 30_000, work: fuzzed },
  kills: { what: 'processes killed in the middle of their work', count: 120, work: kills },
  database: { what: 'a database that stops', count: 10, work: databaseStops },
}

const asked = readAsked(process.argv.slice(2), parts)
if (typeof asked === 'string') {
  console.error(asked)
  process.exit(1)
}

const counts: Count[] = []
for (const [name, options] of asked) {
  const began = performance.now()
  console.log(`\n▸ ${name}: ${parts[name]?.what}`)
  const count = await parts[name]?.work(options).catch((error: unknown): Count => {
    console.error(`✗ ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  })
  if (count) counts.push(count)
  console.log(`${count?.failed ? '✗' : '✓'} ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
const { passed, failed } = total(counts)
console.log(`\n${passed} passed, ${failed} failed`)
// What did not run proves nothing.
process.exit(failed === 0 && passed > 0 ? 0 : 1)

/** A third of them while only writing, a third while serving, and a third while people act on cases. */
async function kills({ count }: Options): Promise<Count> {
  const third = Math.floor(count / 3)
  if (third > 0) await kill('writer', third)
  if (third > 0) await kill('server', third)
  await kill('cases', count - 2 * third)
  return { passed: count, failed: 0 }
}
