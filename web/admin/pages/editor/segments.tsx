import { cx } from '#web/ui/class-names.ts'

type Props<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few ways to look at the same, beside each other. */
export function Segments<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="inline-flex overflow-hidden rounded-s border-[1.5px] border-line-strong bg-surface">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'min-h-11 border-l border-line px-2.5 text-sm -outline-offset-2! first:border-l-0 lg:min-h-8',
            option.value === value ? 'bg-green-tint font-semibold text-green-deep' : 'text-ink-2 hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
