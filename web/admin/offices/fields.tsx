import { type ReactNode, useId, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Field, FieldError } from '#web/ui/field.tsx'
import { CheckIcon, PlusIcon } from '#web/ui/icons.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { fieldLabel, type OfficeField, shownValue } from './field-label.ts'
import type { OfficeDraft } from './use-office.ts'

export const OfficePartHead = ({ children, about }: { readonly children: ReactNode; readonly about?: string }) => (
  <h3 className="mb-3 flex flex-wrap items-baseline gap-x-2 font-sans! text-base! font-semibold! tracking-normal!">
    {children}
    {about !== undefined && <span className="text-xs font-normal text-ink-2">{about}</span>}
  </h3>
)

type OfficeTextKey = {
  [Key in keyof OfficeDraft['draft']]: OfficeDraft['draft'][Key] extends string ? Key : never
}[keyof OfficeDraft['draft']]

type LineFieldProps = {
  readonly office: OfficeDraft
  readonly name: OfficeTextKey
  readonly hint?: string
  readonly optional?: string
  readonly error?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly onChange?: (text: string) => void
}

/** A line of text of an office, with what it was where that was changed. */
export function LineField({ office, name, hint, optional, error, type, onChange }: LineFieldProps) {
  const say = useSay()
  const { draft, put, isWrong } = office
  return (
    <div className={cx(office.was(name) && changedBox)}>
      <Field
        label={fieldLabel(say, name)}
        hint={hint}
        optional={optional}
        error={isWrong(name) ? (error ?? say('offices.wrong.check')) : undefined}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            type={type}
            value={draft[name]}
            onChange={onChange ?? ((text) => put({ [name]: text }))}
          />
        )}
      </Field>
      <Was office={office} path={name} />
    </div>
  )
}

/** What was changed and is not saved yet stands out, and not by its colour alone: what it was stands below it. */
export const changedBox = '[&_.field-box]:border-green [&_.field-box]:bg-green-tint [&_.field-box]:font-semibold'

export function Was({ office, path }: { readonly office: OfficeDraft; readonly path: OfficeField }) {
  const say = useSay()
  const change = office.was(path)
  if (!change) return null
  return (
    <p className="mt-1 text-xs text-ink-2">
      {say('offices.was')} <del>{shownValue(say, change.from)}</del>
    </p>
  )
}

type WholeProps = {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly label: string
  readonly unit?: string
  readonly error?: string | undefined
  /** Nothing is an answer too. */
  readonly mayBeEmpty?: boolean
  readonly bare?: boolean
}

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value))

/** A whole number, typed: what is none yet is NaN, so that it is seen before it is saved. */
export function WholeField({ value, onChange, label, unit, error, mayBeEmpty = false, bare = false }: WholeProps) {
  const id = useId()
  const [typed, setTyped] = useState(textOf(value))
  // Another value came from outside: discarded, saved or taken over.
  const shown = Number.isNaN(value) || wholeIn(typed, mayBeEmpty) === value ? typed : textOf(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(wholeIn(text, mayBeEmpty))
  }
  if (bare) {
    return (
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        inputMode="numeric"
        value={shown}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        className="field-box ml-auto w-16 px-2 text-right"
      />
    )
  }
  const described = error ? `${id}-error` : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-x-2.5">
      <label htmlFor={id} className="leading-snug font-semibold">
        {label}
        {unit !== undefined && <span className="block text-xs font-normal text-ink-2">{unit}</span>}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        inputMode="numeric"
        value={shown}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        className="field-box px-2.5 text-right"
      />
      <div className="col-span-2">
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}

function wholeIn(typed: string, mayBeEmpty: boolean): number | null {
  const text = typed.trim()
  if (text === '' && mayBeEmpty) return null
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

type ChipsProps<Value extends string> = {
  readonly label: string
  readonly all: readonly Value[]
  /** Null: all of them. */
  readonly chosen: readonly Value[] | null
  readonly nameOf: (value: Value) => string
  readonly onChange: (chosen: Value[] | null) => void
}

/** What an office does of what there is; at least one. */
export function Chips<Value extends string>({ label, all, chosen, nameOf, onChange }: ChipsProps<Value>) {
  const on = chosen ?? all
  const toggle = (value: Value) => {
    const next = all.filter((one) => (one === value ? !on.includes(one) : on.includes(one)))
    if (next.length > 0) onChange(next.length === all.length ? null : next)
  }
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map((value) => {
          const isOn = on.includes(value)
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isOn}
              onClick={() => toggle(value)}
              className={cx(
                'inline-flex min-h-8 items-center gap-1 rounded-full border-[1.5px] px-3 text-xs pointer-coarse:min-h-11',
                isOn ? 'border-green bg-green-tint font-semibold text-green-deep' : 'border-line-strong bg-surface',
              )}
            >
              {isOn ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
              {nameOf(value)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
