import { useLocale, useSay } from '#web/i18n/index.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Price } from '#web/ui/price.tsx'
import { usePrices } from '../reference/offers-data.ts'
import { QuoteLines } from './quote-lines.tsx'
import { useQuote } from './use-quote.ts'

/** What everything comes to so far, under the choices that change it. Its place is kept while the prices come. */
export function PricePanel() {
  const say = useSay()
  const { locale } = useLocale()
  const prices = usePrices()
  const quote = useQuote()
  return (
    <section aria-label={say('offers.panel.label')} className="mt-7 rounded-m border border-line bg-sunken px-5 py-4">
      <div className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-hint text-ink-2">{say('offers.panel.so_far')}</p>
        <p role="status">{quote && <Price cents={quote.total} locale={locale} size="total" />}</p>
      </div>
      {quote && prices.state === 'ready' && (
        <Disclosure summary={say('offers.panel.lines')}>
          <div className="bg-surface p-4 text-base text-ink">
            <QuoteLines quote={quote} vat={prices.value.vat} heading="h2" />
          </div>
        </Disclosure>
      )}
    </section>
  )
}
