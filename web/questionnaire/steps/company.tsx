import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import type { StepScreenProps } from './step-screen.ts'

/** The company that is founded. */
export function CompanyStep({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      <QuestionRows />
    </>
  )
}
