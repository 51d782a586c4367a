import type { AppointmentSlots } from '#contract/case-appointments.ts'
import { useMoments } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PeopleIcon } from './icons.tsx'

type Props = {
  readonly days: AppointmentSlots['days']
  /** Those beside the founder who must be there. */
  readonly others: readonly string[]
  /** What is said of a moment at which they all can. */
  readonly allCan: string
  readonly chosen: string | null
  readonly onChoose: (starts: string) => void
}

/** Days beside each other, on a phone under each other, each with the moments that are free. */
export function SlotDays({ days, others, allCan, chosen, onChoose }: Props) {
  const say = useSay()
  const { time, weekday, date, day: whole } = useMoments()
  return (
    <Card padding="none">
      <div className="grid md:grid-cols-5 md:px-1.5">
        {days.map(({ day, slots }) => (
          <fieldset
            key={day}
            className="m-0 min-w-0 border-0 border-line px-4.5 pt-3.5 pb-4 not-first:border-t md:px-3 md:pt-4.5 md:pb-5 md:not-first:border-t-0 md:not-first:border-l"
          >
            <legend className="contents">
              <span className="float-left mb-2.5 w-full text-hint leading-tight font-semibold md:mb-3">
                {weekday(`${day}T12:00:00Z`)}{' '}
                <span className="font-normal text-ink-2 md:block">{date(`${day}T12:00:00Z`)}</span>
              </span>
            </legend>
            <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2 md:grid-cols-1">
              {slots.map(({ starts, can }) => {
                const isOn = starts === chosen
                const everybody = others.length > 0 && others.every((id) => can.includes(id))
                return (
                  <button
                    key={starts}
                    type="button"
                    aria-pressed={isOn}
                    aria-label={`${whole(starts)} ${time(starts)}${everybody ? `, ${allCan}` : ''}`}
                    onClick={() => onChoose(starts)}
                    className={cx(
                      'flex min-h-11 items-center justify-between gap-2 rounded-s border-[1.5px] px-3 tabular-nums transition-colors',
                      isOn
                        ? 'border-green bg-green font-semibold text-white forced-colors:border-4'
                        : 'border-line-strong bg-white font-medium hover:border-ink-2',
                    )}
                  >
                    {time(starts)}
                    {everybody && (
                      <span className={isOn ? 'text-white' : 'text-green'}>
                        <PeopleIcon size={16} />
                      </span>
                    )}
                  </button>
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
      <p className="sr-only" role="status">
        {chosen === null ? '' : `${say('appointment.chosen.heading')}: ${whole(chosen)} ${time(chosen)}`}
      </p>
    </Card>
  )
}
