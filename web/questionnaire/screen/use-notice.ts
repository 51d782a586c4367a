import { useCallback } from 'react'
import type { Blocker } from '#domain/flow/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { messagesIn } from '../open/messages-in.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFrame } from './frame.tsx'

/** Passing words: what a blocker has to say, or that something of ours failed. */
export function useNotice(): (about: Blocker | 'failed') => void {
  const say = useSay()
  const { locale } = useLocale()
  const { notify } = useFrame()
  const { wording } = useQuestionnaire().store.product
  return useCallback(
    (about) => {
      const failed = () => void notify({ tone: 'negative', text: say('questionnaire.blocker.failed') })
      if (about === 'failed') return failed()
      messagesIn(locale, wording).then(
        ({ flow }) => notify({ tone: 'warning', text: flow.blockers[about.code].text }),
        () => failed(),
      )
    },
    [say, locale, wording, notify],
  )
}
