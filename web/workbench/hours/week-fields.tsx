import { type HoursFault, type OfficeHours, officeDays, type Stretch } from '#domain/appointments/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/icons.tsx'

type Week = OfficeHours['week']
type Props = {
  readonly week: Week
  readonly faults: readonly HoursFault[]
  readonly onChange: (week: Week) => void
}

/** The hours of each day of the week, in as many stretches as it takes. */
export function WeekFields({ week, faults, onChange }: Props) {
  const say = useSay()
  const put = (day: keyof Week, stretches: readonly Stretch[]) => onChange({ ...week, [day]: stretches })
  return (
    <div className="divide-y divide-line border-y border-line">
      {officeDays.map((day) => {
        const name = say(`office_hours.form.days.${day}`)
        return (
          <div key={day} className="grid gap-x-4 gap-y-1 py-2.5 xs:grid-cols-[7rem_minmax(0,1fr)]">
            <span className="pt-2 font-semibold">{name}</span>
            <div className="grid gap-2">
              {week[day].length === 0 && <p className="pt-2 text-ink-2">{say('office_hours.form.shut')}</p>}
              {week[day].map((stretch, place) => {
                const fault = faults.find((one) => one.day === day && one.place === place)
                const key = `${day}-${place}`
                const change = (part: Partial<Stretch>) =>
                  put(
                    day,
                    week[day].map((one, at) => (at === place ? { ...one, ...part } : one)),
                  )
                return (
                  <div key={key}>
                    <div className="flex flex-wrap items-center gap-2">
                      {(['from', 'to'] as const).map((end) => (
                        <input
                          key={end}
                          type="time"
                          aria-label={say(`office_hours.form.${end}`, { day: name })}
                          aria-invalid={fault ? true : undefined}
                          aria-describedby={fault ? `${key}-fault` : undefined}
                          value={stretch[end]}
                          onChange={({ currentTarget }) => change({ [end]: currentTarget.value })}
                          className="field-box w-32 px-2"
                        />
                      ))}
                      <IconButton
                        label={say('office_hours.form.remove', { ...stretch, day: name })}
                        onClick={() =>
                          put(
                            day,
                            week[day].filter((_, at) => at !== place),
                          )
                        }
                      >
                        <TrashIcon />
                      </IconButton>
                    </div>
                    {fault && (
                      <p id={`${key}-fault`} className="mt-1 text-red">
                        {say(`office_hours.form.faults.${fault.kind}`)}
                      </p>
                    )}
                  </div>
                )
              })}
              <div>
                <Button
                  look="ghost"
                  size="small"
                  before={<PlusIcon size={16} />}
                  onClick={() => put(day, [...week[day], { from: '', to: '' }])}
                >
                  {say('office_hours.form.add', { day: name })}
                </Button>
              </div>
            </div>
          </div>
        )
      })}
    </div>
  )
}
