import { normalise } from '#domain/fields/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { WidgetProps } from './widget.ts'

/** An answer as it stands in a box. What was typed stays as it was typed. */
export function shownText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Euros as the reader writes them, without thousands separators, so that they can be edited: 0,01 or 0.01. */
export function shownEuros(value: unknown, locale: Locale): string {
  if (typeof value !== 'number') return shownText(value)
  const decimals = Number.isInteger(value) ? String(value) : value.toFixed(2)
  return locale === 'nl' ? decimals.replace('.', ',') : decimals
}

/** On leaving a field: show and report the value as it is kept. */
export function leaveField({ field, value, onChange, onLeave }: WidgetProps, left: unknown = value): void {
  const kept = normalise(field, left)
  if (kept !== value) onChange(kept)
  onLeave?.(kept)
}
