import type { ReactNode } from 'react'
import type { Estimation } from '#contract/calculations.ts'
import type { Calculator } from '#contract/calculator.ts'
import type { Question } from '#domain/calculator/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { QuoteLines } from '#web/quotes/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { Columns } from './columns.tsx'
import { PastAnswers } from './past-answers.tsx'
import type { HeldCalculation } from './use-calculation.ts'
import { useLineNames } from './use-line-names.ts'
import type { Speech } from './use-speech.ts'
import { useCalculatorTitle } from './use-title.ts'

type Props = {
  readonly speech: Speech
  readonly held: HeldCalculation
  readonly estimation: Estimation
  readonly passed: readonly Question[]
  readonly hrefOf: ((question: Question) => string) | null
  /** The ways on. */
  readonly actions: ReactNode
}

/** The price, revealed: every line of it, what it was made from, and how to go on. */
export function EstimateView({ speech, held, estimation, passed, hrefOf, actions }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { calculator, wordsFor, personName } = speech
  const { productName } = useLineNames(calculator, estimation.product)
  const title = say('calculator.estimate.title', {
    product: productName,
    total: formatMoney(estimation.total, locale),
  })
  useCalculatorTitle(title)
  return (
    <Columns
      aside={
        <Card as="aside" labelledBy="estimate-next">
          <h2 id="estimate-next" className="text-xl">
            {say('calculator.estimate.next')}
          </h2>
          <p className="mt-1.5 mb-4 text-md text-ink-2">{say('calculator.estimate.next_text')}</p>
          {actions}
        </Card>
      }
      below={
        <>
          <h2 className="mb-1 text-xl">{say('calculator.past.label')}</h2>
          <PastAnswers
            passed={passed}
            answers={held.data}
            wordsFor={wordsFor}
            personName={personName}
            hrefOf={hrefOf}
          />
        </>
      }
    >
      {held.read_only && (
        <div className="mb-6">
          <Banner title={say('calculator.shared.title')}>{say('calculator.shared.text')}</Banner>
        </div>
      )}
      <p className="text-hint text-ink-2">{say('calculator.estimate.eyebrow')}</p>
      <h1 tabIndex={-1} className="mt-1 text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-3 text-ink-2">{say('calculator.estimate.text')}</p>
      <h2 className="sr-only">{say('calculator.estimate.lines')}</h2>
      <div className="mt-7">
        <EstimateLines estimation={estimation} calculator={calculator} />
      </div>
      <p className="mt-3 text-sm text-ink-2">{say('calculator.estimate.date', { date: estimation.estimated_on })}</p>
    </Columns>
  )
}

type EstimateLinesProps = { readonly estimation: Estimation; readonly calculator: Calculator }

/** Every line of the estimate, as it will stand on the order. */
function EstimateLines({ estimation, calculator }: EstimateLinesProps) {
  const { nameOf, prices, vat } = useLineNames(calculator, estimation.product)
  const noteOf = ({ name, per, section }: Line) =>
    (per ? prices.paid_again[per] : section === 'fees' ? prices.notes[name] : null) ?? null
  return (
    <QuoteLines
      quote={estimation}
      vat={vat ?? 0}
      heading="h3"
      texts={prices}
      wordsOf={(line) => ({ name: nameOf(line), detail: noteOf(line) })}
    />
  )
}
