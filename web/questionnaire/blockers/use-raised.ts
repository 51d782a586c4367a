import { useEffect, useRef, useState } from 'react'
import type { Blocker } from '#domain/flow/index.ts'
import type { BlockerKey } from '../screen/frame.tsx'
import { useFlowView } from '../store/use-flow.ts'

const keyOf = ({ code, path }: BlockerKey): string => `${code} ${path}`

interface Raised {
  /** The blocker whose dialog is open. */
  readonly blocker: Blocker | null
  readonly explain: (blocker: BlockerKey) => void
  readonly close: () => void
}

/** Opens the dialog of a blocker the moment an answer raises it; never because one arrives where it already stood. */
export function useRaised(): Raised {
  const blockers = useFlowView((view) => view.blockers)
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  const before = useRef<{ readonly place: string; readonly keys: ReadonlySet<string> } | null>(null)
  const [open, setOpen] = useState<string | null>(null)

  useEffect(() => {
    const known = before.current
    before.current = { place, keys: new Set(blockers.map(keyOf)) }
    if (known?.place !== place) return
    const raised = blockers.find(
      (one) => one.shows === 'dialog' && one.judged === 'at_once' && !known.keys.has(keyOf(one)),
    )
    if (raised) setOpen(keyOf(raised))
  }, [blockers, place])

  return {
    blocker: blockers.find((one) => keyOf(one) === open) ?? null,
    explain: (blocker) => setOpen(keyOf(blocker)),
    close: () => setOpen(null),
  }
}
