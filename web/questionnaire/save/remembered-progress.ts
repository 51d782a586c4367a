import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { Progress } from '#domain/flow/index.ts'
import type { Shelf } from './local-copy.ts'

const keyOf = (uuid: string) => `progress/${uuid}`

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Where this browser was in a questionnaire; null when it was not there, or what is stored is rubbish. */
export function rememberedProgress(shelf: Shelf, uuid: string): Progress | null {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(keyOf(uuid)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { step, temporal_step, substep, person } = stored as Readonly<Record<string, unknown>>
    if (!isCount(step) || !isCount(temporal_step) || !isCount(substep)) return null
    const known = shareholderKeys.find((key): key is ShareholderKey => key === person)
    return { step, temporal_step, substep, ...(known ? { person: known } : {}) }
  } catch {
    return null
  }
}

export function rememberProgress(shelf: Shelf, uuid: string, progress: Progress): void {
  try {
    shelf.setItem(keyOf(uuid), JSON.stringify(progress))
  } catch {
    // The server remembers it too.
  }
}
