import { useState } from 'react'
import { parseEuros } from '#domain/money/index.ts'
import { amountFault, changeInTenths, type EditableAmount, type PlanFault } from '#domain/price-plans/index.ts'
import { formatNumber } from '#domain/values/index.ts'
import { cx } from '#web/ui/class-names.ts'
import type { PriceWords } from './use-price-words.ts'

export type AmountFaultName = PlanFault['rule'] | 'not_an_amount' | 'not_a_percentage'

/** Where an amount is filled in. */
export const amountFieldId = (path: string): string => `amount-${path.replace(/[^\w-]/g, '_')}`

type Read = { readonly value: number | null } | { readonly fault: AmountFaultName }

/** What somebody typed, Dutch or English style. */
function readAmount(text: string, amount: EditableAmount): Read {
  const typed = amount.unit === 'percentage' ? text.replace(/%\s*$/, '') : text
  const value = typed.trim() === '' ? null : parseEuros(typed)
  if (value === undefined) return { fault: amount.unit === 'cents' ? 'not_an_amount' : 'not_a_percentage' }
  const fault = amountFault(value, amount)
  return fault === null ? { value } : { fault }
}

export type AmountProps = {
  readonly amount: EditableAmount
  readonly label: string
  readonly before: number | null
  readonly value: number | null
  readonly words: PriceWords
  /** What is wrong with it beside other amounts. */
  readonly fault: AmountFaultName | null
  /** Null: it can only be read. */
  readonly onChange: ((value: number | null) => void) | null
  /** What was typed and is no amount; null once it is. */
  readonly onFault: (fault: AmountFaultName | null) => void
}

/** What it was, struck through, and what it becomes. */
export function Amount(props: AmountProps) {
  const { amount, before, value, words, onChange } = props
  const shown = value === null ? '' : words.digits(value, amount)
  const isChanged = before !== value
  const nothing = words.say(amount.by_date ? 'admin_prices.form.not_known' : 'admin_prices.form.not_offered')
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 tabular-nums">
      {isChanged && (
        <s className="text-xs text-ink-2">
          <span className="sr-only">{words.say('admin_prices.form.today')} </span>
          {before === null ? nothing : words.digits(before, amount)}
        </s>
      )}
      {onChange ? (
        <AmountInput {...props} shown={shown} isChanged={isChanged} onChange={onChange} />
      ) : (
        <span className={cx('min-w-23 py-1 text-right', isChanged && 'font-semibold')}>
          {value === null ? nothing : shown}
        </span>
      )}
    </span>
  )
}

type InputProps = Omit<AmountProps, 'onChange'> & {
  readonly shown: string
  readonly isChanged: boolean
  readonly onChange: (value: number | null) => void
}

function AmountInput({ amount, label, value, shown, isChanged, words, fault, onChange, onFault }: InputProps) {
  const [text, setText] = useState(shown)
  const [typed, setTyped] = useState<AmountFaultName | null>(null)
  const [known, setKnown] = useState(shown)
  // It changed by something else than typing: undone, or written by somebody else.
  if (known !== shown) {
    setKnown(shown)
    setText(shown)
    setTyped(null)
  }
  const id = amountFieldId(amount.path)
  const wrong = typed ?? fault
  const become = (found: AmountFaultName | null) => {
    setTyped(found)
    onFault(found)
  }
  const leave = () => {
    if (text.trim() === shown) return become(null)
    const read = readAmount(text, amount)
    if ('fault' in read) return become(read.fault)
    become(null)
    setText(read.value === null ? '' : words.digits(read.value, amount))
    if (read.value !== value) onChange(read.value)
  }
  return (
    <>
      <input
        id={id}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? undefined : `${id}-fault`}
        onChange={(event) => {
          setText(event.currentTarget.value)
          if (typed !== null && 'value' in readAmount(event.currentTarget.value, amount)) become(null)
        }}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave()
          if (key === 'Escape') {
            setText(shown)
            become(null)
          }
        }}
        className={cx(
          'field-box h-8 min-h-8 w-23! flex-none px-2.5 py-0 text-right text-sm pointer-coarse:h-11 pointer-coarse:text-base',
          isChanged && wrong === null && 'border-green! bg-green-tint! font-semibold',
        )}
      />
      {wrong !== null && (
        <span id={`${id}-fault`} className="w-full basis-full text-right text-xs font-semibold text-red">
          {words.say(`admin_prices.faults.${wrong}`)}
        </span>
      )}
    </>
  )
}

/** By how much, in percents: + 5,0%. */
export function Percent({ before, value, words }: Pick<AmountProps, 'before' | 'value' | 'words'>) {
  const tenths = changeInTenths({ before, after: value })
  if (tenths === null || tenths === 0) return null
  const percent = Math.abs(tenths) / 10
  const written = Number.isInteger(percent)
    ? `${percent}${words.locale === 'nl' ? ',0' : '.0'}`
    : formatNumber(percent, words.locale)
  return (
    <small className="text-2xs whitespace-nowrap text-ink-2">
      {tenths < 0 ? '−' : '+'}&nbsp;{written}%
    </small>
  )
}
