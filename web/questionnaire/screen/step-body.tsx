import { type ReactNode, useEffect } from 'react'
import { useLocale } from '#web/i18n/index.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { prepareMessages, Saying, useAllMessages, useArrivedMessages } from '../open/all-messages.tsx'
import { useFetched } from '../reference/use-fetched.ts'
import { WhenFetched } from '../reference/when-fetched.tsx'
import { prepareStep, stepKey, stepScreens } from '../steps/index.ts'
import type { StepScreen, StepScreenProps } from '../steps/step-screen.ts'
import { useQuestionnaire } from '../store/context.tsx'

interface BodyProps extends StepScreenProps {
  /** The complaints above it: they speak in the words of the step. */
  readonly errors: ReactNode
  /** The buttons under it, which come along with it: alone they would jump when it arrives. */
  readonly foot: ReactNode
}

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
    <Saying messages={useArrivedMessages() ?? messages}>
      {errors}
      <Screen {...props} />
      {foot}
    </Saying>
  )
}

interface LaterProps extends BodyProps {
  readonly load: () => Promise<StepScreen>
}

/** A later step waits for its screen and for all the words. */
function Later({ load, errors, foot, ...props }: LaterProps) {
  const screen = useFetched(stepKey(props.step.kind), load)
  const words = useAllMessages()
  return (
    <WhenFetched fetched={words} shape="page">
      {(messages) => (
        <WhenFetched fetched={screen} shape="page">
          {(Screen) => (
            <Saying messages={messages}>
              {errors}
              <Screen {...props} />
              {foot}
            </Saying>
          )}
        </WhenFetched>
      )}
    </WhenFetched>
  )
}
