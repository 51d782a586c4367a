import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './class-names.ts'

export type RadioCard<Value extends string> = {
  value: Value
  label: string
  /** A second line in small type. */
  description?: ReactNode
  /** At the right: a price, "included". */
  aside?: ReactNode
  disabled?: boolean | undefined
}

export type RadioCardsProps<Value extends string> = {
  name: string
  value: Value | null
  onChange: (value: Value) => void
  onLeave?: (() => void) | undefined
  options: readonly RadioCard<Value>[]
  /** Beside each other where there is room, or always under each other. */
  layout?: 'row' | 'stack' | undefined
  invalid?: boolean | undefined
  disabled?: boolean | undefined
}

// Two stay beside each other on a phone too, unless they have more to say; four make a square.
const bases: Readonly<Record<number, string>> = { 2: 'basis-28', 3: 'basis-40 max-xs:basis-full' }
const wordy = 'basis-60'

const basisOf = (options: readonly { readonly description?: ReactNode }[]): string =>
  options.length === 2 && options.some(({ description }) => description !== undefined)
    ? wordy
    : (bases[options.length] ?? 'basis-[45%] max-xs:basis-full')

/** Two to four options as cards to tap. Stands inside a FieldGroup with `radios`. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, value, onChange, onLeave, options, layout = 'row', invalid, disabled } = props
  const group = useRef<HTMLDivElement>(null)
  const first = useRef({ value, onChange, options })
  // A card tapped before the script arrived counts.
  useEffect(() => {
    const tapped = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const start = first.current
    const option = start.options.find((o) => o.value === tapped)
    if (option && option.value !== start.value) start.onChange(option.value)
  }, [])
  return (
    <div ref={group} className={cx('flex gap-2.5', layout === 'row' ? 'flex-wrap' : 'flex-col')}>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'flex min-h-12 items-center gap-2.5 rounded-s border-[1.5px] bg-white px-3.5 py-2.5 transition-colors',
            'has-checked:border-green has-checked:bg-green-tint has-checked:font-semibold hover:border-ink-2',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus,var(--color-green))',
            'has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-2',
            'forced-colors:has-checked:border-4',
            layout === 'row' && cx('flex-1', basisOf(options)),
            // With and without a second line the dots stand under each other.
            option.description !== undefined && 'items-start py-3.5',
            invalid ? 'border-red' : 'border-line-strong',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={(event) => {
              if ((event.relatedTarget as HTMLInputElement | null)?.name !== name) onLeave?.()
            }}
            disabled={disabled || option.disabled}
            className="tick outline-none"
          />
          <span className="min-w-0 flex-1">
            <span className="block leading-snug hyphens-auto">{option.label}</span>
            {option.description !== undefined && (
              <span className="mt-0.5 block text-sm font-normal text-ink-2">{option.description}</span>
            )}
          </span>
          {option.aside !== undefined && <span className="text-right font-bold">{option.aside}</span>}
        </label>
      ))}
    </div>
  )
}
