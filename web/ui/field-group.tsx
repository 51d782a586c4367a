import { type ReactNode, useId } from 'react'
import { FieldError, FieldHelp, type FieldTexts, OptionalMark, wire } from './field-parts.tsx'

export type FieldGroupProps = FieldTexts & {
  id?: string | undefined
  /** A set of radios is a radio group and may itself be invalid; other sets are plain groups. */
  radios?: boolean | undefined
  children: ReactNode
}

/** The same frame for a question with several controls: the label is the legend. */
export function FieldGroup({ id, radios, children, ...texts }: FieldGroupProps) {
  const own = useId()
  const key = id ?? own
  const { 'aria-describedby': describedBy, ...state } = wire(key, texts)
  return (
    <fieldset
      {...(radios ? { role: 'radiogroup', ...state } : { id: key })}
      aria-describedby={describedBy}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">
        {texts.label}
        <OptionalMark>{texts.optional}</OptionalMark>
      </legend>
      <FieldHelp id={key} hint={texts.hint} why={texts.why} />
      <div className={texts.hint || texts.why ? 'mt-2' : 'mt-1'}>{children}</div>
      <FieldError id={key} error={texts.error} />
    </fieldset>
  )
}
