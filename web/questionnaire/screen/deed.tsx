import type { ReactNode } from 'react'
import { PaperSheet } from '#web/ui/paper.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useIdle } from '#web/ui/when-idle.ts'

const loadLiveDeed = () => import('../parts/deed/live-deed.tsx')

interface Props {
  readonly title?: ReactNode
  readonly height: string
  readonly onLeave?: () => void
  /** Where nobody sees it, nothing is written at every key. */
  readonly inSight: boolean
}

/** The place of the deed. The questions come first: its texts are fetched when the browser has nothing better to do. */
export function DeedSlot({ inSight, ...props }: Props) {
  const part = useLoadedModule(loadLiveDeed, useIdle())
  if (part && inSight) return <part.LiveDeed {...props} />
  return (
    <>
      {props.title}
      <PaperSheet>
        <div className="min-h-80" />
      </PaperSheet>
    </>
  )
}
