// To whom the invoice goes: the last form before the order.

import { draftsHere } from '#web/accounts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { expectedCost, LatePlace, orderOf, orderWordsIn, productPath, questionnaireOf } from '#web/orders/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Redirect } from '#web/ui/redirect.tsx'
import { BillingForm } from './billing-form.tsx'
import { billingDraftOf } from './draft.ts'

const tell = (text: string): void => void notices.show({ tone: 'negative', text })

export default function Billing({ params }: { params: Readonly<Record<string, string>> }) {
  const { locale } = useLocale()
  const { flow } = productPath(params.flow)
  const uid = params.uid ?? ''
  const site = useSite()
  const load = async () => {
    const found = questionnaireOf(flow, uid)
    const [questionnaire, quote, { billing }, words, order, drafts] = await Promise.all([
      found,
      found.then((one) => expectedCost(flow, one, site)),
      call('GET /api/billings', { query: { questionnaire_uuid: uid } }),
      orderWordsIn(locale),
      orderOf(uid),
      draftsHere(),
    ])
    // Only what is in the account can be ordered; begun before they signed in, it may still be nobody's.
    const unclaimed = drafts.some(({ uuid }) => uuid === uid)
    return {
      questionnaire,
      quote,
      known: { ...billing, ...billingDraftOf(uid) },
      words,
      paid: order?.paid === true,
      unclaimed,
    }
  }
  const resource = useResource(`${flow} ${uid} ${locale}`, load)
  return (
    <LatePlace resource={resource} tell={tell}>
      {({ paid, unclaimed, ...rest }) => {
        if (paid) return <Redirect to={href('paid', { flow, uid })} />
        if (!unclaimed) return <BillingForm flow={flow} {...rest} />
        const redirect_url = href('billing', { flow, uid })
        return <Redirect to={href('takeAlong', {}, { redirect_url })} />
      }}
    </LatePlace>
  )
}
