import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
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

/** A new folder there. Those of processes that were cut off are cleared away first: in memory they would cost dearly. */
export function scratchFolder(name: string): string {
  const prefix = `oprecht-${name}-`
  for (const left of readdirSync(scratch()).filter((entry) => entry.startsWith(prefix))) {
    if (!isAlive(Number(left.slice(prefix.length).split('-')[0])))
      rmSync(join(scratch(), left), { recursive: true, force: true })
  }
  return mkdtempSync(join(scratch(), `${prefix}${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is there, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
