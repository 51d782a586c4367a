import { normalise, type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { fieldAt, readAnswer } from '../store/answers.ts'
import type { LocalCopy } from './local-copy.ts'
import { type Known, meet, type Queue, startQueue, type Unsent } from './queue.ts'

const isShareholder = (key: string): key is ShareholderKey => shareholderKeys.some((one) => one === key)

/** A copy is laid over what the server has now; what was being typed counts as it stood. */
function lay(queue: Queue, copy: LocalCopy, known: Known): Queue {
  const stale = copy.version !== known.version
  const unsent = new Map<string, Unsent>(queue.unsent)
  for (const [path, kept] of [...Object.entries(copy.unsent), ...Object.entries(copy.drafts)]) {
    const field = fieldAt(path)
    const theirs = readAnswer(known.answers, path) ?? null
    // Where the base was not kept: an answer that came in meanwhile may be someone else's.
    const base = unsent.has(path) ? unsent.get(path)?.base : 'base' in kept ? kept.base : stale ? null : theirs
    unsent.set(path, { value: field ? normalise(field, kept.value) : kept.value, base })
  }
  const removed = new Map(queue.removed)
  for (const key of copy.removed.filter(isShareholder)) removed.set(key, known.answers[key])
  return { ...queue, unsent, removed }
}

/** The queue to begin with: what the server has, and over it what this browser still holds. */
export function revive(known: Known, copies: readonly LocalCopy[]): Queue {
  return meet(
    copies.reduce((queue, copy) => lay(queue, copy, known), startQueue(known)),
    known,
  )
}
