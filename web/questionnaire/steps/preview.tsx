import { useEffect } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { Card } from '#web/ui/card.tsx'
import { QuoteLines } from '../prices/quote-lines.tsx'
import { useQuote } from '../prices/use-quote.ts'
import { usePrices } from '../reference/offers-data.ts'
import { WhenFetched } from '../reference/when-fetched.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { AllAnswers } from './preview/answers.tsx'
import { Documents } from './preview/documents.tsx'
import { setReturning } from './preview/returning.ts'
import type { StepScreenProps } from './step-screen.ts'
import { withOffers } from './with-offers.tsx'

const later = ['pay', 'upload', 'meet', 'sign', 'ready'] as const

/** Everything once more before it becomes binding: the documents, the answers, the price, and what happens then. */
function Preview({ section }: StepScreenProps) {
  const say = useSay()
  const { store } = useQuestionnaire()
  useEffect(() => setReturning(store, false), [store])
  return (
    <>
      <SectionHead section={section} />
      <Documents />
      <h2 className="mt-9">{say('offers.preview.answers')}</h2>
      <p className="mt-1 text-hint text-ink-2">{say('offers.preview.answers_about')}</p>
      <AllAnswers />
      <h2 className="mt-9 mb-3">{say('offers.preview.price')}</h2>
      <Summary />
      <Next />
    </>
  )
}

function Summary() {
  const prices = usePrices()
  const quote = useQuote()
  return (
    <WhenFetched fetched={prices}>
      {({ vat }) => <Card>{quote && <QuoteLines quote={quote} vat={vat} heading="h3" />}</Card>}
    </WhenFetched>
  )
}

function Next() {
  const say = useSay()
  const { signedIn } = useSession()
  const steps = signedIn === false ? (['account', ...later] as const) : later
  return (
    <>
      <h2 className="mt-9 mb-3">{say('offers.preview.next')}</h2>
      <ol className="grid gap-2.5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-full border border-line-strong text-sm font-semibold"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{say(`offers.preview.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

export const PreviewStep = withOffers(Preview)
