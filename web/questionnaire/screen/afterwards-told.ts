import type { ReactNode } from 'react'
import type { OnwardLink } from './foot.tsx'

/** What the screen is told by what most visits never see: what comes after paying, and what an assistant wrote. */
export interface AfterwardsTold {
  /** Where the last step leads from now on. */
  readonly onPaid: (onward: OnwardLink | null) => void
  /** What the office asks about an answer, or who wrote it, to stand under its question. */
  readonly onAsked: (under: () => (path: string) => ReactNode) => void
}
