import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  clampDay,
  compareDays,
  type Day,
  type DayRange,
  dayAfterKey,
  formatDay,
  isOfferedDay,
  monthsIn,
  monthsLater,
  monthWeeks,
  parseDay,
  utcOf,
  yearsIn,
} from './calendar-grid.ts'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

export type CalendarTexts = { previousMonth: string; nextMonth: string; month: string; year: string }
export type CalendarProps = {
  value: string
  /** First and last day offered, DD-MM-YYYY. */
  min?: string | undefined
  max?: string | undefined
  today: string
  locale: string
  texts: CalendarTexts
  onPick: (value: string) => void
}

const dayLooks = {
  plain: 'hover:bg-sunken',
  today: 'border border-line-strong hover:bg-sunken',
  chosen: 'bg-green font-semibold text-white forced-colors:border-4',
} as const
const selectLook = 'min-h-11 min-w-0 rounded-s border-0 bg-transparent px-1 text-base font-semibold hover:bg-sunken'
const weekdays = monthWeeks(2024, 1)[0] ?? [] // 1 January 2024 was a Monday.

/** One month as a grid after the ARIA practices. Loaded only when someone opens it. */
export default function Calendar({ value, min, max, today, locale, texts, onPick }: CalendarProps) {
  const now = parseDay(today) ?? { year: 2000, month: 1, day: 1 }
  const range: DayRange = { min: parseDay(min), max: parseDay(max) }
  const chosen = parseDay(value)
  // The focus goes along with the keys; whoever presses a button or picks from a list stays there.
  const [at, stand] = useState(() => ({ cursor: clampDay(chosen ?? now, range), focused: true }))
  const { cursor } = at
  const grid = useRef<HTMLTableElement>(null)
  const name = (day: Day, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(utcOf(day))
  useEffect(() => {
    if (at.focused) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])
  const go = (day: Day, withFocus: boolean) => {
    stand({ cursor: clampDay(day, range), focused: withFocus })
  }
  const press = (event: KeyboardEvent) => {
    const to = dayAfterKey(cursor, event.key, event.shiftKey)
    if (!to) return
    event.preventDefault()
    go(to, true)
  }
  const first = { ...cursor, day: 1 }
  const canGoBack = !range.min || compareDays(range.min, first) < 0
  const canGoOn = !range.max || compareDays(monthsLater(first, 1), range.max) <= 0
  const title = name(cursor, { month: 'long', year: 'numeric' })
  return (
    <div className="w-full">
      <div className="flex items-center gap-1">
        <IconButton
          label={texts.previousMonth}
          disabled={!canGoBack}
          onClick={() => go(monthsLater(cursor, -1), false)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <div className="flex flex-1 justify-center gap-1">
          <select
            aria-label={texts.month}
            value={cursor.month}
            onChange={(event) => go(monthsLater(cursor, Number(event.currentTarget.value) - cursor.month), false)}
            className={selectLook}
          >
            {monthsIn(cursor.year, range).map((month) => (
              <option key={month} value={month}>
                {name({ year: cursor.year, month, day: 1 }, { month: 'long' })}
              </option>
            ))}
          </select>
          <select
            aria-label={texts.year}
            value={cursor.year}
            onChange={(event) => go(monthsLater(cursor, (Number(event.currentTarget.value) - cursor.year) * 12), false)}
            className={selectLook}
          >
            {yearsIn(range, now).map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </div>
        <IconButton label={texts.nextMonth} disabled={!canGoOn} onClick={() => go(monthsLater(cursor, 1), false)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {title}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days one moves through with arrows */}
      <table ref={grid} role="grid" aria-label={title} onKeyDown={press} className="mt-1 w-full table-fixed">
        <thead>
          <tr>
            {weekdays.map((day) =>
              day ? (
                <th key={day.day} scope="col" className="h-8 text-xs font-medium text-ink-2">
                  <span className="sr-only">{name(day, { weekday: 'long' })}</span>
                  <span aria-hidden="true">{name(day, { weekday: 'short' })}</span>
                </th>
              ) : null,
            )}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(cursor.year, cursor.month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month have no other name
            <tr key={row}>
              {week.map((day, column) => {
                if (!day || !isOfferedDay(day, range)) {
                  return (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: an empty place in the grid
                      key={column}
                      className="h-11 text-center text-sm text-ink-2"
                    >
                      {day ? <s aria-hidden="true">{day.day}</s> : null}
                    </td>
                  )
                }
                const isChosen = chosen !== undefined && compareDays(day, chosen) === 0
                const isToday = compareDays(day, now) === 0
                const look = isChosen ? 'chosen' : isToday ? 'today' : 'plain'
                return (
                  <td key={day.day} className="h-11 p-0">
                    <button
                      type="button"
                      tabIndex={compareDays(day, cursor) === 0 ? 0 : -1}
                      aria-label={name(day, { dateStyle: 'full' })}
                      aria-pressed={isChosen}
                      aria-current={isToday ? 'date' : undefined}
                      onClick={() => onPick(formatDay(day))}
                      className={cx('size-full rounded-s text-md -outline-offset-2!', dayLooks[look])}
                    >
                      {day.day}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
