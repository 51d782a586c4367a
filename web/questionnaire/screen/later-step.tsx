import type { ReactNode } from 'react'
import { useResource } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { fetchPart, partHere } from '#web/ui/use-part.ts'
import { useMessagesLoader } from '../model/use/messages.ts'
import { WithMessages } from '../parts/speaking.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
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
  const { locale } = useLocale()
  const loadWords = useMessagesLoader()
  const [Screen, messages] = [partHere(load), partHere(loadWords)]
  const loaded = useResource(
    `step ${props.step.kind} ${locale}`,
    async () => {
      const [screen, words] = await Promise.all([fetchPart(load), fetchPart(loadWords)])
      return { Screen: screen, messages: words }
    },
    // Fetched ahead, so that going on takes no time.
    { initial: Screen && messages ? { Screen, messages } : undefined },
  )
  return (
    <WhenLoaded resource={loaded} shape="page">
      {(here) => (
        <WithMessages messages={here.messages}>
          {errors}
          <here.Screen {...props} />
          {foot}
        </WithMessages>
      )}
    </WhenLoaded>
  )
}
