import { type Answers, normalise, questionOf, type ShareholderKey } from '#domain/fields/index.ts'
import { issueText } from '#domain/messages/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { afterPointer } from '#web/ui/after-pointer.ts'
import { FieldError } from '#web/ui/field-parts.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { percentOfWhole } from '../../pie/geometry.ts'
import { Swatch } from '../../pie/patterns.tsx'
import { fieldId } from '../../questions/field-id.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useField } from '../../store/use-flow.ts'
import { withMark } from './shares.ts'

interface Props {
  readonly person: ShareholderKey
  readonly name: string
  /** Which filling their slice has; null where there is no pie. */
  readonly index: number | null
  /** As it stands now, also while it is being typed. */
  readonly shares: number
  readonly total: number
  /** What is kept of it besides the number; whether it was divided by hand, where it is not said. */
  readonly remember?: ((answers: Answers) => Answers) | null
}

const field = questionOf('shareholder', 'shares')

/** How many shares someone gets, as a number to type and a percentage to read. */
export function ShareRow({ person, name, index, shares, total, remember = withMark }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { store, messages } = useQuestionnaire()
  const path = `${person}.shares`
  const { value, issues, onChange, onLeave } = useField(path)
  const id = fieldId(path)
  const [issue] = issues
  const error = field && issue && issueText(messages, field, issue)
  const leave = () => {
    if (field) onLeave(normalise(field, value))
    if (remember) afterPointer(() => store.change(remember))
  }
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(percentOfWhole(shares, total))
  return (
    <tr className="border-b border-line align-middle">
      <th scope="row" className="py-2 pr-3 text-left font-semibold">
        <span className="flex items-center gap-2.5">
          {index !== null && <Swatch index={index} />}
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      </th>
      <td className="py-2 pr-3">
        <label htmlFor={id} className="sr-only">
          {say('offers.shares.of', { name })}
        </label>
        <NumberInput
          id={id}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onChange={onChange}
          onLeave={leave}
          maxLength={20}
        />
        <FieldError id={id} error={error} />
      </td>
      <td className="py-2 text-right tabular-nums">{say('offers.shares.percent', { percent })}</td>
    </tr>
  )
}
