import { createContext, type MouseEvent, use, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../questions/field-id.ts'
import { useFrame } from '../screen/frame.tsx'
import { hrefOf, type Place, progressAt } from '../screen/place.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useAnswers, useFlowView } from '../store/use-flow.ts'
import { placesReached } from './where.ts'

/** How a phrase leads back to the question that made it. */
export interface DeedLinks {
  /** The first of these answers that can be gone to; null when none can, yet. */
  readonly to: (fields: readonly string[]) => { readonly href: string; readonly path: string } | null
  readonly follow: (event: MouseEvent, path: string) => void
  /** False where the same answers can be changed by keyboard right beside it: a whole deed is a long row of stops. */
  readonly stops: boolean
}

const LinksContext = createContext<DeedLinks | null>(null)
export const DeedLinksProvider = LinksContext

export const useDeedLinks = (): DeedLinks | null => use(LinksContext)

interface Manner {
  /** Closes what the document is shown in, where it would cover the question. */
  readonly onLeave?: (() => void) | undefined
  readonly stops?: boolean
}

export function useMakeLinks({ onLeave, stops = true }: Manner = {}): DeedLinks {
  const { flow, uuid, store } = useQuestionnaire()
  const { arrival } = useFrame()
  const answers = useAnswers((all) => all)
  const reached = useFlowView((view) => view.progress.step)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places follow from the answers and from how far one came
  const places = useMemo(() => placesReached(store), [store, answers, reached])

  return useMemo(() => {
    const go = (path: string, place: Place) => {
      store.leaveAll()
      arrival.wanted = true
      flushSync(() => {
        onLeave?.()
        store.stand(progressAt(store, place))
      })
      if (focusField(path)) arrival.wanted = false
    }
    const made = new Map<string, { readonly path: string; readonly href: string }>()
    const linkTo = (path: string, place: Place) => {
      const link = made.get(path) ?? { path, href: hrefOf(flow, uuid, place) }
      made.set(path, link)
      return link
    }
    return {
      stops,
      to: (fields) => {
        const path = fields.find((one) => places.has(one))
        const place = path === undefined ? undefined : places.get(path)
        return path && place ? linkTo(path, place) : null
      },
      follow: (event, path) => {
        const place = places.get(path)
        // With a key held the browser does what it always does: another tab, a download.
        if (!place || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(path, place)
      },
    }
  }, [places, flow, uuid, store, arrival, onLeave, stops])
}
