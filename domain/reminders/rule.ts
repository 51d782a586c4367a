import { hourInAmsterdam } from '../values/index.ts'

/** What somebody can be reminded of, and can want no reminders of: a draft, an order to pay, what a case waits for, a contract to sign. */
export const reminderKinds = ['draft', 'order', 'case', 'signature'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Something that waits for somebody. */
export type Matter = {
  readonly id: string
  readonly kind: ReminderKind
  /** When they last did something about it. */
  readonly since: Date
}

/** What somebody was sent, of whatever matter, and which kinds they want no more. */
export type Reminded = {
  readonly sent: readonly { readonly matter: string; readonly at: Date }[]
  readonly stopped: readonly ReminderKind[]
}

const day = 86_400_000

/** Of one matter, ever: after that it is theirs to come back. */
const most = 3
/** Between any two, whatever they are about. */
const apart = 2 * day
/** Whoever is silent for longer has decided: also when it was we who were away. */
export const longestSilence = 45 * day

/** After how many days of silence each comes. What a case waits for, and a contract, have a term of their own, which says when. */
const silence: Readonly<Record<'draft' | 'order', readonly number[]>> = { draft: [2, 7, 21], order: [1, 4, 10] }

/** In Amsterdam from nine in the morning until eight in the evening, and never on a Sunday. */
export function isGoodMoment(now: Date): boolean {
  const { hour, weekday } = hourInAmsterdam(now)
  return weekday !== 'Sun' && hour >= 9 && hour < 20
}

/** Whether a reminder may go out at all, when there is something to remind of. */
export function mayRemind({ id, kind }: Pick<Matter, 'id' | 'kind'>, { sent, stopped }: Reminded, now: Date): boolean {
  if (!isGoodMoment(now) || stopped.includes(kind)) return false
  if (sent.filter(({ matter }) => matter === id).length >= most) return false
  return sent.every(({ at }) => now.getTime() - at.getTime() >= apart)
}

/** Whether the next one of this matter is the last. */
export const isLastReminder = ({ id }: Pick<Matter, 'id'>, { sent }: Reminded): boolean =>
  sent.filter(({ matter }) => matter === id).length === most - 1

/**
 * The one thing to remind somebody of now, if any: what is nearest to its end first, then what they did last. However long nobody
 * looked, it is one; and the next of the same matter keeps its distance from this one.
 */
export function dueReminder<M extends Matter>(matters: readonly M[], reminded: Reminded, now: Date): M | null {
  const due = matters.filter((one) => mayRemind(one, reminded, now) && isTime(one, reminded, now))
  const [first = null] = due.toSorted(
    (one, other) =>
      reminderKinds.indexOf(other.kind) - reminderKinds.indexOf(one.kind) ||
      other.since.getTime() - one.since.getTime(),
  )
  return first
}

function isTime({ id, kind, since }: Matter, { sent }: Reminded, now: Date): boolean {
  if (kind === 'case' || kind === 'signature') return true
  const before = sent.filter(({ matter }) => matter === id).map(({ at }) => at.getTime())
  const wait = silence[kind][before.length]
  if (wait === undefined) return false
  const step = wait - (silence[kind][before.length - 1] ?? 0)
  const quiet = now.getTime() - since.getTime()
  const isEnough = before.every((at) => now.getTime() - at >= step * day)
  return isEnough && quiet >= wait * day && quiet < longestSilence
}
