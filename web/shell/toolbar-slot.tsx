import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place in the toolbar where a screen may show its own state; null until the browser has drawn the toolbar. */
export const ToolbarSlotContext = createContext<HTMLElement | null>(null)

/** Puts what a screen has to say all the time, such as whether everything is saved, into the toolbar. */
export function InToolbar({ children }: { children: ReactNode }) {
  const slot = use(ToolbarSlotContext)
  return slot && createPortal(children, slot)
}
