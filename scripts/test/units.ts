import { run } from '../build/run.ts'
import { type Count, countUnits, reports } from './count.ts'

/** `only` narrows to paths that contain it; `since` to what hangs on files that changed after that commit. */
export async function units({ only, since }: { only?: string | undefined; since?: string } = {}): Promise<Count> {
  const seed = process.env.LAWS_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
  const strength = process.env.THOROUGH === 'true' ? 'in full' : 'a tenth as often as in full'
  console.log(`What must always hold is tried ${strength}; LAWS_SEED=${seed} does it the same way again.`)
  const narrow = [...(only ? [only] : []), ...(since ? ['--changed', since, '--passWithNoTests'] : [])]
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${reports.units}`]
  let passed = true
  await run('vitest', ['run', ...narrow, ...report], { LAWS_SEED: seed }).catch(() => {
    passed = false
  })
  return countUnits({ passed, mayBeNone: since !== undefined })
}
