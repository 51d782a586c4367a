import type { Order } from '#contract/payments.ts'
import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Notary } from '#contract/reference.ts'
import type { Messages } from '#domain/messages/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useMeasured } from '#web/orders/index.ts'
import { QuoteLines } from '#web/quotes/index.ts'
import { Card } from '#web/ui/card.tsx'
import { Changes } from './changes.tsx'
import { Details } from './details.tsx'
import { wordsOfOrder } from './order-words.ts'
import { ownNames } from './own-names.ts'
import { PayCard } from './pay-card.tsx'
import { usePaying } from './use-paying.ts'
import { vatRate } from './vat-rate.ts'

interface Props {
  readonly flow: FlowName
  readonly order: Order
  readonly onOrder: (order: Order) => Promise<void>
  readonly questionnaire: Questionnaire
  readonly words: Messages
  readonly notaries: readonly Notary[]
}

export function CheckoutScreen({ flow, order, onOrder, questionnaire, words, notaries }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const company = (name: string) => (/\bstichting\b/i.test(name) ? name : say('offers.company', { name }))
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
  const own = ownNames(questionnaire.product_data, { company, list })
  const paying = usePaying({ flow, order, onOrder })
  useMeasured('begin_checkout', order.uuid)
  return (
    <div className="mx-auto grid w-full max-w-[1040px] gap-10 px-4.5 py-8 md:px-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <h1 className="text-2xl outline-none">{say('payment.checkout.heading')}</h1>
        <p className="mt-1.5 mb-5 text-ink-2">{say('payment.checkout.intro')}</p>
        {(order.changes.length > 0 || paying.conflicts > 0) && <Changes order={order} paying={paying} />}
        <Card as="section" labelledBy="checkout-order">
          <h2 id="checkout-order" className="sr-only">
            {say('payment.checkout.order')}
          </h2>
          <QuoteLines
            quote={order.quote}
            vat={vatRate(order.quote.lines)}
            heading="h3"
            texts={words.prices}
            wordsOf={wordsOfOrder(order, { texts: words.prices, locale, own })}
          />
        </Card>
        <Details
          flow={flow}
          company={own.product}
          billing={order.billing}
          questionnaire={questionnaire}
          notaries={notaries}
        />
      </div>
      <PayCard order={order} paying={paying} />
    </div>
  )
}
