import type { ComponentType } from 'react'
import type { SectionView, StepView } from '#domain/flow/index.ts'
import { useLaterTexts } from '../model/use/later-texts.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'

/**
 * What a step is given: where we are. Everything else comes from the hooks (`useFlowView`, `useAnswers`, `useField`,
 * `useQuestionnaire`). The frame around it shows the steps, the errors, the blockers' dialogs and the buttons; the
 * screen shows its heading (`SectionHead`), its questions (`QuestionRows`, `FlowQuestion`), and whatever goes with them.
 */
export interface StepScreenProps {
  readonly step: StepView
  readonly section: SectionView
}

export type StepScreen = ComponentType<StepScreenProps>

/** A step of the second half brings its words along: the first load of a questionnaire does not need them. */
export function withOffers(Screen: StepScreen): StepScreen {
  return function OfferStep(props: StepScreenProps) {
    const words = useLaterTexts('offers')
    return (
      <WhenLoaded resource={words} shape="page">
        {() => <Screen {...props} />}
      </WhenLoaded>
    )
  }
}
