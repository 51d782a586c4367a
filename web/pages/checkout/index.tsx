// The order, line by line, what must be agreed to, and the way to pay.
import { Redirect } from 'wouter'
import type { Order } from '#contract/payments.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import {
  completed,
  LatePlace,
  Missing,
  orderOf,
  orderWordsIn,
  productPath,
  questionnaireOf,
} from '#web/orders/index.ts'
import { notices } from '#web/shell/index.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

const tell = (text: string): void => void notices.show({ tone: 'negative', text })

export default function Checkout({ params }: { params: Readonly<Record<string, string>> }) {
  const say = useSay()
  const { locale } = useLocale()
  const { flow } = productPath(params.flow)
  const uid = params.uid ?? ''

  /** An order that does not fit the answers any more is brought up to date before it is shown. */
  const upToDate = async () => {
    const order = await orderOf(uid)
    if (!order?.stale || order.paid) return { order, missing: null }
    const outcome = await completed(flow, uid)
    return 'missing' in outcome ? { order, missing: outcome.missing } : { order: await orderOf(uid), missing: null }
  }
  const load = async () => {
    const [questionnaire, found, words, notaries] = await Promise.all([
      questionnaireOf(flow, uid),
      upToDate(),
      orderWordsIn(locale),
      // Without their names the choice itself is still told.
      call('GET /api/notaries', { query: { service_slug: flow } }).catch(() => []),
    ])
    return { questionnaire, ...found, words, notaries }
  }
  const resource = useResource(`${flow} ${uid} ${locale}`, load)
  /** The order became another one: so did the answers it was made from, and they may even lack something now. */
  const takeOver = async (value: Awaited<ReturnType<typeof load>>, order: Order): Promise<void> => {
    if (order.stale) return resource.again()
    const questionnaire = await questionnaireOf(flow, uid).catch(() => value.questionnaire)
    resource.put({ ...value, order, questionnaire })
  }
  return (
    <LatePlace resource={resource} tell={tell}>
      {(value) => {
        const { order, missing, ...rest } = value
        if (!order) return <Redirect to={href('flow', { flow, uid })} replace />
        if (order.paid) return <Redirect to={href('paid', { flow, uid })} replace />
        if (missing) {
          return (
            <div className="mx-auto grid w-full max-w-form gap-5 px-4.5 py-8 md:px-8 md:py-12">
              <h1 className="text-2xl outline-none">{say('payment.checkout.heading')}</h1>
              <Missing flow={flow} questionnaire={rest.questionnaire} errors={missing} />
            </div>
          )
        }
        return <CheckoutScreen flow={flow} order={order} onOrder={(next) => takeOver(value, next)} {...rest} />
      }}
    </LatePlace>
  )
}
