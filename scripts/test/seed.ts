import { git } from './git.ts'

/**
 * What random input grows from: of each commit its own, so that a commit is tried the same way wherever it is tried, and
 * the next one another way. Any number where there are no commits.
 */
export function seedOfCommit(commit = git('rev-parse', 'HEAD')): number {
  const seed = Number.parseInt((commit ?? '').slice(0, 7), 16)
  return Number.isNaN(seed) ? Math.floor(Math.random() * 2 ** 28) : seed
}
