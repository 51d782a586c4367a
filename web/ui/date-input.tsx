import { type ToggleEvent, useId, useRef, useState } from 'react'
import type { CalendarTexts } from './calendar.tsx'
import type { Wiring } from './field.tsx'
import { CalendarIcon } from './icons.tsx'
import { usePlaced } from './popup-position.ts'
import { useEarlyInput } from './use-early-input.ts'
import { useLoadedModule } from './use-part.ts'

const loadCalendar = () => import('./calendar.tsx')

export type DateTexts = CalendarTexts & {
  /** The button: "Kies een datum". */
  open: string
}
export type DayLimits = { readonly min?: string | undefined; readonly max?: string | undefined }
export type DateInputProps = Wiring & {
  /** What stands in the box: a day as DD-MM-YYYY, or whatever was typed so far. */
  value: string
  onChange: (value: string) => void
  onLeave?: ((value: string) => void) | undefined
  /** First and last day on offer, DD-MM-YYYY; asked only when the calendar opens. */
  range?: (() => DayLimits) | undefined
  today: string
  locale: string
  texts: DateTexts
  name?: string | undefined
  autoComplete?: string | undefined
  disabled?: boolean | undefined
}

/** Typed as on the document; the calendar is an extra. */
export function DateInput({ value, onChange, onLeave, range, today, locale, texts, ...rest }: DateInputProps) {
  const popupId = useId()
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [limits, setLimits] = useState<DayLimits | null>(null)
  const open = limits !== null
  // Without it the day can still be typed.
  const calendar = useLoadedModule(loadCalendar, open, () => popup.current?.hidePopover())
  useEarlyInput(input, value, onChange)
  usePlaced(open, frame, popup, { maxHeight: 440 })
  const pick = (day: string) => {
    onChange(day)
    popup.current?.hidePopover()
    input.current?.focus()
    onLeave?.(day)
  }
  return (
    <div ref={frame} className="field-box flex items-center py-0 pr-0 xs:max-w-64">
      <input
        {...rest}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete={rest.autoComplete ?? 'off'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onLeave?.(value)}
        className="field-bare py-2.5"
      />
      <button
        type="button"
        popoverTarget={popupId}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={texts.open}
        title={texts.open}
        disabled={rest.disabled}
        className="grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:text-ink"
      >
        <CalendarIcon />
      </button>
      <div
        ref={popup}
        id={popupId}
        role="dialog"
        aria-label={texts.open}
        popover="auto"
        onToggle={(event: ToggleEvent<HTMLDivElement>) =>
          setLimits(event.newState === 'open' ? (range?.() ?? {}) : null)
        }
        className="fixed inset-auto m-0 min-h-88 w-[min(22rem,100vw-1rem)] overflow-y-auto rounded-m border border-line bg-surface p-3 text-ink shadow-2"
      >
        {open && calendar && (
          <calendar.default {...limits} value={value} today={today} locale={locale} texts={texts} onPick={pick} />
        )}
      </div>
    </div>
  )
}
