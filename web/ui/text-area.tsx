import { useRef } from 'react'
import type { Wiring } from './field.tsx'
import { useEarlyInput } from './use-early-input.ts'

export type TextAreaProps = Wiring & {
  value: string
  onChange: (value: string) => void
  onLeave?: (() => void) | undefined
  name?: string | undefined
  rows?: number | undefined
  maxLength?: number | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
}

/** Grows with its text where the browser can. */
export function TextArea({ value, onChange, onLeave, rows = 3, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEarlyInput(area, value, onChange, onLeave)
  return (
    <textarea
      {...rest}
      ref={area}
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
      className="field-box block field-sizing-content max-h-96 min-h-24 resize-y"
    />
  )
}
