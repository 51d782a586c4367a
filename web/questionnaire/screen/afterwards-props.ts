import type { ReactNode } from 'react'
import type { OnwardLink } from './foot.tsx'

export interface AfterwardsProps {
  readonly ordered: boolean
  /** The question that the address named, as its hash. */
  readonly sent: string
  /** Told where the last step leads from now on. */
  readonly onPaid: (onward: OnwardLink) => void
  /** Told what the office asks about an answer, to stand under its question. */
  readonly onAsked: (under: () => (path: string) => ReactNode) => void
}
