import { useEffect } from 'react'
import type { Messages } from '#domain/messages/index.ts'
import { fetchPart, useLoadedModule } from '#web/ui/use-part.ts'
import { useIdle, whenIdle } from '#web/ui/when-idle.ts'
import { useAllMessages } from '../model/use/messages.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { WithMessages } from '../parts/speaking.tsx'
import { prepareStep, stepScreens } from '../steps/index.ts'
import type { StepScreen } from '../steps/step-screen.tsx'
import type { BodyProps, LaterProps } from './later-step.tsx'

/** The screen of the step at hand. What the next one needs is fetched meanwhile. */
export function StepBody(props: BodyProps) {
  const { step } = props
  const { store } = useQuestionnaire()
  const following = store.product.steps[step.index + 1]?.kind
  useEffect(
    () =>
      whenIdle(() => {
        if (following) prepareStep(following)
        fetchPart(loadLater).catch(() => undefined)
      }),
    [following],
  )
  const words = useAllMessages(useIdle())
  const entry = stepScreens[step.kind]
  if ('load' in entry) return <Later {...props} load={entry.load} />
  return <First {...props} screen={entry.Screen} words={words} />
}

type FirstProps = BodyProps & { readonly screen: StepScreen; readonly words: Messages | null }

/** The first step does not wait: what there is to say about mistakes comes while it is filled in. */
function First({ errors, foot, screen: Screen, words, ...props }: FirstProps) {
  const { messages } = useQuestionnaire()
  return (
    <WithMessages messages={words ?? messages}>
      {errors}
      <Screen {...props} />
      {foot}
    </WithMessages>
  )
}

const loadLater = () => import('./later-step.tsx')

function Later(props: LaterProps) {
  const part = useLoadedModule(loadLater, true)
  return part && <part.LaterStep {...props} />
}
