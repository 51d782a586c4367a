import { createContext, type ReactNode, use } from 'react'
import type { Toasts } from '#web/ui/toast-store.ts'

/** What the page around the questionnaire offers it. */
export interface Outside {
  /** Shows something in the toolbar all the time. */
  readonly inToolbar: (content: ReactNode) => ReactNode
  /** Opens the message form. */
  readonly write: () => void
  /** Shows a passing notice. */
  readonly notify: Toasts['show']
}

export interface Frame extends Outside {
  /** Raised before a move: the heading that appears takes the focus and lowers it. */
  readonly arrival: { wanted: boolean }
  /** Shows the dialog of a blocker. */
  readonly explain: (blocker: BlockerKey) => void
}

export interface BlockerKey {
  readonly code: string
  readonly path: string
}

const FrameContext = createContext<Frame | null>(null)

export function FrameProvider({ value, children }: { value: Frame; children: ReactNode }) {
  return <FrameContext value={value}>{children}</FrameContext>
}

export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('A step stands only inside FrameProvider.')
  return frame
}
