import type { CaseRow } from '#contract/case-queue.ts'
import { isTomorrow } from '../desk/days.ts'

type Dated = Pick<CaseRow, 'due' | 'status'>

/** By when: late first, then a day each as long as it is this week, then the weeks. */
export type DueGroup =
  | { readonly kind: 'late' | 'today' | 'tomorrow' | 'next_week' | 'later' | 'held' | 'none' }
  | {
      readonly kind: 'day'
      readonly day: string
    }

const dayLength = 86_400_000
const daysAfter = (day: string, other: string) => (Date.parse(day) - Date.parse(other)) / dayLength

/** Monday is the first: 0 to 6. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

export function dueGroup({ due, status }: Dated, today: string): DueGroup {
  if (due === null) return { kind: status === 'on_hold' ? 'held' : 'none' }
  if (due < today) return { kind: 'late' }
  if (due === today) return { kind: 'today' }
  if (isTomorrow(due, today)) return { kind: 'tomorrow' }
  const week = Math.floor((weekday(today) + daysAfter(due, today)) / 7)
  return week === 0 ? { kind: 'day', day: due } : { kind: week === 1 ? 'next_week' : 'later' }
}

/** Lines that follow each other and are due together; the order of the server stays. */
export function groupedByDue<One extends Dated>(
  lines: readonly One[],
  today: string,
): readonly { readonly group: DueGroup; readonly lines: readonly One[] }[] {
  const found: { readonly name: string; readonly group: DueGroup; readonly lines: One[] }[] = []
  for (const line of lines) {
    const group = dueGroup(line, today)
    const name = group.kind === 'day' ? group.day : group.kind
    const last = found.at(-1)
    if (last?.name === name) last.lines.push(line)
    else found.push({ name, group, lines: [line] })
  }
  return found
}
