import type { ReactNode } from 'react'
import { useFetched } from '../model/use/fetched.ts'
import { useAllMessages } from '../model/use/messages.ts'
import { WithMessages } from '../parts/speaking.tsx'
import { WhenFetched } from '../parts/when-fetched.tsx'
import { stepKey } from '../steps/index.ts'
import type { StepScreen, StepScreenProps } from '../steps/step-screen.tsx'

export interface BodyProps extends StepScreenProps {
  /** The complaints above it: they speak in the words of the step. */
  readonly errors: ReactNode
  /** The buttons under it, which come along with it: alone they would jump when it arrives. */
  readonly foot: ReactNode
}

export interface LaterProps extends BodyProps {
  readonly load: () => Promise<StepScreen>
}

/** A later step waits for its screen and for all the words. */
export function LaterStep({ load, errors, foot, ...props }: LaterProps) {
  const screen = useFetched(stepKey(props.step.kind), load)
  const words = useAllMessages()
  return (
    <WhenFetched fetched={words} shape="page">
      {(messages) => (
        <WhenFetched fetched={screen} shape="page">
          {(Screen) => (
            <WithMessages messages={messages}>
              {errors}
              <Screen {...props} />
              {foot}
            </WithMessages>
          )}
        </WhenFetched>
      )}
    </WhenFetched>
  )
}
