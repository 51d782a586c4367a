import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { type Period, periods } from './price-per.ts'

interface Props {
  readonly value: Period
  readonly onChange: (period: Period) => void
}

/** Shows all prices per month or per year, so that they can be compared. It changes no choice. */
export function PeriodSwitch({ value, onChange }: Props) {
  const say = useSay()
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{say('offers.membership.period')}</legend>
      <div className="inline-flex rounded-s border border-line-strong bg-surface p-0.5">
        {periods.map((period) => (
          <label
            key={period}
            className={cx(
              'grid min-h-11 cursor-pointer place-items-center rounded-s px-4 text-md',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
              period === value
                ? 'bg-green font-semibold text-white forced-colors:border-2'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="membership-period"
              value={period}
              checked={period === value}
              onChange={() => onChange(period)}
              className="sr-only"
            />
            {say(`offers.membership.per_${period}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
