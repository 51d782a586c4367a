import { createContext, use } from 'react'
import type { ParticipantPart } from '#contract/participants.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Messages } from '#domain/messages/index.ts'

export type PartSaveStatus = 'saved' | 'saving' | 'failed'

/** Somebody's own part, as it is on the server and as it is being typed. */
export type PartAtHand = {
  readonly token: string
  readonly part: ParticipantPart
  readonly messages: Messages
  readonly status: PartSaveStatus
  /** As typed while it is being typed, else as it is kept; null when open. */
  readonly readAt: (key: string) => unknown
  readonly issuesOf: (key: string) => readonly Issue[]
  /** What is missing, in the language of who reads it; the server says it in that of the order. */
  readonly messageOf: (missing: ParticipantPart['missing'][number]) => string
  readonly type: (key: string, raw: unknown) => void
  readonly leave: (key: string, value: unknown) => void
  /** What "next" complained about is shown at its field. */
  readonly complain: (keys: readonly string[]) => void
  /** Everything that was typed is at the server. */
  readonly settle: () => Promise<ParticipantPart>
  readonly put: (part: ParticipantPart) => void
}

export const PartContext = createContext<PartAtHand | null>(null)

export function usePart(): PartAtHand {
  const atHand = use(PartContext)
  if (!atHand) throw new Error('Questions of a part stand only inside PartContext.')
  return atHand
}
