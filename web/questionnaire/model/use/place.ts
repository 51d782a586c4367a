import { useCallback, useSyncExternalStore } from 'react'
import { shareholderKeys } from '#domain/fields/index.ts'
import { advance, type FlowEvent, type FlowPlace, type Progress } from '#domain/flow/index.ts'
import { saveShareholder } from '#domain/shareholders/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import type { FlowStore } from '../store/flow-store.ts'
import { useFlowFrame } from './frame.ts'
import { useQuestionnaire } from './questionnaire.ts'

const count = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null

/** The place that an address asks for; null when it says nothing. */
export function placeIn(search: string): FlowPlace | null {
  const { step, substep, person } = queryAt('flow', search)
  const wanted = count(step)
  const shareholder = shareholderKeys.find((key) => key === person)
  return wanted === null
    ? null
    : { step: wanted, substep: count(substep) ?? 0, ...(shareholder ? { person: shareholder } : {}) }
}

export const samePlace = (one: FlowPlace | null, other: FlowPlace): boolean =>
  one !== null && one.step === other.step && one.substep === other.substep && one.person === other.person

/** The address of a place in a questionnaire. */
export const hrefOf = (flow: string, uid: string, { step, substep, person }: FlowPlace): string =>
  href('flow', { flow, uid }, { step: String(step), substep: String(substep), person })

/** Standing as near to a place as the flow allows from here. */
export function progressAt(store: FlowStore, { step, substep, person }: FlowPlace): Progress {
  const { product, context } = store
  const events: readonly FlowEvent[] = [
    { type: 'go_to_step', step },
    ...(person ? [{ type: 'select_person', person } as const] : []),
    { type: 'go_to_section', substep },
  ]
  const start = store.view().progress
  // Beyond what was reached: nothing of the wish holds.
  if (step > start.step) return start
  return events.reduce((progress, event) => advance(product, store.answers(), progress, event, context), start)
}

/** A shareholder takes part from the moment someone stands at them, and how far they came is kept. */
const keepPlace = (store: FlowStore, { person, substep }: Progress): void => {
  if (person) store.change((answers) => saveShareholder(answers, person, substep))
}

/** Moves through the flow: what is typed counts, everything is saved, and the heading that appears takes the focus. */
export function useFlowMove(): (event: FlowEvent) => boolean {
  const { store, saving } = useQuestionnaire()
  const { arrival } = useFlowFrame()
  return useCallback(
    (event) => {
      store.leaveAll()
      keepPlace(store, store.view().progress)
      arrival.wanted = true
      const moved = store.move(event)
      if (moved) keepPlace(store, store.view().progress)
      else arrival.wanted = false
      void saving.flush()
      return moved
    },
    [store, saving, arrival],
  )
}

/** The questionnaires whose founder went to change something and means to come back to the overview. */
const returning = new WeakSet<FlowStore>()
const returnListeners = new Set<() => void>()

/** Notes that the founder left the overview to change something, or that they are back. */
export function setReturning(store: FlowStore, on: boolean): void {
  if (on === returning.has(store)) return
  if (on) returning.add(store)
  else returning.delete(store)
  for (const listener of returnListeners) listener()
}

const onReturning = (listener: () => void): (() => void) => {
  returnListeners.add(listener)
  return () => returnListeners.delete(listener)
}

export function useReturnsToOverview(store: FlowStore): boolean {
  const look = () => returning.has(store)
  return useSyncExternalStore(onReturning, look, look)
}
