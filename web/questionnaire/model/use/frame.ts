import { createContext, type ReactNode, use, useCallback } from 'react'
import type { Blocker } from '#domain/blueprint/index.ts'
import { blockerText } from '#domain/messages/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import type { Toasts } from '#web/ui/toast-store.ts'
import { loadMessages } from './messages.ts'
import { amongWhom, useNaming } from './people.ts'
import { useQuestionnaire } from './questionnaire.ts'

/** What the page around the questionnaire offers it. */
export interface Outside {
  /** Shows something in the toolbar all the time. */
  readonly inToolbar: (content: ReactNode) => ReactNode
  /** Says where in the overall progress one stands, where that is not among the questions; null gives it back. */
  readonly standAt: (step: number | null) => void
  /** Opens the message form. */
  readonly write: () => void
  /** Shows a passing notice. */
  readonly notify: Toasts['show']
}

export interface FlowFrame extends Outside {
  /** Raised before a move: the heading that appears takes the focus and lowers it. */
  readonly arrival: { wanted: boolean }
  /** Shows the dialog of a blocker. */
  readonly explain: (blocker: BlockerKey) => void
}

export interface BlockerKey {
  readonly code: string
  readonly path: string
}

export const FlowFrameContext = createContext<FlowFrame | null>(null)

export function useFlowFrame(): FlowFrame {
  const frame = use(FlowFrameContext)
  if (!frame) throw new Error('A step stands only inside FlowFrameContext.')
  return frame
}

/** Passing words: what a blocker has to say, or that something of ours failed. */
export function useNotice(): (about: Blocker | 'failed') => void {
  const say = useSay()
  const { locale } = useLocale()
  const { notify } = useFlowFrame()
  const { store } = useQuestionnaire()
  const { wording } = store.product
  const naming = useNaming()
  return useCallback(
    (about) => {
      const failed = () => void notify({ tone: 'negative', text: say('questionnaire.blocker.failed') })
      if (about === 'failed') return failed()
      loadMessages(locale, wording).then(
        (messages) => {
          notify({ tone: 'warning', text: blockerText(messages, about, amongWhom(naming, store.answers())).text })
        },
        () => failed(),
      )
    },
    [say, locale, wording, naming, notify, store],
  )
}
