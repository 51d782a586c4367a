import type { Blocker } from '#domain/flow/index.ts'
import { fill, type TextValues } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFlowFrame } from '../../model/use/frame.ts'
import { nameOf } from '../../model/use/people.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'

export function BlockerNote({ blocker }: { blocker: Blocker }) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const { explain } = useFlowFrame()
  const values = useBlockerValues(blocker)
  const { title, text } = messages.flow.blockers[blocker.code]
  const isBanner = blocker.shows === 'banner'
  return (
    <Banner
      tone={blocker.stops ? 'warning' : 'info'}
      live="status"
      title={fill(title, values)}
      action={
        blocker.offers.length > 0 || !isBanner ? (
          <Button look="line" size="small" aria-haspopup="dialog" onClick={() => explain(blocker)}>
            {say('questionnaire.blocker.more')}
          </Button>
        ) : undefined
      }
    >
      {isBanner ? fill(text, values) : null}
    </Banner>
  )
}

/** What the sentences of a blocker need: the numbers it is about and the name of whom it concerns. */
export function useBlockerValues({ person, values }: Pick<Blocker, 'person' | 'values'>): TextValues {
  const say = useSay()
  return useAnswers((answers) => ({ ...values, ...(person ? { person: nameOf(answers, person, say) } : {}) }))
}
