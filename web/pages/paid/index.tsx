// Back from the payment page: how it stands, and what comes next.

import { useResource } from '#web/api/index.ts'
import { href } from '#web/links/index.ts'
import { LatePlace, orderOf, productPath, questionnaireOf } from '#web/orders/index.ts'
import { notices } from '#web/shell/index.ts'
import { Redirect } from '#web/ui/redirect.tsx'
import { PaidScreen } from './paid-screen.tsx'

const tell = (text: string): void => void notices.show({ tone: 'negative', text })

export default function Paid({ params }: { params: Readonly<Record<string, string>> }) {
  const { flow } = productPath(params.flow)
  const uid = params.uid ?? ''
  // Whether it is ours at all is for the questionnaire to say.
  const load = async () => (await Promise.all([orderOf(uid), questionnaireOf(flow, uid)]))[0]
  const resource = useResource(`${flow} ${uid}`, load)
  return (
    <LatePlace resource={resource} tell={tell}>
      {(order) =>
        order ? <PaidScreen flow={flow} uid={uid} first={order} /> : <Redirect to={href('flow', { flow, uid })} />
      }
    </LatePlace>
  )
}
