import { useState } from 'react'
import type { PartAppointment } from '#contract/participants-appointment.ts'
import { call, useResource } from '#web/api/index.ts'
import { useMoments } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { usePart } from './part-at-hand.ts'

const at = '/api/participants/:token/appointment'

/** The moment to sign, for who must be there: they say themselves whether they can. Before there is one nothing is shown. */
export function OwnAppointment() {
  const { token } = usePart()
  const found = useResource(`appointment ${token}`, () => call(`GET ${at}`, { params: { token }, as: null }))
  const [after, setAfter] = useState<PartAppointment | null>(null)
  const shown = after ?? (found.state === 'ready' ? found.value : null)
  if (shown === null || !shown.must || (shown.agreed === null && shown.asked === null)) return null
  return <ShownAppointment appointment={shown} onSaid={setAfter} refresh={() => void found.refresh()} />
}

type ShownAppointmentProps = {
  readonly appointment: PartAppointment
  readonly onSaid: (after: PartAppointment) => void
  readonly refresh: () => void
}

function ShownAppointment({ appointment: { agreed, asked, said, office }, onSaid, refresh }: ShownAppointmentProps) {
  const say = useSay()
  const { token, part } = usePart()
  const { day, time } = useMoments()
  const [busy, setBusy] = useState(false)
  const when = ({ starts }: { readonly starts: string }) => `${day(starts)}, ${time(starts)}`
  const where = (way: 'online' | 'offline') =>
    way === 'online' ? say('appointment.way.online') : say('appointment.way.offline', { city: office.city })
  const answer = async (starts: string, can: boolean) => {
    setBusy(true)
    try {
      onSaid(await call(`POST ${at}`, { params: { token }, body: { starts, can }, as: null }))
      notices.show({ tone: 'positive', text: say(can ? 'appointment.own.can_said' : 'appointment.own.cannot_said') })
    } catch {
      notices.show({ tone: 'warning', text: say('appointment.own.failed') })
      refresh()
    } finally {
      setBusy(false)
    }
  }
  const waits = busy ? say('appointment.chosen.busy') : undefined
  return (
    <Card as="section" labelledBy="own-appointment">
      <h2 id="own-appointment" className="text-lg!">
        {say('appointment.own.heading')}
      </h2>
      {agreed && (
        <p className="mt-1.5">
          <strong>{when(agreed)}</strong>, {where(agreed.way)}
        </p>
      )}
      {asked && (
        <>
          <p className="mt-1.5">
            {say(agreed ? 'appointment.own.moves' : 'appointment.own.asks', { name: part.invited_by })}
          </p>
          <p className="mt-1.5">
            <strong>{when(asked)}</strong>, {where(asked.way)}
          </p>
          {said === true ? (
            <p className="mt-2 text-ink-2">{say('appointment.own.waits')}</p>
          ) : (
            <div className="mt-3 flex flex-wrap gap-2.5">
              <Button size="small" busy={waits} onClick={() => void answer(asked.starts, true)}>
                {say('appointment.own.can')}
              </Button>
              <Button size="small" look="line" busy={waits} onClick={() => void answer(asked.starts, false)}>
                {say('appointment.own.cannot')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
