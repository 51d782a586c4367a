import { useState } from 'react'
import type { AppointmentBody } from '#contract/case-appointments.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { useCase } from '../case-at-hand.ts'

const acting = 'POST /api/api_customer_dashboard/notary_products/:uuid/actions'

type Sent = AppointmentBody extends infer Body ? (Body extends unknown ? Omit<Body, 'version'> : never) : never

/** Does something about the moment; what was said is true when it was kept. Somebody else may have been first. */
export function useChoosing(refresh: () => Promise<void>) {
  const say = useSay()
  const { uuid, put, refresh: refreshCase } = useCase()
  const [busy, setBusy] = useState(false)
  async function send(body: Sent, done: (after: { readonly agreed: boolean }) => string): Promise<boolean> {
    setBusy(true)
    try {
      const after = await call(acting, { params: { uuid }, body: body as AppointmentBody })
      put(after)
      notices.show({ tone: 'positive', text: done({ agreed: after.appointment?.state === 'agreed' }) })
      await refresh()
      return true
    } catch (error) {
      const refused = refusalOf(error, acting, 409)
      const isTaken = refused?.missing.some(({ kind }) => kind === 'slot') ?? false
      const key = isTaken ? 'appointment.taken' : refused ? 'founder.acting.first' : 'founder.acting.failed'
      notices.show({ tone: refused ? 'warning' : 'negative', text: say(key) })
      if (error instanceof ApiError && error.status > 0) await Promise.all([refresh(), refreshCase()])
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
