import { createContext, use } from 'react'
import type { Api } from '#contract/index.ts'
import type { ActingParty } from '#domain/cases/index.ts'

export type QueueCounts = Api['GET /api/notary/queue']['response']

/** Who works at this desk, and what every screen of it shows. */
export type Desk = {
  readonly role: 'notary' | 'support'
  /** Whoever "we" are in "waits on us". */
  readonly us: Extract<ActingParty, 'notary' | 'support'>
  readonly counts: QueueCounts
  /** Brings the counts up to date, after something was done. */
  readonly recount: () => void
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('A screen of the workbench stands at a desk.')
  return desk
}

/** Where is told that something changed in the queue. */
export const queueEvents = { path: '/api/notary/queue/events' } as const

/** How often everything here looks whether something changed, once it is there. */
export const everyTwentySeconds = (value: unknown): number | null => (value === null ? null : 20_000)
