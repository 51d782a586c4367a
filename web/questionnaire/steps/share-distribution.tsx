import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import type { StepScreenProps } from './step-screen.ts'

/** Who gets how many shares. */
export function ShareDistributionStep({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      <QuestionRows />
    </>
  )
}
