import { findBrowser } from '../browser/find.ts'
import { run } from '../build/run.ts'
import { type Count, countUnits, reports } from './count.ts'
import { seedOfCommit } from './seed.ts'

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
  return vitest('components', narrowed, { ...sayHowOften(), BROWSER_PATH: await findBrowser() })
}

function sayHowOften() {
  const seed = process.env.LAWS_SEED ?? String(seedOfCommit())
  const strength = process.env.THOROUGH === 'true' ? 'in full' : 'a tenth to a twentieth as often as in full'
  console.log(`What must always hold is tried ${strength}; LAWS_SEED=${seed} does it the same way again.`)
  return { LAWS_SEED: seed }
}

async function vitest(project: string, { only, since }: Narrowed, env: Record<string, string>): Promise<Count> {
  const narrow = [...(only ? [only] : []), ...(since ? ['--changed', since, '--passWithNoTests'] : [])]
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${reports.units}`]
  let passed = true
  await run('vitest', ['run', `--project=${project}`, ...narrow, ...report], env).catch(() => {
    passed = false
  })
  return countUnits({ passed, mayBeNone: since !== undefined })
}
