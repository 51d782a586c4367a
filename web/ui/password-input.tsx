import { useRef, useState } from 'react'
import type { Wiring } from './field.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { useEarlyInput } from './use-early-input.ts'

export type PasswordInputProps = Wiring & {
  value: string
  onChange: (value: string) => void
  onLeave?: (() => void) | undefined
  name?: string | undefined
  autoComplete?: 'current-password' | 'new-password' | undefined
  disabled?: boolean | undefined
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ value, onChange, onLeave, showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input, value, onChange)
  return (
    <div className="field-box flex items-center pr-0 py-0">
      <input
        {...rest}
        ref={input}
        type={shown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
        autoCapitalize="none"
        spellCheck={false}
        className="field-bare py-2.5"
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        disabled={rest.disabled}
        aria-label={shown ? hideLabel : showLabel}
        title={shown ? hideLabel : showLabel}
        aria-controls={rest.id}
        className="grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:text-ink"
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  )
}
