import { type ReactNode, useId, useRef } from 'react'
import { FieldError } from './field.tsx'
import { useEarlyTick } from './use-early-tick.ts'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  onLeave?: (() => void) | undefined
  /** The sentence one agrees with; may hold a link. */
  children: ReactNode
  hint?: ReactNode
  error?: string | undefined
  id?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

export function Checkbox({ checked, onChange, onLeave, children, hint, error, id, required, ...rest }: CheckboxProps) {
  const own = useId()
  const key = id ?? own
  const box = useRef<HTMLInputElement>(null)
  useEarlyTick(box, checked, onChange)
  const describedBy = [hint ? `${key}-hint` : '', error ? `${key}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label className="-mx-2 flex min-h-11 gap-3 rounded-s px-2 py-2.5 has-disabled:text-ink-2">
        <input
          {...rest}
          ref={box}
          id={key}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onLeave}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          className="tick mt-px"
        />
        <span className="min-w-0">{children}</span>
      </label>
      {hint ? (
        <div id={`${key}-hint`} className="pl-8.5 text-hint text-ink-2">
          {hint}
        </div>
      ) : null}
      <FieldError id={key} error={error} />
    </div>
  )
}
