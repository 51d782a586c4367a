import type { ParticipantPart } from '#contract/participants.ts'
import { ApiError, call, useResource } from '#web/api/index.ts'

/** Why nobody comes in by a link; of one that never was, nothing more is said. */
export const closings = ['link_expired', 'link_revoked', 'link_replaced', 'link_taken_back', 'unknown'] as const
export type Closing = (typeof closings)[number]

export type Entrance =
  | { readonly now: 'code' }
  | { readonly now: 'closed'; readonly why: Closing }
  | { readonly now: 'open'; readonly part: ParticipantPart }

/** Where an answer that let nobody in leads to; null when it says nothing about the link. */
export function entranceAfter(error: unknown): Entrance | null {
  if (!(error instanceof ApiError)) return null
  const codes = error.errors.map(({ code }) => code as string)
  if (error.status === 403 && codes.includes('code_required')) return { now: 'code' }
  if (error.status !== 404) return null
  return { now: 'closed', why: closings.find((one) => codes.includes(one)) ?? 'unknown' }
}

async function enter(token: string): Promise<Entrance> {
  try {
    return { now: 'open', part: await call('GET /api/participants/:token', { params: { token }, as: null }) }
  } catch (error) {
    const entrance = entranceAfter(error)
    if (entrance === null) throw error
    return entrance
  }
}

/** Opens the link, as often as is asked. */
export const useEntrance = (token: string) => useResource(`entrance ${token}`, () => enter(token))
