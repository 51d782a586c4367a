import { type ReactNode, useId } from 'react'
import { FieldError, FieldHelp, type FieldTexts, OptionalMark, type Wiring, wire } from './field-parts.tsx'

export type FieldProps = FieldTexts & {
  id?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

/** Label above, help under it, the control, its error: tied together once, for every control. */
export function Field({ id, children, ...texts }: FieldProps) {
  const own = useId()
  const key = id ?? own
  return (
    <div className="min-w-0">
      <label htmlFor={key} className="mb-1 inline-block font-semibold">
        {texts.label}
        <OptionalMark>{texts.optional}</OptionalMark>
      </label>
      <FieldHelp id={key} hint={texts.hint} why={texts.why} />
      <div className={texts.hint || texts.why ? 'mt-2' : undefined}>{children(wire(key, texts))}</div>
      <FieldError id={key} error={texts.error} />
    </div>
  )
}
