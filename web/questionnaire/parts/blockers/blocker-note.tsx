import type { Blocker } from '#domain/blueprint/index.ts'
import { blockerText } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFlowFrame } from '../../model/use/frame.ts'
import { amongWhom, ownNameOf, shareholderNameOf, useNaming } from '../../model/use/people.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'

export function BlockerNote({ blocker }: { blocker: Blocker }) {
  const say = useSay()
  const { explain } = useFlowFrame()
  const { title, text } = useBlockerText(blocker)
  const isBanner = blocker.shows === 'banner'
  return (
    <Banner
      tone={blocker.stops ? 'warning' : 'info'}
      live="status"
      title={title}
      action={
        blocker.offers.length > 0 || !isBanner ? (
          <Button look="line" size="small" aria-haspopup="dialog" onClick={() => explain(blocker)}>
            {say('questionnaire.blocker.more')}
          </Button>
        ) : undefined
      }
    >
      {isBanner ? text : null}
    </Banner>
  )
}

/** What a blocker says, with the numbers it is about and the name of whom it concerns. */
export function useBlockerText(blocker: Pick<Blocker, 'code' | 'person' | 'values'>) {
  const { messages, store } = useQuestionnaire()
  const naming = useNaming()
  const whom = blocker.person ?? 'p1'
  // Of the answers only those that say who somebody is change its words: others are typed without drawing it anew.
  useAnswers((answers) => [shareholderNameOf(answers, whom, naming), ownNameOf(answers, whom, naming)])
  return blockerText(messages, blocker, amongWhom(naming, store.answers()))
}
