import { rmSync } from 'node:fs'
import { freePort } from '../../server/testing/ports.ts'
import { scratchFolder } from '../../server/testing/scratch.ts'
import { findBrowser } from '../browser/find.ts'
import { build } from '../build/build.ts'
import { run } from '../build/run.ts'
import { type Count, countJourneys, reports } from './count.ts'

/** Only those whose file contains one of these, or all. */
export async function journeys(only: readonly string[] = []): Promise<Count> {
  const browser = await findBrowser()
  await build()
  const walk = async (args: readonly string[], env: Record<string, string>): Promise<boolean> => {
    const data = scratchFolder('journeys')
    const port = String(await freePort())
    try {
      await run('playwright', ['test', ...args], {
        ...{ BROWSER_PATH: browser, JOURNEYS_PORT: port, JOURNEYS_DATA: data },
        ...env,
      })
      return true
    } catch {
      return false
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  }
  // In full, a screen is looked at by axe wherever a journey asks for it; else once in a run.
  const screens = process.env.THOROUGH === 'true' ? undefined : scratchFolder('screens')
  const passed = await walk(only, {
    JOURNEYS_REPORT: reports.journeys,
    ...(screens && { JOURNEYS_SCREENS: screens }),
  })
  if (screens) rmSync(screens, { recursive: true, force: true })
  const count = countJourneys({ passed })
  if (count.failed > 0) {
    // They have failed, whatever happens now: this is only to see how.
    console.log('\nOnce more what failed, recorded: `npx playwright show-trace test-results/…/trace.zip` shows it.')
    await walk(['--last-failed'], { JOURNEYS_REPORT: reports.recorded, JOURNEYS_TRACE: 'true' })
  }
  return count
}
