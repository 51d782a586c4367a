import { useRef } from 'react'
import { cx } from './class-names.ts'
import type { Wiring } from './field.tsx'
import { ChevronIcon } from './question-icons.tsx'
import { useEarlyInput } from './use-early-input.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }
export type SelectInputProps = Wiring & {
  value: string
  onChange: (value: string) => void
  onLeave?: (() => void) | undefined
  options: readonly SelectOption[]
  /** The words while nothing is chosen. */
  placeholder: string
  name?: string | undefined
  autoComplete?: string | undefined
  disabled?: boolean | undefined
}

/** The platform's own list, for five to ten options. */
export function SelectInput({ value, onChange, onLeave, options, placeholder, ...rest }: SelectInputProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEarlyInput(select, value, onChange)
  return (
    <div className="relative">
      <select
        {...rest}
        ref={select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
        className={cx('field-box block appearance-none truncate pr-10', value === '' && 'text-ink-2')}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-2">
        <ChevronIcon />
      </span>
    </div>
  )
}
