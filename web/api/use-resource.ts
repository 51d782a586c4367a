import { useState, useSyncExternalStore } from 'react'
import { createResource, type Loaded, type ResourceOptions, type ResourceStore } from './resource.ts'

export type Resource<Value> = Loaded<Value> & Pick<ResourceStore<Value>, 'again' | 'refresh' | 'put'>

interface Options<Value> extends ResourceOptions<Value> {
  /** Stays as long as the page: going back and forth asks for nothing, and all who name it have the same one. */
  readonly kept?: boolean
}

const kept = new Map<string, ResourceStore<unknown>>()

const never = () => new Promise<never>(() => undefined)

function storeOf<Value>(key: string | null, load: () => Promise<Value>, options: Options<Value>): ResourceStore<Value> {
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
  options: Options<Value> = {},
): Resource<Value> {
  const make = () => ({ key, store: storeOf(key, load, options) })
  const [held, hold] = useState(make)
  const current = held.key === key ? held : make()
  if (current !== held) hold(current)
  const { get, first, subscribe, again, refresh, put } = current.store
  return { ...useSyncExternalStore(subscribe, get, first), again, refresh, put }
}
