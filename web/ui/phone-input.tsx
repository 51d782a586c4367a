import { useRef } from 'react'
import type { Wiring } from './field.tsx'
import { ChevronIcon } from './icons.tsx'
import { useEarlyInput } from './use-early-input.ts'

export type PhoneCountry = { code: string; name: string; dial: string; priority?: boolean | undefined }
export type PhoneInputProps = Wiring & {
  value: string
  onChange: (value: string) => void
  onLeave?: (() => void) | undefined
  /** Someone comes to the field: the moment to fetch what knows about numbers. */
  onEnter?: (() => void) | undefined
  /** The caret is in the number: until it leaves, only who types may change what stands there. */
  onNumber?: (() => void) | undefined
  country: string
  onCountry: (code: string) => void
  countries: readonly PhoneCountry[]
  countryLabel: string
  name?: string | undefined
  disabled?: boolean | undefined
}

const countryOptions = (countries: readonly PhoneCountry[]) =>
  countries.map((country) => (
    <option key={country.code} value={country.code}>
      {`${country.name} (${country.dial})`}
    </option>
  ))

/** The country in short before the number; the platform's own list behind it. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onChange, onLeave, onEnter, onNumber, country, onCountry, countries, countryLabel, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input, value, onChange)
  const current = countries.find((one) => one.code === country)
  const first = countries.filter((one) => one.priority)
  const others = countries.filter((one) => !one.priority)
  return (
    <div className="field-box flex items-center gap-3 py-0 pl-0">
      <span className="relative flex min-h-11 flex-none items-center gap-1 rounded-l-s border-r border-line pr-2 pl-3.5 text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-green">
        <span aria-hidden="true">{`${country} ${current?.dial ?? ''}`}</span>
        <ChevronIcon size={16} />
        <select
          aria-label={countryLabel}
          value={country}
          onChange={(event) => onCountry(event.currentTarget.value)}
          onFocus={onEnter}
          onPointerEnter={onEnter}
          disabled={rest.disabled}
          className="absolute inset-0 w-full text-base opacity-0"
        >
          {countryOptions(first)}
          {first.length > 0 && others.length > 0 && <hr />}
          {countryOptions(others)}
        </select>
      </span>
      <input
        {...rest}
        ref={input}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={() => {
          onNumber?.()
          onEnter?.()
        }}
        onBlur={onLeave}
        className="field-bare py-2.5"
      />
    </div>
  )
}
