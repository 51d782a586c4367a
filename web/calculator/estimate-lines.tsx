import type { Estimation } from '#contract/calculations.ts'
import type { Calculator } from '#contract/calculator.ts'
import type { Line } from '#domain/pricing/index.ts'
import { QuoteLines } from '#web/quotes/index.ts'
import { useLineNames } from './use-line-names.ts'

type Props = { readonly estimation: Estimation; readonly calculator: Calculator }

/** Every line of the estimate, as it will stand on the order. */
export function EstimateLines({ estimation, calculator }: Props) {
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
