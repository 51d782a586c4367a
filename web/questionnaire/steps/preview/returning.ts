import { useSyncExternalStore } from 'react'
import type { FlowStore } from '../../store/flow-store.ts'

/** The questionnaires whose founder went to change something and means to come back to the overview. */
const returning = new WeakSet<FlowStore>()
const listeners = new Set<() => void>()

/** Notes that the founder left the overview to change something, or that they are back. */
export function setReturning(store: FlowStore, on: boolean): void {
  if (on === returning.has(store)) return
  if (on) returning.add(store)
  else returning.delete(store)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useReturning(store: FlowStore): boolean {
  const look = () => returning.has(store)
  return useSyncExternalStore(subscribe, look, look)
}
