// The order, line by line, what must be agreed to, and the way to pay.

import type { BeforePaying } from '#contract/before-paying.ts'
import type { Order } from '#contract/payments.ts'
import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Notary } from '#contract/reference.ts'
import { type Product, placeOfSection } from '#domain/blueprint/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import { type FlowName, loadProduct } from '#domain/products/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import {
  beforePayingOf,
  LatePlace,
  MissingAnswers,
  orderOf,
  orderWordsIn,
  productPath,
  questionnaireOf,
  readCompleted,
  useMeasured,
} from '#web/orders/index.ts'
import { MembershipToggle, QuoteLines } from '#web/quotes/index.ts'
import { notices } from '#web/shell/index.ts'
import { Card } from '#web/ui/card.tsx'
import { Redirect } from '#web/ui/redirect.tsx'
import { OrderChanges } from './changes.tsx'
import { OrderDetails } from './details.tsx'
import { nameIn, wordsOfOrder } from './order-words.ts'
import { ownNames } from './own-names.ts'
import { PayCard } from './pay-card.tsx'
import { Refused } from './refused.tsx'
import { type MembershipAtHand, useMembership } from './use-membership.ts'
import { usePaying } from './use-paying.ts'
import { vatRate } from './vat-rate.ts'

const tell = (text: string): void => void notices.show({ tone: 'negative', text })

export default function Checkout({ params }: { params: Readonly<Record<string, string>> }) {
  const say = useSay()
  const { locale } = useLocale()
  const { flow } = productPath(params.flow)
  const uid = params.uid ?? ''

  /** An order that does not fit the answers any more is brought up to date before it is shown. */
  const upToDate = async () => {
    const order = await orderOf(uid)
    const nothing = { missing: null, unconfirmed: null }
    if (!order?.stale || order.paid) return { order, ...nothing }
    const outcome = await readCompleted(flow, uid)
    if ('payment' in outcome) return { order: await orderOf(uid), ...nothing }
    return { order, ...nothing, ...outcome }
  }
  const load = async () => {
    const [questionnaire, found, words, product, notaries] = await Promise.all([
      questionnaireOf(flow, uid),
      upToDate(),
      orderWordsIn(locale),
      loadProduct(flow),
      // Without their names the choice itself is still told.
      call('GET /api/notaries', { query: { service_slug: flow } }).catch(() => []),
    ])
    // What would be refused is said here once more, and paying never waits for it.
    const before = found.order && !found.order.paid ? await beforePayingOf(flow, uid).catch(() => null) : null
    return { questionnaire, ...found, words, notaries, before, product }
  }
  const resource = useResource(`${flow} ${uid} ${locale}`, load)
  /** The order became another one: so did the answers it was made from, and they may even lack something now. */
  const takeOver = async (value: Awaited<ReturnType<typeof load>>, order: Order): Promise<void> => {
    if (order.stale) return resource.again()
    const questionnaire = await questionnaireOf(flow, uid).catch(() => value.questionnaire)
    const before = await beforePayingOf(flow, uid).catch(() => value.before)
    resource.put({ ...value, order, questionnaire, before })
  }
  return (
    <LatePlace resource={resource} tell={tell}>
      {(value) => {
        const { order, missing, unconfirmed, ...rest } = value
        if (!order) return <Redirect to={href('flow', { flow, uid })} />
        if (order.paid) return <Redirect to={href('paid', { flow, uid })} />
        if (unconfirmed) return <Redirect to={unconfirmed} />
        if (missing) {
          return (
            <div className="mx-auto grid w-full max-w-form gap-5 px-4.5 py-8 md:px-8 md:py-12">
              <h1 className="text-2xl outline-none">{say('payment.checkout.heading')}</h1>
              <MissingAnswers flow={flow} questionnaire={rest.questionnaire} errors={missing} />
            </div>
          )
        }
        return <CheckoutScreen flow={flow} order={order} onOrder={(next) => takeOver(value, next)} {...rest} />
      }}
    </LatePlace>
  )
}

interface Props {
  readonly flow: FlowName
  readonly order: Order
  readonly onOrder: (order: Order) => Promise<void>
  readonly questionnaire: Questionnaire
  readonly words: Messages
  readonly notaries: readonly Notary[]
  readonly product: Product
  readonly before: BeforePaying | null
}

function CheckoutScreen({ flow, order, onOrder, questionnaire, words, notaries, product, before }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const company = (name: string) => (/\bstichting\b/i.test(name) ? name : say('offers.company', { name }))
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
  const own = ownNames(questionnaire.product_data, { company, list })
  const paying = usePaying({ flow, order, onOrder })
  const onFailed = () => tell(say('payment.checkout.membership_failed'))
  const membership = useMembership({ flow, order, onOrder, onFailed })
  const news = membership.newsIn(order.changes)
  useMeasured('begin_checkout', order.uuid)
  return (
    <div className="mx-auto grid w-full max-w-[1040px] gap-10 px-4.5 py-8 md:px-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <h1 className="text-2xl outline-none">{say('payment.checkout.heading')}</h1>
        <p className="mt-1.5 mb-5 text-ink-2">{say('payment.checkout.intro')}</p>
        {(news.length > 0 || paying.conflicts > 0) && <OrderChanges order={order} paying={paying} />}
        {before && <Refused flow={flow} questionnaire={questionnaire} before={before} people={product.people} />}
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
            takenOut={
              membership.takenOut && {
                key: membership.takenOut.key,
                name: 'membership',
                words: { name: nameIn(membership.takenOut, locale), detail: say('offers.membership.taken_out') },
              }
            }
            actionOf={({ name }) => name === 'membership' && <OrderMembership membership={membership} />}
          />
        </Card>
        <OrderDetails
          flow={flow}
          company={own.product}
          billing={order.billing}
          questionnaire={questionnaire}
          notaries={notaries}
          notaryAt={placeOfSection(product, 'notary')}
        />
      </div>
      <PayCard order={order} paying={paying} />
    </div>
  )
}

/** The way to pay without the membership, or with it after all. */
function OrderMembership({
  membership: { item, takenOut, isGoing, toggle },
}: {
  readonly membership: MembershipAtHand
}) {
  const { locale } = useLocale()
  const named = item ?? takenOut
  return (
    named && (
      <MembershipToggle name={nameIn(named, locale)} isTaken={item !== null} isBusy={isGoing} onToggle={toggle} />
    )
  )
}
