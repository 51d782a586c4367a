import { clashesIn, type SaveQueue } from './queue.ts'

/** What the toolbar says; it is always true. */
export type SaveStatus =
  | { readonly kind: 'saved' }
  /** Everything is safe but answers that are not right yet: those are kept in this browser. */
  | { readonly kind: 'held'; readonly count: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'retrying' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' }

interface SaveCircumstances {
  readonly online: boolean
  /** Something is being typed. */
  readonly typing: boolean
  /** Whether the server would take it. */
  readonly accepts: (path: string, value: unknown) => boolean
}

export function statusOf(queue: SaveQueue, { online, typing, accepts }: SaveCircumstances): SaveStatus {
  if (queue.gone) return { kind: 'gone' }
  if (clashesIn(queue).length > 0) return { kind: 'conflict' }
  const held = [...queue.unsent].filter(([path, { value }]) => queue.refused.has(path) || !accepts(path, value)).length
  const waiting = queue.unsent.size > held || queue.removed.size > 0 || queue.place !== null || queue.flight !== null
  if (!waiting && !typing) return held > 0 ? { kind: 'held', count: held } : { kind: 'saved' }
  if (!online) return { kind: 'offline' }
  return { kind: queue.failures > 0 && !typing ? 'retrying' : 'saving' }
}
