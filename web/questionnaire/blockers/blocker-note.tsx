import type { Blocker } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFrame } from '../screen/frame.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useBlockerValues } from './use-blocker-values.ts'

export function BlockerNote({ blocker }: { blocker: Blocker }) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const { explain } = useFrame()
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
