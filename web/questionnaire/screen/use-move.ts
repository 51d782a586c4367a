import { useCallback } from 'react'
import type { FlowEvent, Progress } from '#domain/flow/index.ts'
import { saveShareholder } from '#domain/shareholders/index.ts'
import { useQuestionnaire } from '../store/context.tsx'
import type { FlowStore } from '../store/flow-store.ts'
import { useFrame } from './frame.tsx'

/** A shareholder takes part from the moment someone stands at them, and how far they came is kept. */
const keepPlace = (store: FlowStore, { person, substep }: Progress): void => {
  if (person) store.change((answers) => saveShareholder(answers, person, substep))
}

/** Moves through the flow: what is typed counts, everything is saved, and the heading that appears takes the focus. */
export function useMove(): (event: FlowEvent) => boolean {
  const { store, saving } = useQuestionnaire()
  const { arrival } = useFrame()
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
