import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useCase } from '../case-at-hand.ts'
import { ToPayBand } from './to-pay-band.tsx'
import { useChoosing } from './use-choosing.ts'

const slotsAt = 'GET /api/api_customer_dashboard/notary_products/:uuid/appointment'

/** A moment that is kept until it is paid, on the page of the company. */
export function PendingMove() {
  const say = useSay()
  const { uuid, case: about } = useCase()
  const found = useResource(`kept moment ${uuid} ${about.version}`, () =>
    call(slotsAt, { params: { uuid }, query: {} }),
  )
  const { busy, send, pay } = useChoosing(found.refresh)
  if (found.state !== 'ready') return null
  const { asked, to_pay } = found.value
  if (asked === null || to_pay === null) return null
  return (
    <div className="mb-5">
      <ToPayBand
        {...{ asked, ...to_pay, busy }}
        onPay={() => void pay(to_pay.total)}
        onLeave={() => void send({ action: 'drop_slot' }, () => say('appointment.to_pay.left'))}
      />
    </div>
  )
}
