import { findBrowser } from '../browser/find.ts'
import { run } from '../build/run.ts'
import { type Count, countUnits, reports } from './count.ts'
import { leftToOthers } from './in-turns.ts'
import { seedOfCommit } from './seed.ts'

type Project = 'unit' | 'components'

type Narrowed = {
  /** Paths that contain it. */
  readonly only?: string | undefined
  /** What hangs on files that changed after that commit. */
  readonly since?: string | undefined
}

export function units(narrowed: Narrowed = {}): Promise<Count> {
  return vitest('unit', narrowed, sayHowOften())
}

/** Parts of the screens, each by itself in a real browser, without a server. */
export async function components(narrowed: Narrowed = {}): Promise<Count> {
  // As visitors get it, which is quicker. What React warns of while a screen is made is found in full, and when a part is asked for.
  const asBuilt = isWhole(narrowed) && process.env.THOROUGH !== 'true' && { NODE_ENV: 'production' }
  return vitest('components', narrowed, { ...sayHowOften(), ...asBuilt, BROWSER_PATH: await findBrowser() })
}

const isWhole = ({ only, since }: Narrowed): boolean => only === undefined && since === undefined

function sayHowOften() {
  const seed = process.env.LAWS_SEED ?? String(seedOfCommit())
  const strength = process.env.THOROUGH === 'true' ? 'in full' : 'a tenth to a twentieth as often as in full'
  console.log(`What must always hold is tried ${strength}; LAWS_SEED=${seed} does it the same way again.`)
  return { LAWS_SEED: seed }
}

async function vitest(project: Project, narrowed: Narrowed, env: Record<string, string>): Promise<Count> {
  const { only, since } = narrowed
  const narrow = [...(only ? [only] : []), ...(since ? ['--changed', since, '--passWithNoTests'] : [])]
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${reports.units}`]
  let passed = true
  const TESTS_LEFT = isWhole(narrowed) ? leftToOthers(project).join(' ') : ''
  await run('vitest', ['run', `--project=${project}*`, ...narrow, ...report], { ...env, TESTS_LEFT }).catch(() => {
    passed = false
  })
  return countUnits({ passed, mayBeNone: since !== undefined })
}
