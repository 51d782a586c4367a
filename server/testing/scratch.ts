import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

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
