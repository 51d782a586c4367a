import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { useFrame } from './frame.tsx'
import { hrefOf, placeIn, placeOf, progressAt, samePlace } from './place.ts'

/**
 * The place stands in the address, one entry of the history for each: the browser's back and forward lead through the
 * flow, and an address that asks for more than is allowed is put right.
 */
export function useAddress(search: string): void {
  const { flow, uuid, store } = useQuestionnaire()
  const { arrival } = useFrame()
  const [, navigate] = useLocation()
  const here = useFlowView((view) => placeOf(view.progress))
  const seen = useRef<string | null>(null)

  useEffect(() => {
    // Without an address of its own there is no place to put in it.
    if (uuid === '') return
    const first = seen.current === null
    const changed = seen.current !== search
    seen.current = search
    const asked = placeIn(search)
    if (samePlace(asked, here)) return
    if (!changed || asked === null) {
      // The first entry has no place yet; and whoever comes by a link keeps their way back.
      navigate(hrefOf(flow, uuid, here), { replace: first || changed })
      return
    }
    const to = progressAt(store, asked)
    arrival.wanted = !first
    store.leaveAll()
    store.stand(to)
    if (!samePlace(asked, placeOf(to))) navigate(hrefOf(flow, uuid, placeOf(to)), { replace: true })
  }, [search, here, flow, uuid, store, arrival, navigate])
}
