import type { Quote } from '#domain/pricing/index.ts'
import { QuoteLines as Lines } from '#web/quotes/index.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useLineWords } from './use-line-words.ts'

interface Props {
  readonly quote: Quote
  /** VAT in hundredths of a percent, for the words. */
  readonly vat: number
  readonly heading: 'h2' | 'h3' | 'h4'
}

/** A quote as checkout shows it, in the founder's own names. */
export function QuoteLines(props: Props) {
  const { prices } = useQuestionnaire().messages
  return <Lines {...props} texts={prices} wordsOf={useLineWords()} />
}
