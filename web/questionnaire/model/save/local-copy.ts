import { normalise, type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { Progress } from '#domain/flow/index.ts'
import { isRecord } from '#domain/values/index.ts'
import { readAnswer } from '../store/answers.ts'
import { fieldAt } from '../store/field-at.ts'
import type { FieldDraft } from '../store/flow-store.ts'
import { type SaveQueue, type ServerState, startQueue, type Unsent, withServerState } from './queue.ts'

/** What this browser keeps of a questionnaire: only what the server does not have. */
export interface LocalCopy {
  readonly version: number
  /** When it was written, in milliseconds. */
  readonly at: number
  readonly unsent: Readonly<Record<string, KeptAnswer>>
  readonly removed: readonly string[]
  /** As typed, of fields that were not left yet. */
  readonly drafts: Readonly<Record<string, KeptAnswer>>
}

interface KeptAnswer {
  readonly value: unknown
  /** Left out of sensitive answers: what the server had is not kept here. */
  readonly base?: unknown
}

/** Where copies are kept. Storage may be forbidden or full: then there is no copy, and everything else goes on. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'questionnaire/'
const copyKey = (uuid: string, tab: string) => `${prefix}${uuid}/${tab}`

/** After this long nobody comes back for it, and what it holds is private. */
const longestKept = 30 * 24 * 60 * 60 * 1000

const isSensitive = (path: string): boolean => fieldAt(path)?.sensitivity === 'sensitive'

/** The copy of what is unsent and being typed; null when there is nothing to keep. */
export function copyOf(queue: SaveQueue, drafts: ReadonlyMap<string, FieldDraft>, at: number): LocalCopy | null {
  if (queue.unsent.size === 0 && queue.removed.size === 0 && drafts.size === 0) return null
  const entryOf = (path: string, value: unknown, base: unknown) =>
    [path, isSensitive(path) ? { value } : { value, base: base ?? null }] as const
  return {
    version: queue.version,
    at,
    unsent: Object.fromEntries([...queue.unsent].map(([path, { value, base }]) => entryOf(path, value, base))),
    removed: [...queue.removed.keys()],
    drafts: Object.fromEntries([...drafts].map(([path, { raw, before }]) => entryOf(path, raw, before))),
  }
}

export function writeCopy(shelf: Shelf, uuid: string, tab: string, copy: LocalCopy | null): void {
  try {
    if (copy) shelf.setItem(copyKey(uuid, tab), JSON.stringify(copy))
    else shelf.removeItem(copyKey(uuid, tab))
  } catch {
    // Full or forbidden.
  }
}

const readAnswers = (stored: unknown): Readonly<Record<string, KeptAnswer>> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([path, answer]) =>
      fieldAt(path) && isRecord(answer) && 'value' in answer
        ? [[path, { ...answer, value: answer.value }] as const]
        : [],
    ),
  )

/** The one gate for what was stored: rubbish is no copy. */
function readCopy(text: string | null): LocalCopy | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || typeof stored.version !== 'number' || typeof stored.at !== 'number') return null
    const { version, at, unsent, removed, drafts } = stored
    return {
      version,
      at,
      unsent: readAnswers(unsent),
      removed: Array.isArray(removed) ? removed.filter((key) => typeof key === 'string') : [],
      drafts: readAnswers(drafts),
    }
  } catch {
    return null
  }
}

const keysIn = (shelf: Shelf): readonly string[] =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index)).filter(
    (key) => key?.startsWith(prefix) === true,
  ) as string[]

/** The copies that closed tabs left behind, oldest first; they are taken off the shelf. Old ones of any questionnaire go. */
export function takeCopies(
  shelf: Shelf,
  uuid: string,
  { now, isOpen }: { readonly now: number; readonly isOpen: (tab: string) => boolean },
): readonly LocalCopy[] {
  try {
    return keysIn(shelf)
      .flatMap((key) => {
        const copy = readCopy(shelf.getItem(key))
        const old = copy === null || now - copy.at > longestKept
        const mine = key.startsWith(copyKey(uuid, '')) && !isOpen(key.slice(copyKey(uuid, '').length))
        if (old || mine) shelf.removeItem(key)
        return copy && mine && !old ? [copy] : []
      })
      .sort((one, other) => one.at - other.at)
  } catch {
    return []
  }
}

/** The copies of a questionnaire as they lie there, oldest first. */
export function readCopies(shelf: Shelf, uuid: string): readonly LocalCopy[] {
  try {
    return keysIn(shelf)
      .filter((key) => key.startsWith(copyKey(uuid, '')))
      .flatMap((key) => readCopy(shelf.getItem(key)) ?? [])
      .sort((one, other) => one.at - other.at)
  } catch {
    return []
  }
}

/** What they hold was asked for, or is not wanted any more. */
export function dropCopies(shelf: Shelf, uuid: string): void {
  try {
    for (const key of keysIn(shelf)) if (key.startsWith(copyKey(uuid, ''))) shelf.removeItem(key)
  } catch {
    // Then there was none.
  }
}

const isShareholder = (key: string): key is ShareholderKey => shareholderKeys.some((shareholder) => shareholder === key)

/** A copy is laid over what the server has now; what was being typed counts as it stood. */
function lay(queue: SaveQueue, copy: LocalCopy, fresh: ServerState): SaveQueue {
  const stale = copy.version !== fresh.version
  const unsent = new Map<string, Unsent>(queue.unsent)
  for (const [path, stored] of [...Object.entries(copy.unsent), ...Object.entries(copy.drafts)]) {
    const field = fieldAt(path)
    const theirs = readAnswer(fresh.answers, path) ?? null
    // Where the base was not kept: an answer that came in meanwhile may be someone else's.
    const base = unsent.has(path) ? unsent.get(path)?.base : 'base' in stored ? stored.base : stale ? null : theirs
    unsent.set(path, { value: field ? normalise(field, stored.value) : stored.value, base })
  }
  const removed = new Map(queue.removed)
  for (const key of copy.removed.filter(isShareholder)) removed.set(key, { row: fresh.answers[key], followed: [] })
  return { ...queue, unsent, removed }
}

/** The queue to begin with: what the server has, and over it what this browser still holds. */
export function revive(fresh: ServerState, copies: readonly LocalCopy[]): SaveQueue {
  return withServerState(
    copies.reduce((queue, copy) => lay(queue, copy, fresh), startQueue(fresh)),
    fresh,
  )
}

const progressKey = (uuid: string) => `progress/${uuid}`

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Where this browser was in a questionnaire; null when it was not there, or what is stored is rubbish. */
export function rememberedProgress(shelf: Shelf, uuid: string): Progress | null {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(progressKey(uuid)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { step, temporal_step, substep, person } = stored as Readonly<Record<string, unknown>>
    if (!isCount(step) || !isCount(temporal_step) || !isCount(substep)) return null
    const shareholder = shareholderKeys.find((key): key is ShareholderKey => key === person)
    return { step, temporal_step, substep, ...(shareholder ? { person: shareholder } : {}) }
  } catch {
    return null
  }
}

export function rememberProgress(shelf: Shelf, uuid: string, progress: Progress): void {
  try {
    shelf.setItem(progressKey(uuid), JSON.stringify(progress))
  } catch {
    // The server remembers it too.
  }
}
