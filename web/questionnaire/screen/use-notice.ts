import { useCallback } from 'react'
import type { Blocker } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFrame } from './frame.tsx'

/** Passing words: what a blocker has to say, or that something of ours failed. */
export function useNotice(): (about: Blocker | 'failed') => void {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const { notify } = useFrame()
  return useCallback(
    (about) => {
      if (about === 'failed') notify({ tone: 'negative', text: say('questionnaire.blocker.failed') })
      else notify({ tone: 'warning', text: messages.flow.blockers[about.code].text })
    },
    [say, messages, notify],
  )
}
