import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import type { OfficeAppointmentBody } from '#contract/case-appointments.ts'
import { type MeetingWay, meetingWays } from '#domain/appointments/index.ts'
import { momentInAmsterdam, parseDutchDate } from '#domain/values/index.ts'
import { call, refusalOf, saveFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { AskingDialog } from './asking-dialog.tsx'

const appointing = 'POST /api/notary/cases/:uuid/appointment'

/** As it was picked, in Amsterdam's time wherever the browser is; null for what is no moment. */
function momentIn(typed: string): Date | null {
  const [day = '', time = ''] = typed.split('T')
  const [hours, minutes] = time.split(':').map(Number)
  const date = parseDutchDate(day)
  if (date === undefined || !Number.isInteger(hours) || !Number.isInteger(minutes)) return null
  return momentInAmsterdam(date, Number(hours) * 60 + Number(minutes))
}

type AppointmentQuestion = 'missed' | 'call_off' | 'clash'

/** The moment to sign: what the client asked for or chose, what the office agreed by phone, and what became of it. */
export function AppointmentFacts() {
  const say = useSay()
  const { role } = useDesk()
  const { found, act, busy } = useOpenCase()
  const [asking, ask] = useState<AppointmentQuestion | null>(null)
  const [wanted, want] = useState<OfficeAppointmentBody | null>(null)

  async function send(body: OfficeAppointmentBody): Promise<void> {
    let clashes = false
    const done = await act(appointing, async (key) => {
      try {
        return await call(key, { params: { uuid: found.uuid }, body })
      } catch (error) {
        clashes = refusalOf(error, key, 409)?.missing.some(({ kind }) => kind === 'slot') ?? false
        if (!clashes) throw error
        return undefined
      }
    })
    want(clashes ? body : null)
    ask(clashes ? 'clash' : null)
    if (done && !clashes) notices.show({ tone: 'positive', text: say('case.saved') })
  }

  const doing = (): OfficeAppointmentBody | null => {
    if (asking === 'clash') return wanted?.action === 'set' ? { ...wanted, beside: true } : null
    return asking === null ? null : { action: asking }
  }
  const go = () => {
    const body = doing()
    if (body) void send(body)
  }
  const words = asking ?? 'missed'
  return (
    <>
      <AppointmentStanding onSend={(body) => void send(body)} onAsk={ask} />
      <SetMoment onSend={(body) => void send(body)} busy={busy} />
      {role === 'notary' && (
        <p className="text-sm">
          <Link href={href('notaryCase', { uuid: 'hours' })} className="text-green underline underline-offset-3">
            {say('case.appointment.hours')}
          </Link>
        </p>
      )}
      <AskingDialog
        open={asking !== null}
        onClose={() => ask(null)}
        title={say(`case.appointment.${words}.title`)}
        about={say(`case.appointment.${words}.about`)}
        go={say(`case.appointment.${words}.do`)}
        onSubmit={go}
      />
    </>
  )
}

type AppointmentStandingProps = {
  readonly onSend: (body: OfficeAppointmentBody) => void
  readonly onAsk: (asked: AppointmentQuestion) => void
}

/** What stands now, and what can be done with it. */
function AppointmentStanding({ onSend, onAsk }: AppointmentStandingProps) {
  const say = useSay()
  const days = useDays()
  const { found, busy } = useOpenCase()
  const { appointment, meeting_at, people } = found
  const waits = busy ? say('case.busy') : undefined
  const download = () =>
    saveFile(`/api/notary/cases/${found.uuid}/appointment.ics`).catch(() =>
      notices.show({ tone: 'negative', text: say('case.viewer.download_failed') }),
    )
  if (appointment?.state === 'asked') {
    const names = people.filter(({ id }) => appointment.waiting.includes(id)).map(({ name }) => name)
    const said = { when: days.moment(appointment.starts), way: say(`case.appointment.${appointment.way}`) }
    return (
      <>
        <p>
          {names.length === 0
            ? say('case.appointment.to_pay', said)
            : say('case.appointment.asked', { ...said, names: names.join(', ') })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="line" size="small" busy={waits} onClick={() => onSend({ action: 'confirm' })}>
            {say('case.appointment.confirm')}
          </Button>
        </div>
      </>
    )
  }
  if (meeting_at === null) return <p className="text-ink-2">{say('case.appointment.none')}</p>
  const when = days.moment(meeting_at)
  return (
    <>
      <p className="font-semibold">
        {appointment ? say('case.appointment.agreed', { when, way: say(`case.appointment.${appointment.way}`) }) : when}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" size="small" onClick={() => void download()}>
          {say('case.facts.meeting_file')}
        </Button>
        <Button look="line" size="small" busy={waits} onClick={() => onSend({ action: 'held' })}>
          {say('case.facts.meeting_held')}
        </Button>
        {new Date(meeting_at) <= new Date() && (
          <Button look="line" size="small" busy={waits} onClick={() => onAsk('missed')}>
            {say('case.appointment.missed.go')}
          </Button>
        )}
        <Button look="line" size="small" busy={waits} onClick={() => onAsk('call_off')}>
          {say('case.appointment.call_off.go')}
        </Button>
      </div>
    </>
  )
}

type SetProps = { readonly onSend: (body: OfficeAppointmentBody) => void; readonly busy: boolean }

/** What was agreed by phone, in the browser's own picker; where there was a moment it moves. */
function SetMoment({ onSend, busy }: SetProps) {
  const say = useSay()
  const { found } = useOpenCase()
  const [typed, setTyped] = useState('')
  const [way, setWay] = useState<MeetingWay>(found.appointment?.way ?? 'offline')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const starts = momentIn(typed)
    if (starts === null) return setError(say('case.facts.meeting_missing'))
    onSend({ action: 'set', starts: starts.toISOString(), way, beside: false })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5">
      <div className="flex flex-wrap gap-3">
        <Field label={say('case.facts.meeting_at')} error={error}>
          {(wiring) => (
            <input
              {...wiring}
              type="datetime-local"
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setError(undefined)
              }}
              className="field-box block xs:max-w-64"
            />
          )}
        </Field>
        <Field label={say('case.appointment.way')}>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={way}
              placeholder=""
              options={meetingWays.map((value) => ({ value, label: say(`case.appointment.${value}`) }))}
              onChange={(value) => setWay(value === 'online' ? 'online' : 'offline')}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" look="line" size="small" busy={busy ? say('case.busy') : undefined}>
          {say('case.facts.save')}
        </Button>
      </div>
    </form>
  )
}
