import { useEffect } from 'react'
import { useLocale } from '#web/i18n/index.ts'
import { fetchPart, useLoadedModule } from '#web/ui/use-part.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { prepareMessages, useArrivedMessages } from '../model/use/messages.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { WithMessages } from '../parts/speaking.tsx'
import { prepareStep, stepScreens } from '../steps/index.ts'
import type { StepScreen } from '../steps/step-screen.tsx'
import type { BodyProps, LaterProps } from './later-step.tsx'

/** The screen of the step at hand. What the next one needs is fetched meanwhile. */
export function StepBody(props: BodyProps) {
  const { step } = props
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const { wording } = store.product
  const following = store.product.steps[step.index + 1]?.kind
  useEffect(
    () =>
      whenIdle(() => {
        prepareMessages(locale, wording).catch(() => undefined)
        if (following) prepareStep(following)
        fetchPart(loadLater).catch(() => undefined)
      }),
    [following, locale, wording],
  )
  const entry = stepScreens[step.kind]
  if ('load' in entry) return <Later {...props} load={entry.load} />
  return <First {...props} screen={entry.Screen} />
}

/** The first step does not wait: what there is to say about mistakes comes while it is filled in. */
function First({ errors, foot, screen: Screen, ...props }: BodyProps & { readonly screen: StepScreen }) {
  const { messages } = useQuestionnaire()
  return (
    <WithMessages messages={useArrivedMessages() ?? messages}>
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
