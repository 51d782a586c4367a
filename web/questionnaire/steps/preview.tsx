import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import type { StepScreenProps } from './step-screen.ts'

/** The documents, before they are paid for. */
export function PreviewStep({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      <QuestionRows />
    </>
  )
}
