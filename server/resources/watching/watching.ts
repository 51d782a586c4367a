import type { z } from 'zod'
import type { Database } from '#server/db/index.ts'
import type { EventStream } from '#server/http/index.ts'

/** That something changed, and how far it is: never what. */
type Versioned = { readonly version: number }

type Watcher<Change> = {
  readonly account: string
  readonly stream: EventStream
  readonly wants: (change: Change) => boolean
  /** Whether they may still see what they look at. */
  readonly mayStill: () => Promise<boolean>
}

/** As many windows as somebody works in; of more the oldest goes. */
const mostOfOne = 16
const beatEvery = 25_000

type WatchingParts<Change> = {
  readonly database: Pick<Database, 'listen'>
  /** What the database tells of its kind; what it tells of others is not heard. */
  readonly schema: z.ZodType<Change>
}

/** Tells open pages that something changed, so that they load it again by the way they always do. */
export function createWatching<Change extends Versioned>({ database, schema }: WatchingParts<Change>) {
  const watchers = new Set<Watcher<Change>>()
  /** Who is being told now, with what came since: of many changes at once one word is enough. */
  const telling = new Map<Watcher<Change>, { next: number | null | undefined }>()
  let listening: ReturnType<Database['listen']> | undefined
  let timer: NodeJS.Timeout | undefined

  async function isStill(watcher: Watcher<Change>): Promise<boolean> {
    const allowed = await watcher.mayStill().catch(() => false)
    if (!allowed) watcher.stream.end()
    return allowed
  }

  async function tell(watcher: Watcher<Change>, revision: number | null): Promise<void> {
    const busy = telling.get(watcher)
    if (busy) {
      busy.next = revision
      return
    }
    const state: { next: number | null | undefined } = { next: revision }
    telling.set(watcher, state)
    while (state.next !== undefined) {
      const next = state.next
      state.next = undefined
      if (!(await isStill(watcher))) break
      watcher.stream.send('changed', { revision: next })
    }
    telling.delete(watcher)
  }

  function hear(told: string | null): void {
    const change = told === null ? null : changeIn(schema, told)
    for (const watcher of watchers) {
      if (change === null) void tell(watcher, null)
      else if (change && watcher.wants(change)) void tell(watcher, change.version)
    }
  }

  async function beat(): Promise<void> {
    await Promise.all([...watchers].map(async (watcher) => (await isStill(watcher)) && watcher.stream.beat()))
  }

  function rest(): void {
    listening?.stop()
    listening = undefined
    clearInterval(timer)
  }

  function begin(): Promise<void> {
    if (listening === undefined) {
      listening = database.listen(hear)
      timer = setInterval(() => void beat(), beatEvery).unref()
    }
    return listening.begun
  }

  return {
    /** To be awaited before one looks how far something is: what happens after that is heard. */
    begin,

    /** From now on, until the stream ends; `revision` is how far what they look at is. */
    add(watcher: Watcher<Change>, revision: number | null): void {
      const own = [...watchers].filter(({ account }) => account === watcher.account)
      for (const oldest of own.slice(0, Math.max(0, own.length - mostOfOne + 1))) oldest.stream.end()
      watchers.add(watcher)
      watcher.stream.onEnd(() => {
        watchers.delete(watcher)
        if (watchers.size === 0) rest()
      })
      void begin()
      watcher.stream.send('open', { revision })
    },
    beat,
    /** The server stops: who listens comes back to another one. */
    close(): void {
      for (const { stream } of watchers) stream.end()
      rest()
    },
  }
}

function changeIn<Change>(schema: z.ZodType<Change>, told: string): Change | undefined {
  try {
    return schema.parse(JSON.parse(told))
  } catch {
    return undefined
  }
}
