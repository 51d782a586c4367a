import { useCallback, useEffect, useState } from 'react'
import type { ParticipantPart } from '#contract/participants.ts'
import { ApiError, call } from '#web/api/index.ts'

/** Why nobody comes in by a link; of one that never was, nothing more is said. */
export const closings = ['link_expired', 'link_revoked', 'link_replaced', 'link_taken_back', 'unknown'] as const
export type Closing = (typeof closings)[number]

export type Entrance =
  | { readonly now: 'looking' | 'failed' | 'code' }
  | { readonly now: 'closed'; readonly why: Closing }
  | { readonly now: 'open'; readonly part: ParticipantPart }

/** Where an answer that let nobody in leads to. */
export function entranceAfter(error: unknown): Entrance {
  if (!(error instanceof ApiError)) return { now: 'failed' }
  const codes = error.errors.map(({ code }) => code as string)
  if (error.status === 403 && codes.includes('code_required')) return { now: 'code' }
  if (error.status !== 404) return { now: 'failed' }
  return { now: 'closed', why: closings.find((one) => codes.includes(one)) ?? 'unknown' }
}

/** Opens the link, as often as is asked. */
export function useEntrance(token: string) {
  const [at, enter] = useState<Entrance>({ now: 'looking' })
  const again = useCallback(() => {
    call('GET /api/participants/:token', { params: { token }, as: null }).then(
      (part) => enter({ now: 'open', part }),
      (error: unknown) => enter(entranceAfter(error)),
    )
  }, [token])
  useEffect(again, [again])
  return { at, again, enter }
}
