// The price calculator: what will it cost, and which product fits.
import { CalculatorScreen } from '#web/calculator/index.ts'
import { notices } from '#web/shell/index.ts'

type Props = { readonly params: Readonly<Record<string, string>>; readonly search: string }

export default function CalculatorPage({ params, search }: Props) {
  return <CalculatorScreen uuid={params.uuid} search={search} notify={(text) => notices.show({ tone: 'info', text })} />
}
