import { useState } from 'react'
import type { CaseRow } from '#contract/case-queue.ts'
import { call, useResource } from '#web/api/index.ts'
import { everyTwentySeconds, queueEvents } from '../desk/desk.ts'
import { useOnReturn } from '../desk/use-on-return.ts'
import type { QueueQuery } from './asked.ts'
import { type SteadyList, steady } from './steady.ts'

type LoadedLines = { readonly lines: readonly CaseRow[]; readonly next: string | null; readonly at: Date }

/** As many pages as somebody asked for, from the first: what moved between two of them is not lost. */
async function loadPages(query: QueueQuery, pages: number): Promise<LoadedLines> {
  let lines: readonly CaseRow[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page++) {
    const { data, next } = await call('GET /api/notary/cases', { query: { ...query, cursor } })
    lines = [...lines, ...data]
    if (next === null) return { lines, next, at: new Date() }
    cursor = next
  }
  return { lines, next: cursor ?? null, at: new Date() }
}

export type CaseQueue =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | ({
      readonly state: 'ready'
      readonly at: Date
      readonly hasMore: boolean
      readonly more: () => Promise<void>
      readonly refresh: () => Promise<void>
      /** Shows the list as it has become. */
      readonly takeOver: () => void
    } & SteadyList<CaseRow>)

/** A list of cases that keeps itself up to date, and does not move while it is read. */
export function useQueue(query: QueueQuery): CaseQueue {
  const key = JSON.stringify(query)
  const begin = () => ({ key, asked: { pages: 1 }, seen: null as readonly CaseRow[] | null })
  const [held, hold] = useState(begin)
  const current = held.key === key ? held : begin()
  if (current !== held) hold(current)
  const { asked, seen } = current
  const found = useResource(`queue ${key}`, () => loadPages(query, asked.pages), {
    poll: everyTwentySeconds,
    events: queueEvents,
  })
  useOnReturn(found.refresh)
  if (found.state === 'loading') return { state: 'loading' }
  if (found.state !== 'ready') return { state: 'failed', again: found.again }
  const { lines, next, at } = found.value
  const shown = steady(seen ?? [], lines)
  if (!shown.changed && lines !== seen) hold({ ...current, seen: lines })
  return {
    state: 'ready',
    ...shown,
    at,
    hasMore: next !== null,
    more: () => {
      asked.pages += 1
      return found.refresh()
    },
    refresh: found.refresh,
    takeOver: () => hold({ ...current, seen: lines }),
  }
}
