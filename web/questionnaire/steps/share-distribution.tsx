import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { Capital } from './share-distribution/capital.tsx'
import { Division } from './share-distribution/division.tsx'
import { useDivision } from './share-distribution/use-division.ts'
import type { StepScreenProps } from './step-screen.ts'
import { withOffers } from './with-offers.tsx'

/** Who gets how many shares, and the one question about all of them together. */
function ShareDistribution({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      {section.name === 'shares' ? <Shares /> : <QuestionRows />}
    </>
  )
}

/** Answered by dividing: the table, the pie and the button set it. */
const byDividing: readonly string[] = ['shares', 'distribution_of_shares']

function Shares() {
  useDivision()
  const rows = useFlowView((view) =>
    view.rows.filter((row) => row.every(({ field }) => !byDividing.includes(field.key))),
  )
  return (
    <>
      <QuestionRows rows={rows} />
      <div className="mt-5 mb-7">
        <Capital />
      </div>
      <Division />
    </>
  )
}

export const ShareDistributionStep = withOffers(ShareDistribution)
