import { type HTMLAttributes, type ReactNode, useRef } from 'react'
import { cx } from './class-names.ts'
import type { Wiring } from './field.tsx'
import { useEarlyInput } from './use-early-input.ts'

export type TextInputProps = Wiring & {
  value: string
  onChange: (value: string) => void
  /** The field was left: the moment to normalise and check. */
  onLeave?: (() => void) | undefined
  onEnter?: (() => void) | undefined
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined
  name?: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string | undefined
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters' | undefined
  spellCheck?: boolean | undefined
  maxLength?: number | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** Shown inside the box before and after what is typed: €, B.V. */
  before?: ReactNode
  after?: ReactNode
  /** Hints at the length of the answer; a phone always gets the full width. */
  width?: 'full' | 'medium' | 'short' | undefined
}

const widths = { full: '', medium: 'xs:max-w-64', short: 'xs:max-w-36' } as const

export function TextInput({
  value,
  onChange,
  onLeave,
  onEnter,
  before,
  after,
  width = 'full',
  ...rest
}: TextInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input, value, onChange, onLeave)
  const framed = before !== undefined || after !== undefined
  const control = (
    <input
      type="text"
      {...rest}
      ref={input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
      onFocus={onEnter}
      className={framed ? 'field-bare' : cx('field-box block', widths[width])}
    />
  )
  if (!framed) return control
  return (
    <div className={cx('field-box flex items-center gap-2', widths[width])}>
      {before !== undefined && <span className="text-ink-2 select-none">{before}</span>}
      {control}
      {after !== undefined && <span className="text-ink-2 select-none">{after}</span>}
    </div>
  )
}
