import { type ReactNode, useId } from 'react'
import { Disclosure } from './disclosure.tsx'
import { ErrorIcon } from './question-icons.tsx'

type FieldProps = FieldFrameTexts & {
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

type FieldGroupProps = FieldFrameTexts & {
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

/** What a control spreads on itself so that label, help and error belong to it. */
export type Wiring = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

export type FieldFrameTexts = {
  label: ReactNode
  /** One plain sentence under the label. */
  hint?: ReactNode
  /** The longer story, behind a question. */
  why?: { question: string; answer: ReactNode } | undefined
  error?: string | undefined
  /** The words for "not required"; given, the field may stay empty. */
  optional?: string | undefined
  required?: boolean | undefined
}

const wire = (id: string, { hint, error, required, optional }: FieldFrameTexts): Wiring => {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required && optional === undefined ? true : undefined,
  }
}

type HelpProps = Pick<FieldFrameTexts, 'hint' | 'why'> & { id: string }

function FieldHelp({ id, hint, why }: HelpProps) {
  return (
    <>
      {hint ? (
        <div id={`${id}-hint`} className="text-hint text-ink-2">
          {hint}
        </div>
      ) : null}
      {why && <Disclosure summary={why.question}>{why.answer}</Disclosure>}
    </>
  )
}

type ErrorProps = { id: string; error: string | undefined }

export function FieldError({ id, error }: ErrorProps) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-hint font-medium text-red">
      <span className="mt-[3px]">
        <ErrorIcon size={16} />
      </span>
      {error}
    </p>
  )
}

function OptionalMark({ children }: { children: string | undefined }) {
  return children === undefined ? null : <span className="ml-1.5 font-normal text-ink-2">{children}</span>
}
