import { useSyncExternalStore } from 'react'

/** A list of one's own: its name, and the address that asks for it. */
export type SavedFilter = { readonly name: string; readonly search: string }

const key = 'workbench filters'
const none: readonly SavedFilter[] = []
const listeners = new Set<() => void>()
let read: { readonly text: string | null; readonly filters: readonly SavedFilter[] } = { text: null, filters: none }

const isSaved = (one: unknown): one is SavedFilter =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  'search' in one &&
  typeof one.name === 'string' &&
  typeof one.search === 'string'

/** What a browser kept may be anything by now. */
export function filtersIn(text: string | null): readonly SavedFilter[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isSaved) : none
  } catch {
    return none
  }
}

function current(): readonly SavedFilter[] {
  const text = localStorage.getItem(key)
  if (text !== read.text) read = { text, filters: filtersIn(text) }
  return read.filters
}

function keep(filters: readonly SavedFilter[]): void {
  localStorage.setItem(key, JSON.stringify(filters))
  for (const listener of listeners) listener()
}

/** One name is one filter: the newest. */
export const saveFilter = (filter: SavedFilter): void =>
  keep([...current().filter(({ name }) => name !== filter.name), filter])

export const removeFilter = (gone: string): void => keep(current().filter(({ name }) => name !== gone))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The filters of this browser. */
export const useSavedFilters = (): readonly SavedFilter[] => useSyncExternalStore(subscribe, current, () => none)
