import { normalise } from '#domain/fields/index.ts'
import type { WidgetProps } from './widget.ts'

/** On leaving a field: show and report the value as it is kept. */
export function leaveField({ field, value, onChange, onLeave }: WidgetProps, left: unknown = value): void {
  const kept = normalise(field, left)
  if (kept !== value) onChange(kept)
  onLeave?.(kept)
}
