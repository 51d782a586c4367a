import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useFetched } from '../reference/use-fetched.ts'
import { WhenFetched } from '../reference/when-fetched.tsx'
import type { StepScreen, StepScreenProps } from './step-screen.ts'

/** A step of the second half brings its words along: the first load of a questionnaire does not need them. */
export function withOffers(Screen: StepScreen): StepScreen {
  return function OfferStep(props: StepScreenProps) {
    const { locale } = useLocale()
    const words = useFetched(`offers ${locale}`, () => loadTexts(locale, ['offers']))
    return (
      <WhenFetched fetched={words} shape="page">
        {() => <Screen {...props} />}
      </WhenFetched>
    )
  }
}
