import type { ComponentType } from 'react'
import type { SectionView, StepView } from '#domain/flow/index.ts'

/**
 * What a step is given: where we are. Everything else comes from the hooks (`useFlowView`, `useAnswers`, `useField`,
 * `useQuestionnaire`). The frame around it shows the steps, the errors, the blockers' dialogs and the buttons; the
 * screen shows its heading (`SectionHead`), its questions (`QuestionRows`, `Question`), and whatever goes with them.
 */
export interface StepScreenProps {
  readonly step: StepView
  readonly section: SectionView
}

export type StepScreen = ComponentType<StepScreenProps>
