import { type FormEvent, useId, useState } from 'react'
import type { OfficeOpening } from '#contract/office-hours.ts'
import { hoursFaults, meetingModes } from '#domain/appointments/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ClosedDays } from './closed-days.tsx'
import { WeekFields } from './week-fields.tsx'

type Props = { readonly opening: OfficeOpening; readonly onSaved: (opening: OfficeOpening) => void }

const whole = (typed: string, least: number, most: number): number | null => {
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : null
}

const isAddress = (typed: string): boolean => typed === '' || (URL.canParse(typed) && typed.startsWith('https://'))

/** What an office says about its hours, all of it saved at once. */
export function HoursForm({ opening, onSaved }: Props) {
  const say = useSay()
  const id = useId()
  const { hours } = opening
  const [typed, setTyped] = useState({
    ...{ mode: hours.mode, place: hours.place, link: hours.link },
    ...{ minutes: String(hours.minutes), notice: String(hours.notice) },
  })
  const [week, setWeek] = useState<Parameters<typeof hoursFaults>[0]['week']>(hours.week)
  const [closed, setClosed] = useState<readonly string[]>(opening.closed)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [minutes, notice] = [whole(typed.minutes, 15, 240), whole(typed.notice, 0, 20)]
  const link = typed.link.trim()
  const faults = hoursFaults({ week, minutes: minutes ?? hours.minutes })
  const put = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const wrong = (isWrong: boolean, text: string) => (tried && isWrong ? text : undefined)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (minutes === null || notice === null || faults.length > 0 || !isAddress(link)) {
      notices.show({ tone: 'warning', text: say('office_hours.form.wrong') })
      return
    }
    setBusy(true)
    try {
      const { monday, tuesday, wednesday, thursday, friday } = week
      const days = {
        ...{ monday: [...monday], tuesday: [...tuesday], wednesday: [...wednesday] },
        ...{ thursday: [...thursday], friday: [...friday] },
      }
      const kept = { ...typed, minutes, gap: hours.gap, notice, link, place: typed.place.trim(), week: days }
      onSaved(await call('PUT /api/notary/hours', { body: { hours: kept, closed: [...closed] } }))
      notices.show({ tone: 'positive', text: say('office_hours.form.saved') })
    } catch {
      notices.show({ tone: 'negative', text: say('office_hours.form.unsaved') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="text-lg!">
        {say('office_hours.form.heading')}
      </h2>
      <form noValidate onSubmit={(event) => void save(event)} className="mt-4 grid gap-5">
        <Field label={say('office_hours.form.mode')}>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={typed.mode}
              placeholder=""
              options={meetingModes.map((value) => ({ value, label: say(`office_hours.form.modes.${value}`) }))}
              onChange={(value) => put({ mode: meetingModes.find((one) => one === value) ?? typed.mode })}
            />
          )}
        </Field>
        <WeekFields week={week} faults={tried ? faults : []} onChange={setWeek} />
        {(['minutes', 'notice'] as const).map((name) => (
          <Field
            key={name}
            label={say(`office_hours.form.${name}`)}
            error={wrong((name === 'minutes' ? minutes : notice) === null, say(`office_hours.form.${name}_wrong`))}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={typed[name]}
                inputMode="numeric"
                width="short"
                onChange={(text) => put({ [name]: text })}
              />
            )}
          </Field>
        ))}
        {(['place', 'link'] as const).map((name) => (
          <Field
            key={name}
            label={`${say(`office_hours.form.${name}`)} ${say('office_hours.form.optional')}`}
            hint={say(`office_hours.form.${name}_hint`)}
            error={wrong(name === 'link' && !isAddress(link), say('office_hours.form.link_wrong'))}
          >
            {(wiring) => <TextInput {...wiring} value={typed[name]} onChange={(text) => put({ [name]: text })} />}
          </Field>
        ))}
        <ClosedDays closed={closed} onChange={setClosed} />
        <div>
          <Button type="submit" busy={busy ? say('office_hours.form.saving') : undefined}>
            {say('office_hours.form.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
