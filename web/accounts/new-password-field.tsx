import { shortestPassword } from '#domain/rules/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { FormField } from './account-form.tsx'
import { isPersonal, type Strength, strengthOf } from './password-strength.ts'
import type { AccountFormState } from './use-form.ts'

type Props = {
  readonly form: AccountFormState
  readonly name?: string
  readonly about: readonly string[]
}

/** A password that is being chosen, with how strong it is under it. */
export function NewPasswordField({ form, name = 'password', about }: Props) {
  const value = form.values[name]
  return (
    <div>
      <FormField form={form} name={name} />
      <StrengthMeter password={typeof value === 'string' ? value : ''} about={about} />
    </div>
  )
}

const bars: Readonly<Record<Strength, number>> = { empty: 0, short: 0, weak: 1, fair: 2, good: 3, strong: 4 }
const colors = ['', 'bg-orange', 'bg-amber', 'bg-green', 'bg-green'] as const

type StrengthMeterProps = {
  readonly password: string
  /** Names and addresses of the person, which do not belong in a password. */
  readonly about: readonly string[]
}

/** How strong a new password is, kindly: it never refuses. Its room is there before anything is typed. */
function StrengthMeter({ password, about }: StrengthMeterProps) {
  const say = useSay()
  const estimated = strengthOf(password)
  const long = estimated !== 'empty' && estimated !== 'short'
  const personal = long && isPersonal(password, about)
  const strength = personal ? 'weak' : estimated
  const filled = bars[strength]
  const missing = shortestPassword - [...password].length
  const words = {
    empty: '',
    short: missing === 1 ? say('auth.password.short_one') : say('auth.password.short', { count: missing }),
    weak: say(personal ? 'auth.password.personal' : 'auth.password.weak'),
    fair: say('auth.password.fair'),
    good: say('auth.password.good'),
    strong: say('auth.password.strong'),
  }[strength]
  return (
    <div className="mt-2 min-h-8">
      <div aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx('h-1 flex-1 rounded-full forced-colors:border', bar <= filled ? colors[filled] : 'bg-line')}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 text-hint text-ink-2">
        {words && <span className="sr-only">{say('auth.password.label')}: </span>}
        {words}
      </p>
    </div>
  )
}
