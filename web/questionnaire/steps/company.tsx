import { QuestionRows } from '../parts/questions/question-rows.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { StepScreenProps } from './step-screen.tsx'

/** The company that is founded. */
export function CompanyStep({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      <QuestionRows />
    </>
  )
}
