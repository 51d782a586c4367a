import { createDrawer, type DocumentDrawer } from '#server/adapters/documents/index.ts'
import { patience } from './patience.ts'

let shared: DocumentDrawer | undefined

/**
 * What draws real documents, one process for all test files that share theirs: starting it, and the first document it draws,
 * take longer than most tests. It ends when they do.
 */
export const realDrawer = (): DocumentDrawer => {
  shared ??= createDrawer({ workers: 1, timeoutMs: patience })
  return shared
}
