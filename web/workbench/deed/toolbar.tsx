import { useId } from 'react'
import { plural } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowRightIcon, ChevronIcon, ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx'
import { useDays } from '../desk/days.ts'
import type { DeedVersion, VersionKey } from './versions.ts'

type Props = {
  readonly versions: readonly DeedVersion[]
  readonly from: VersionKey
  readonly to: VersionKey
  readonly onPair: (from: VersionKey, to: VersionKey) => void
  /** The deeds of the case, where there are several. */
  readonly documents: readonly { readonly key: string; readonly title: string }[]
  readonly document: string
  readonly onDocument: (key: string) => void
  readonly count: number
  readonly onStep: (by: 1 | -1) => void
  readonly beside: boolean
  readonly onBeside: (beside: boolean) => void
}

/** Which two versions of which deed are compared, and how. */
export function DeedToolbar(props: Props) {
  const { versions, from, to, onPair, documents, document, onDocument, count, onStep, beside, onBeside } = props
  const say = useSay()
  const { moment } = useDays()
  const nameOf = ({ key, number, at }: DeedVersion): string => {
    if (key === 'paid' || key === 'generated') return say(`deed.versions.${key}`)
    if (key === 'working') return say('deed.versions.working', { number })
    return say('deed.versions.sent', { number, when: at === null ? '' : moment(at) })
  }
  const options = versions.map((version) => ({ value: version.key, label: nameOf(version) }))
  return (
    <div className="flex flex-wrap items-center gap-2.5 py-3 text-sm print:hidden">
      {documents.length > 1 && (
        <Picker
          label={say('deed.versions.document')}
          value={document}
          options={documents.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={onDocument}
        />
      )}
      <Picker
        label={say('deed.versions.from')}
        value={from}
        options={options.filter(({ value }) => value !== 'working')}
        onChange={(key) => onPair(key, to)}
      />
      <span className="text-ink-2 max-xs:hidden">
        <ArrowRightIcon size={16} />
      </span>
      <Picker
        label={say('deed.versions.to')}
        value={to}
        options={options.filter(({ value }) => value !== 'paid' && value !== 'generated')}
        onChange={(key) => onPair(from, key)}
      />
      <span className="ml-auto flex items-center gap-1 text-ink-2">
        <span role="status">{plural(say('deed.versions.changes'), count)}</span>
        <IconButton label={say('deed.versions.previous')} onClick={() => onStep(-1)} disabled={count === 0}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label={say('deed.versions.next')} onClick={() => onStep(1)} disabled={count === 0}>
          <ChevronRightIcon />
        </IconButton>
      </span>
      <fieldset className="inline-flex overflow-hidden rounded-s border-[1.5px] border-line-strong bg-surface">
        <legend className="sr-only">{say('deed.versions.mode')}</legend>
        {[false, true].map((mode) => (
          <button
            key={String(mode)}
            type="button"
            aria-pressed={beside === mode}
            onClick={() => onBeside(mode)}
            className={cx(
              'min-h-8.5 px-3 -outline-offset-2! pointer-coarse:min-h-11',
              beside === mode ? 'bg-green-tint font-semibold text-green-deep' : 'hover:bg-paper',
            )}
          >
            {say(mode ? 'deed.versions.beside' : 'deed.versions.one')}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

type PickerProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

function Picker<Value extends string>({ label, value, options, onChange }: PickerProps<Value>) {
  const id = useId()
  return (
    <div className="relative inline-flex min-h-8.5 max-w-full min-w-0 items-center rounded-s border-[1.5px] border-line-strong bg-surface focus-within:border-green pointer-coarse:min-h-11">
      <label htmlFor={id} className="pl-2.5 text-ink-2">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
        className="min-w-0 appearance-none truncate bg-transparent py-1 pr-8 pl-1.5 font-semibold outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute right-2 text-ink-2">
        <ChevronIcon size={16} />
      </span>
    </div>
  )
}
