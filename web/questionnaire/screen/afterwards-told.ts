import type { ReactNode } from 'react'
import type { OnwardLink } from './foot.tsx'

/** What the screen is told by what comes only after paying. */
export interface AfterwardsTold {
  /** Where the last step leads from now on. */
  readonly onPaid: (onward: OnwardLink) => void
  /** What the office asks about an answer, to stand under its question. */
  readonly onAsked: (under: () => (path: string) => ReactNode) => void
}
