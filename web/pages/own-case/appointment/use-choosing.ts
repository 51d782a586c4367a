import { useState } from 'react'
import type { AppointmentBody } from '#contract/case-appointments.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { useCase } from '../case-at-hand.ts'

const paying = 'POST /api/api_customer_dashboard/notary_products/:uuid/appointment/payment'
const acting = 'POST /api/api_customer_dashboard/notary_products/:uuid/actions'

type AppointmentSaid = AppointmentBody extends infer Body
  ? Body extends unknown
    ? Omit<Body, 'version'>
    : never
  : never

/** Does something about the moment; what was said is true when it was kept. Somebody else may have been first. */
export function useChoosing(refresh: () => Promise<void>) {
  const say = useSay()
  const { uuid, put, refresh: refreshCase } = useCase()
  const [busy, setBusy] = useState(false)
  /** Says nothing where something follows at once. */
  async function send(
    body: AppointmentSaid,
    done: ((after: { readonly agreed: boolean }) => string) | null,
  ): Promise<boolean> {
    setBusy(true)
    try {
      const after = await call(acting, { params: { uuid }, body: body as AppointmentBody })
      put(after)
      const text = done?.({ agreed: after.appointment?.state === 'agreed' })
      if (text !== undefined) notices.show({ tone: 'positive', text })
      await refresh()
      return true
    } catch (error) {
      await tellWhy(error, refusalOf(error, acting, 409))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function tellWhy(error: unknown, refused: { readonly missing: readonly { kind: string }[] } | null) {
    const lacks = (which: string) => refused?.missing.some(({ kind }) => kind === which) ?? false
    const first = refused ? 'founder.acting.first' : 'founder.acting.failed'
    const key = lacks('slot') ? 'appointment.taken' : lacks('move_price') ? 'appointment.paid.other' : first
    notices.show({ tone: refused ? 'warning' : 'negative', text: say(key) })
    if (error instanceof ApiError && error.status > 0) await Promise.all([refresh(), refreshCase()])
  }

  /** Goes to where the moment that is kept is paid; `total` is what was shown. */
  async function pay(total: number): Promise<void> {
    setBusy(true)
    try {
      const { payment_link } = await call(paying, { params: { uuid }, body: { total } })
      location.assign(payment_link)
    } catch (error) {
      setBusy(false)
      await tellWhy(error, refusalOf(error, paying, 409))
    }
  }
  return { busy, send, pay }
}
