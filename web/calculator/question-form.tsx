import { type FormEvent, type ReactNode, useState } from 'react'
import type { Calculator } from '#contract/calculator.ts'
import {
  blanksOf,
  type CalculatorAnswers,
  type Complaint,
  complaintsAboutReplies,
  type GivenReply,
  isOfPeople,
  productOutOf,
  type Question,
  type QuestionSlot,
  reply,
} from '#domain/calculator/index.ts'
import { issueCodes } from '#domain/issues/index.ts'
import { fill } from '#domain/messages/index.ts'
import type { Surcharge } from '#domain/pricing/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { calculatorMessagesIn, useLocale, useSay } from '#web/i18n/index.ts'
import { OfferPrice } from '#web/quotes/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { surcharges } from './prices.ts'
import { decode, encode, optionsOf } from './values.ts'
import type { QuestionWords } from './words.ts'

type Props = {
  readonly calculator: Calculator
  readonly origin: string
  readonly question: Question
  readonly words: QuestionWords
  readonly personName: (key: string) => string
  /** The answers before this question. */
  readonly before: CalculatorAnswers
  /** What is filled in now. */
  readonly given: GivenReply
  readonly onGiven: (given: GivenReply) => void
  readonly onAnswer: (given: GivenReply | null) => void
  readonly today: DutchDate
  readonly busy: boolean
  readonly last: boolean
  readonly onErrors: (wrong: boolean) => void
}

const idOf = ({ row, field }: QuestionSlot) => `calculator-${row}-${field.key}`

/** One question: what is asked, what can be answered, and the way on. */
export function QuestionForm(props: Props) {
  const { calculator, origin, question, words, personName, before, given, onGiven, onAnswer, today, busy, last } = props
  const say = useSay()
  const { locale } = useLocale()
  const messages = calculatorMessagesIn(locale)
  const [complaints, setComplaints] = useState<readonly Complaint[]>([])
  const [attempt, setAttempt] = useState(0)
  const graph = calculator.questions
  const asked = { graph, answers: before, key: question.key }
  const blanks = blanksOf(question, reply(graph, before, question.key, given))
  const people = isOfPeople(question)

  const sentence = ({ code, values }: Complaint, { field }: Pick<QuestionSlot, 'field'>): string => {
    if (!issueCodes.some((one) => one === code)) return calculator.validations[locale][code as 'vof_partners']
    const known = code as (typeof issueCodes)[number]
    const ofKind = known === 'required' ? messages.required[field.kind] : undefined
    return fill(ofKind ?? messages.issues[known], values)
  }
  const errorOf = (blank: QuestionSlot): string | undefined => {
    const found = complaints.find(({ path }) => path === `${blank.row}.${blank.field.key}`)
    return found && sentence(found, blank)
  }

  const change = (blank: QuestionSlot, text: string) => {
    const row = { ...given[blank.row], [blank.field.key]: decode(blank, text) }
    onGiven({ ...given, [blank.row]: row })
    setComplaints((all) => all.filter(({ path }) => path !== `${blank.row}.${blank.field.key}`))
    props.onErrors(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = complaintsAboutReplies(asked, given, { today })
    setComplaints(wrong)
    props.onErrors(wrong.length > 0)
    if (wrong.length === 0) onAnswer(given)
    else setAttempt((count) => count + 1)
  }

  const memberships = calculator.prices[productOutOf(origin, before)]?.memberships ?? {}
  const perOf = (option: string): string | undefined => {
    const per = Object.hasOwn(memberships, option) ? memberships[option]?.per : undefined
    return per && messages.prices.per[per]
  }

  const labelOf = (blank: QuestionSlot): string => {
    if (blank.tail) return words.tailTitle
    return people
      ? personName(blank.row)
      : optionsOf(question, blank, calculator)
        ? ''
        : say('calculator.question.email')
  }
  const errors = blanks.flatMap((blank) => {
    const message = errorOf(blank)
    if (message === undefined) return []
    return [{ fieldId: idOf(blank), message: people ? `${personName(blank.row)}: ${message}` : message }]
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary title={say('calculator.question.errors')} errors={errors} attempt={attempt} />
      {blanks.map((blank) => {
        const options = optionsOf(question, blank, calculator)
        const label = labelOf(blank)
        return (
          <BlankInput
            key={idOf(blank)}
            id={idOf(blank)}
            blank={blank}
            label={label === '' ? <span className="sr-only">{words.title}</span> : label}
            error={errorOf(blank)}
            value={given[blank.row]?.[blank.field.key]}
            onChange={(text) => change(blank, text)}
            options={options}
            option={blank.tail ? words.tailOption : words.option}
            surcharges={
              options
                ? surcharges({ calculator, origin, graph, key: question.key, answers: before, given, blank }, options)
                : {}
            }
            included={blank.tail ? words.tailIncluded : words.included}
            perOf={perOf}
            compact={people && (options?.length ?? 0) <= 2}
          />
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" after={<ArrowRightIcon />} busy={busy ? say('calculator.question.busy') : undefined}>
          {say(last ? 'calculator.question.last' : 'calculator.question.next')}
        </Button>
        {question.optional && (
          <Button look="ghost" onClick={() => !busy && onAnswer(null)}>
            {say('calculator.question.skip')}
          </Button>
        )}
      </div>
    </form>
  )
}

type BlankInputProps = {
  readonly id: string
  readonly blank: QuestionSlot
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly why?: { question: string; answer: string } | undefined
  readonly error: string | undefined
  readonly value: unknown
  readonly onChange: (text: string) => void
  /** Null: it is typed. */
  readonly options: readonly string[] | null
  readonly option: QuestionWords['option']
  readonly surcharges: Readonly<Record<string, Surcharge>>
  readonly included?: string | undefined
  /** How often an option is paid, in words. */
  readonly perOf?: ((option: string) => string | undefined) | undefined
  /** Beside each other: for short options, or several people. */
  readonly compact?: boolean
}

/** One blank of a question: cards to choose from, or a line to type on. */
function BlankInput(props: BlankInputProps) {
  const { id, blank, label, hint, why, error, value, onChange, options, option, surcharges, included, perOf, compact } =
    props
  const { prices } = calculatorMessagesIn(useLocale().locale)
  if (options === null) {
    const { kind, inputMode, autocomplete } = blank.field
    return (
      <Field id={id} label={label} hint={hint} why={why} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type={kind === 'email' ? 'email' : 'text'}
            name={blank.field.key}
            inputMode={inputMode}
            autoComplete={autocomplete}
            value={encode(value)}
            onChange={onChange}
          />
        )}
      </Field>
    )
  }
  const asideOf = (one: string): ReactNode => {
    const more = surcharges[one]
    if (more === undefined) return undefined
    if (more.adds === 0) return included
    const per = perOf?.(one)
    return (
      <>
        <OfferPrice offer={more} texts={prices} look="plus" />
        {per !== undefined && <span className="block text-sm font-normal text-ink-2">{per}</span>}
      </>
    )
  }
  return (
    <FieldGroup id={id} radios label={label} hint={hint} why={why} error={error}>
      <RadioCards
        name={id}
        value={encode(value) || null}
        onChange={onChange}
        layout={compact ? 'row' : 'stack'}
        invalid={error !== undefined}
        options={options.map((one) => {
          const { label: name, help } = option(one)
          const aside = asideOf(one)
          return {
            value: one,
            label: name,
            ...(help !== undefined && { description: help }),
            ...(aside !== undefined && { aside }),
          }
        })}
      />
    </FieldGroup>
  )
}
