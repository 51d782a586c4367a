import { useState } from 'react'
import {
  hoursFaults,
  isMomentTaken,
  meetingModes,
  momentsOn,
  type OfficeHours,
  officeDays,
} from '#domain/appointments/index.ts'
import { addDays, minutesInAmsterdam, parseDutchDate } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { EditIcon } from '#web/ui/icons.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { ClosedDays, useDays, WeekFields } from '#web/workbench/index.ts'
import { OfficePartHead, WholeField } from './fields.tsx'
import type { OfficeDraft } from './use-office.ts'

/** When it receives people, with the coming week as it would be. */
export function HoursPart({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const days = useDays()
  const [editing, setEditing] = useState(false)
  const { draft, seen, put, isWrong } = office
  const { hours } = draft
  const change = (part: Partial<OfficeHours>) => put({ hours: { ...hours, ...part } as typeof hours })
  const week = weekOf(office)
  const moments = week.flatMap((day) => day.moments)
  const free = moments.filter(({ taken }) => !taken).length
  const about = say('offices.hours.week', {
    ...{ day: days.day(seen.week.monday, 'long'), free, all: moments.length },
  })
  return (
    <>
      <OfficePartHead about={about}>{say('offices.hours.heading')}</OfficePartHead>
      <div className="grid gap-7 xl:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          <WeekTable week={week} hours={hours} />
          <p className="mt-2.5 flex flex-wrap gap-4 text-xs text-ink-2">
            <span>
              <Box /> {say('offices.hours.free')}
            </span>
            <span>
              <Box taken /> {say('offices.hours.taken')}
            </span>
            <span>{say('offices.hours.holidays')}</span>
          </p>
          <div className="mt-3">
            <Button
              look="line"
              size="small"
              before={<EditIcon size={16} />}
              aria-expanded={editing}
              onClick={() => setEditing(!editing)}
            >
              {say(editing ? 'offices.hours.done' : 'offices.hours.edit')}
            </Button>
          </div>
          {editing && (
            <div className="mt-3 grid gap-4">
              <WeekFields
                week={hours.week}
                faults={isWrong('hours.week') ? hoursFaults(hours) : []}
                onChange={(next) => change({ week: next })}
              />
              <Field label={say('offices.fields.hours.mode')}>
                {(wiring) => (
                  <SelectInput
                    {...wiring}
                    value={hours.mode}
                    placeholder=""
                    options={meetingModes.map((value) => ({ value, label: say(`office_hours.form.modes.${value}`) }))}
                    onChange={(mode) => change({ mode: meetingModes.find((one) => one === mode) ?? hours.mode })}
                  />
                )}
              </Field>
              <ClosedDays closed={draft.closed_days} onChange={(closed) => put({ closed_days: [...closed] })} />
            </div>
          )}
        </div>
        <div className="grid content-start gap-3">
          {(['minutes', 'gap', 'notice'] as const).map((name) => (
            <WholeField
              key={name}
              label={say(`offices.fields.hours.${name}`)}
              unit={say(name === 'notice' ? 'offices.hours.days_unit' : 'offices.hours.minutes_unit')}
              value={hours[name]}
              error={isWrong(`hours.${name}`) ? say('offices.wrong.number') : undefined}
              onChange={(value) => change({ [name]: value ?? Number.NaN })}
            />
          ))}
          {draft.closed_days.length > 0 && (
            <div>
              <p className="font-semibold">{say('offices.fields.closed_days')}</p>
              <ul className="mt-1 flex flex-wrap gap-1.5">
                {draft.closed_days.map((day) => (
                  <li key={day} className="rounded-full border border-line px-2.5 py-0.5 text-xs">
                    {days.day(day)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

const Box = ({ taken = false }: { readonly taken?: boolean }) => (
  <i
    className={cx('inline-block h-3.5 w-4 rounded-xs border-[1.5px] border-green align-[-2px]', taken && 'bg-green')}
  />
)

type WeekDay = {
  readonly name: (typeof officeDays)[number]
  readonly moments: readonly { readonly from: number; readonly to: number; readonly taken: boolean }[]
}

/** The moments of the coming week by the hours that are typed, and what of them is taken. */
function weekOf({ draft, seen }: OfficeDraft): readonly WeekDay[] {
  const { hours } = draft
  const closed = draft.closed_days.flatMap((day) => parseDutchDate(day) ?? [])
  const taken = seen.week.taken.map(({ starts, ends }) => ({ starts: new Date(starts), ends: new Date(ends) }))
  const monday = parseDutchDate(seen.week.monday)
  const usable = [hours.minutes, hours.gap].every((minutes) => Number.isInteger(minutes))
  return officeDays.map((name, place) => {
    const day = monday && addDays(monday, place)
    const slots = day && usable ? momentsOn(day, { hours, closed }) : []
    return {
      name,
      moments: slots.map((slot) => ({
        ...{ from: minutesInAmsterdam(slot.starts), to: minutesInAmsterdam(slot.ends) },
        taken: isMomentTaken(slot, { hours: { ...hours, gap: 0 }, taken }),
      })),
    }
  })
}

/** From eight in the morning to nine at night. */
const [opens, closes] = [8 * 60, 21 * 60]
const at = (minutes: number) => `${(100 * (Math.min(Math.max(minutes, opens), closes) - opens)) / (closes - opens)}%`

function WeekTable({ week, hours }: { readonly week: readonly WeekDay[]; readonly hours: OfficeHours }) {
  const say = useSay()
  return (
    <table className="w-full border-collapse text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{say('offices.hours.day')}</th>
          <th scope="col">{say('offices.hours.moments')}</th>
          <th scope="col">{say('offices.hours.times')}</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ name, moments }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="w-24 py-1.5 text-left font-normal">
              {say(`office_hours.form.days.${name}`)}
            </th>
            <td className="py-1.5">
              <span className="sr-only">
                {say('offices.hours.counted', {
                  ...{ free: moments.filter(({ taken }) => !taken).length, all: moments.length },
                })}
              </span>
              <div aria-hidden="true" className="relative h-7 min-w-24 rounded-xs bg-sunken">
                {moments.map(({ from, to, taken }) => (
                  <i
                    key={from}
                    className={cx(
                      'absolute top-1 bottom-1 rounded-xs border-[1.5px] border-green',
                      taken ? 'bg-green' : 'bg-surface',
                    )}
                    style={{ left: at(from), width: `calc(${at(opens + to - from)} - 2px)` }}
                  />
                ))}
              </div>
            </td>
            <td className="w-32 py-1.5 pl-3.5 text-xs text-ink-2 tabular-nums">
              {hours.week[name].map(({ from, to }) => `${from}–${to}`).join(', ') || say('offices.hours.shut')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
