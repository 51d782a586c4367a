import { rmSync } from 'node:fs'
import { freePort } from '../../server/testing/ports.ts'
import { scratchFolder } from '../../server/testing/scratch.ts'
import { findBrowser } from '../browser/find.ts'
import { build } from '../build/build.ts'
import { run } from '../build/run.ts'
import { type Count, countJourneys, reports } from './count.ts'
import { leftToOthers } from './in-turns.ts'
import { seedOfCommit } from './seed.ts'

type JourneysAsked = {
  /** Only those whose file contains one of these. */
  readonly only?: readonly string[]
  /** Also those that are for breadth: another product or width or the other language by the same screens. */
  readonly breadth: boolean
}

export async function journeys({ only = [], breadth }: JourneysAsked): Promise<Count> {
  const browser = await findBrowser()
  await build()
  const widely = {
    JOURNEYS_BREADTH: String(breadth),
    JOURNEYS_LEFT: only.length === 0 ? leftToOthers('journeys').join(' ') : '',
    LAWS_SEED: process.env.LAWS_SEED ?? String(seedOfCommit()),
  }
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
  const screens = scratchFolder('screens')
  const passed = await walk(only, { JOURNEYS_REPORT: reports.journeys, JOURNEYS_SCREENS: screens, ...widely })
  rmSync(screens, { recursive: true, force: true })
  const count = countJourneys({ passed })
  if (count.failed > 0) {
    // They have failed, whatever happens now: this is only to see how.
    console.log('\nOnce more what failed, recorded: `npx playwright show-trace test-results/…/trace.zip` shows it.')
    await walk(['--last-failed'], { JOURNEYS_REPORT: reports.recorded, JOURNEYS_TRACE: 'true', ...widely })
  }
  return count
}
