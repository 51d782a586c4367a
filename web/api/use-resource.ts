import { useState, useSyncExternalStore } from 'react'
import { ApiError } from './call.ts'
import type { Hearing } from './live.ts'

export type Resource<Value> = Loaded<Value> & Pick<ResourceStore<Value>, 'again' | 'refresh' | 'put'>

interface UseResourceOptions<Value> extends ResourceOptions<Value> {
  /** Stays as long as the page: going back and forth asks for nothing, and all who name it have the same one. */
  readonly kept?: boolean
}

const kept = new Map<string, ResourceStore<unknown>>()

/** As on another visit: for tests. */
export const forgetKept = (): void => kept.clear()

const never = () => new Promise<never>(() => undefined)

function storeOf<Value>(
  key: string | null,
  load: () => Promise<Value>,
  options: UseResourceOptions<Value>,
): ResourceStore<Value> {
  if (key === null) return createResource<Value>(never)
  // One visitor's page is not kept for the next one that the server draws.
  if (!options.kept || typeof window === 'undefined') return createResource(load, options)
  const known = kept.get(key) ?? createResource<unknown>(load, options as ResourceOptions<unknown>)
  kept.set(key, known)
  return known as ResourceStore<Value>
}

/**
 * What a screen shows once it is here. The key names everything that `load` reads: with another one it begins anew,
 * and with null nothing is wanted yet.
 */
export function useResource<Value>(
  key: string | null,
  load: () => Promise<Value>,
  options: UseResourceOptions<Value> = {},
): Resource<Value> {
  const make = () => ({ key, store: storeOf(key, load, options) })
  const [held, hold] = useState(make)
  const current = held.key === key ? held : make()
  if (current !== held) hold(current)
  const { get, first, subscribe, again, refresh, put } = current.store
  return { ...useSyncExternalStore(subscribe, get, first), again, refresh, put }
}

type Loaded<Value> = {
  /** How often it was looked for since the last beginning. */
  readonly looks: number
} & (
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  /** Not there, or not for this visitor. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed' }
)

type ResourceEvents<Value> = {
  readonly path: string
  /** How far something is: who begins to listen and finds it no further need not look for it. */
  readonly revisionOf?: (value: Value) => number
}

interface ResourceOptions<Value> {
  /** What is known already: then nothing is loaded until it is asked for. */
  readonly initial?: Value | undefined
  /** Where is told that it changed: as long as somebody listens there, nobody needs to look by the clock. */
  readonly events?: ResourceEvents<Value> | undefined
  /** Milliseconds until it is looked for again, by what is known and how often that was done; null when that ends. */
  readonly poll?: (value: Value | null, looks: number) => number | null
}

type ResourceStore<Value> = ReturnType<typeof createResource<Value>>

/** Something that is loaded once someone looks at it. The newest question counts: an older answer is not heard. */
function createResource<Value>(load: () => Promise<Value>, { initial, poll, events }: ResourceOptions<Value> = {}) {
  const first: Loaded<Value> =
    initial === undefined ? { state: 'loading', looks: 0 } : { state: 'ready', value: initial, looks: 0 }
  let current: Loaded<Value> = first
  let turn = 0
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let listening = false
  /** Changed again while it is being looked for. */
  let stale = false
  let stopListening: (() => void) | undefined
  const listeners = new Set<() => void>()

  function become(next: Loaded<Value>): void {
    current = next
    for (const listener of listeners) listener()
  }

  /** Whether it will be looked for again. */
  function goOn(): boolean {
    const pause = poll?.(current.state === 'ready' ? current.value : null, current.looks) ?? null
    if (pause === null || listeners.size === 0 || listening) return pause !== null
    timer = setTimeout(look, pause)
    return true
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    turn += 1
    const own = turn
    running = true
    const [answer, error] = await load().then(
      (value) => [{ value }, null] as const,
      (reason: unknown) => [null, reason] as const,
    )
    if (own !== turn) return
    running = false
    if (stale) {
      stale = false
      timer = setTimeout(look, 0)
    }
    const looks = current.looks + 1
    if (answer) {
      become({ state: 'ready', value: answer.value, looks })
      goOn()
      return
    }
    const status = error instanceof ApiError ? error.status : null
    // Not signed in any more: the guard of the route is already leading to the login.
    if (status === 401) return
    // What is on the screen stays there; the next time will tell.
    become({ ...current, looks })
    if (!goOn() && current.state !== 'ready') become({ state: status === 404 ? 'gone' : 'failed', looks })
  }

  function hear(revision: number | null, opening: boolean): void {
    const known = current.state === 'ready' ? events?.revisionOf?.(current.value) : undefined
    // What is told later may be of something that has no revision of its own.
    if (opening && revision !== null && known === revision) return
    if (running) stale = true
    else void look()
  }

  function listen(): void {
    if (events === undefined) return
    let over = false
    stopListening = () => {
      over = true
    }
    const hearing: Hearing = {
      onChanged: hear,
      onListening(now) {
        // A stream that cannot be opened again and again must not put off the next look.
        if (now === listening) return
        listening = now
        clearTimeout(timer)
        if (!now && !running && current.state === 'ready') goOn()
      },
    }
    // Fetched where it is wanted: most pages are told nothing. Where it does not come, they look by the clock.
    void import('./live.ts').then(
      ({ listenTo }) => {
        if (!over) stopListening = listenTo(events.path, hearing)
      },
      () => undefined,
    )
  }

  function begin(): Promise<void> {
    if (current.state !== 'loading' || current.looks > 0) become({ state: 'loading', looks: 0 })
    return look()
  }

  return {
    get: () => current,
    /** As it was before anything was loaded: what the server drew. */
    first: () => first,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      if (listeners.size === 1 && !running) {
        if (current.state === 'ready') goOn()
        else void begin()
      }
      if (listeners.size === 1) listen()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        stopListening?.()
      }
    },
    /** From the start, after it failed. */
    again: (): void => void begin(),
    /** Brings it up to date; what is on the screen stays until then, and when that fails. */
    refresh(): Promise<void> {
      become({ ...current, looks: 0 })
      return look()
    },
    /** What it has become, known without asking. What was being looked for may be newer: it is looked for once more. */
    put(value: Value): void {
      const looking = running
      turn += 1
      running = false
      stale = false
      become({ state: 'ready', value, looks: current.looks })
      if (looking) void look()
    },
  }
}
