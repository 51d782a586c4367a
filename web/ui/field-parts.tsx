import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'
import { ErrorIcon } from './icons.tsx'

/** What a control spreads on itself so that label, help and error belong to it. */
export type Wiring = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

export type FieldTexts = {
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

export const wire = (id: string, { hint, error, required, optional }: FieldTexts): Wiring => {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required && optional === undefined ? true : undefined,
  }
}

type HelpProps = Pick<FieldTexts, 'hint' | 'why'> & { id: string }

export function FieldHelp({ id, hint, why }: HelpProps) {
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

export function OptionalMark({ children }: { children: string | undefined }) {
  return children === undefined ? null : <span className="ml-1.5 font-normal text-ink-2">{children}</span>
}
