import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import type { StepScreenProps } from './step-screen.ts'

/** What else we can arrange, and the notary. */
export function ExtraServicesStep({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      <QuestionRows />
    </>
  )
}
