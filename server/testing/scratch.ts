import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/**
 * Where tests put what they throw away: in memory where a machine has such a folder with room. A database asks the disk to be
 * sure of every write, and a busy disk takes a hundredth of a second for each.
 */
export const scratch = (): string => process.env.TEST_SCRATCH ?? inMemory() ?? tmpdir()

function inMemory(): string | undefined {
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough ? memory : undefined
}

/** One folder for the whole run, gone when it is over: databases that were still open are not put away one by one. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(scratch(), 'oprecht-tests-'))
  process.env.TEST_SCRATCH = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
