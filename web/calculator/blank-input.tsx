import type { ReactNode } from 'react'
import type { Blank } from '#domain/calculator/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { encode } from './values.ts'
import type { QuestionWords } from './words.ts'

type Props = {
  readonly id: string
  readonly blank: Blank
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly why?: { question: string; answer: string } | undefined
  readonly error: string | undefined
  readonly value: unknown
  readonly onChange: (text: string) => void
  /** Null: it is typed. */
  readonly options: readonly string[] | null
  readonly option: QuestionWords['option']
  readonly surcharges: Readonly<Record<string, number>>
  readonly included?: string | undefined
  /** How often an option is paid, in words. */
  readonly perOf?: ((option: string) => string | undefined) | undefined
  /** Beside each other: for short options, or several people. */
  readonly compact?: boolean
}

/** One blank of a question: cards to choose from, or a line to type on. */
export function BlankInput(props: Props) {
  const { id, blank, label, hint, why, error, value, onChange, options, option, surcharges, included, perOf, compact } =
    props
  const { locale } = useLocale()
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
    if (more === 0) return included
    const per = perOf?.(one)
    return (
      <>
        <span className="whitespace-nowrap">{formatMoney(more, locale, { sign: true, decimals: 'needed' })}</span>
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
