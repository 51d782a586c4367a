import { execFileSync } from 'node:child_process'

/** What git says, or null where there is none of it. */
export const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/**
 * What random input grows from: of each commit its own, so that a commit is tried the same way wherever it is tried, and
 * the next one another way. Any number where there are no commits.
 */
export function seedOfCommit(commit = git('rev-parse', 'HEAD')): number {
  const seed = Number.parseInt((commit ?? '').slice(0, 7), 16)
  return Number.isNaN(seed) ? Math.floor(Math.random() * 2 ** 28) : seed
}
