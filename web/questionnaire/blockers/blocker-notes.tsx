import type { Blocker } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FullRow } from '#web/ui/form-grid.tsx'
import { WithAllMessages } from '../open/all-messages.tsx'
import { useFrame } from '../screen/frame.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { useBlockerValues } from './use-blocker-values.ts'

/** What the business has to say about these answers, under them: a remark, or that this is not possible and what is. */
export function BlockerNotes({ paths }: { paths: readonly string[] }) {
  const notes = useFlowView(({ blockers }) =>
    blockers.filter((one) => one.shows !== 'toast' && one.judged === 'at_once' && paths.includes(one.path)),
  )
  if (notes.length === 0) return null
  return (
    <WithAllMessages>
      {notes.map((blocker) => (
        <FullRow key={`${blocker.code} ${blocker.path}`}>
          <BlockerNote blocker={blocker} />
        </FullRow>
      ))}
    </WithAllMessages>
  )
}

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
