import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import type { StepScreenProps } from './step-screen.ts'

/** Payroll for whoever works in their own company. */
export function DgaStep({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      <QuestionRows />
    </>
  )
}
