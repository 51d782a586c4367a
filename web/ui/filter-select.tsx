import { cx } from './class-names.ts'
import { ChevronIcon } from './question-icons.tsx'

type Props = {
  readonly id?: string | undefined
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
  /** As wide as what is chosen, not as the longest of all. */
  readonly fits?: boolean
}

/** The platform's own list in a small frame with its name: "Taal: beide". */
export function FilterSelect({ id, label, value, options, onChange, fits }: Props) {
  return (
    <label className="relative flex h-11 max-w-full items-center rounded-s border-[1.5px] border-line-strong bg-white pl-2.5 hover:border-ink has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-green lg:h-9">
      <span className="whitespace-nowrap">{label}:</span>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={cx(
          fits && 'field-sizing-content',
          'h-full max-w-48 min-w-0 appearance-none bg-transparent pr-8 pl-1 font-semibold text-ink outline-none',
        )}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute right-2">
        <ChevronIcon size={16} />
      </span>
    </label>
  )
}
