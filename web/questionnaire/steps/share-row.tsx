import { normalise, type ShareholderKey } from '#domain/fields/index.ts'
import { issueText } from '#domain/messages/index.ts'
import { type Answers, questionOf } from '#domain/questions/index.ts'
import { activeShareholders, equalSplit } from '#domain/shareholders/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { afterPointer } from '#web/ui/after-pointer.ts'
import { FieldError } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { withAnswer } from '../model/store/answers.ts'
import { useIsYou } from '../model/use/people.ts'
import { useAnswers, useField, useQuestionnaire } from '../model/use/questionnaire.ts'
import { percentOfWhole } from '../parts/pie/geometry.ts'
import { Swatch } from '../parts/pie/patterns.tsx'
import { fieldId } from '../parts/questions/field-id.ts'

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
  const isYou = useIsYou(person)
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
          {isYou ? say('offers.shares.of_you') : say('offers.shares.of', { name })}
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

/** Whether everyone has as much as an equal division gives them. */
export function isEqual(answers: Answers): boolean {
  const people = activeShareholders(answers)
  const parts = equalSplit(answers.main.number_of_shares ?? 0, people.length)
  return people.every((person, index) => answers[person].shares === parts[index])
}

/** Remembers whether the division was made by hand: then it stays as it is when something else changes. */
export const withMark = (answers: Answers): Answers =>
  withAnswer(answers, 'main.distribution_of_shares', isEqual(answers) ? 'equal' : 'custom')

/** The shares as someone set them, one number for each person. */
export const countAs = (answers: Answers, people: readonly ShareholderKey[], shares: readonly number[]): Answers =>
  people.reduce((all, person, index) => withAnswer(all, `${person}.shares`, shares[index]), answers)

/** The same, and whether it was done by hand. */
export const divideAs = (answers: Answers, people: readonly ShareholderKey[], shares: readonly number[]): Answers =>
  withMark(countAs(answers, people, shares))

/** How many shares an answer stands for; none as long as it is no number of them. */
export const wholeCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

/** A part of the answers as if every field had been left: what is being typed counts already. */
export function useTypedAnswers<Selected>(select: (answers: Answers) => Selected): Selected {
  const { store } = useQuestionnaire()
  return useAnswers(() => select(store.live()))
}
