import { type Cents, cents } from '../money/index.ts'

/**
 * What becomes of a moment that the office offers: asked while somebody who must be there has not said they can, agreed,
 * and then held, missed, moved to another or called off.
 */
export const appointmentStates = ['asked', 'agreed', 'moved', 'missed', 'held', 'called_off'] as const
export type AppointmentState = (typeof appointmentStates)[number]

export type AppointmentEvent = 'agree' | 'move' | 'miss' | 'hold' | 'reopen' | 'call_off'

const ways: Readonly<Record<AppointmentState, Partial<Record<AppointmentEvent, AppointmentState>>>> = {
  asked: { agree: 'agreed', move: 'called_off', call_off: 'called_off' },
  agreed: { move: 'moved', miss: 'missed', hold: 'held', call_off: 'called_off' },
  // Ticked by mistake: it is still to come.
  held: { reopen: 'agreed' },
  moved: {},
  missed: {},
  called_off: {},
}

/** Null when that cannot become of it. */
export const appointmentAfter = (state: AppointmentState, event: AppointmentEvent): AppointmentState | null =>
  ways[state][event] ?? null

/** Those that are in an office's diary. */
export const isLive = (state: AppointmentState): boolean => state === 'asked' || state === 'agreed'

/** Somebody of an office need not wait for nothing, nor hear it at breakfast. */
const latest = 24 * 3_600_000

/** Until when the founder can move an agreed moment; after that they call. */
export const movableUntil = (starts: Date): Date => new Date(starts.getTime() - latest)

/** How often another moment may be chosen for nothing. */
const free = 1

type Past = { readonly state: AppointmentState; readonly movedBy: 'founder' | 'office' | null }

/**
 * What another moment costs after what was before. What the office itself moves is nobody's fault; whoever did not come let the
 * office wait, and that counts as having moved it.
 */
export function movePrice(past: readonly Past[], price: Cents | undefined): Cents {
  const used = past.filter(
    ({ state, movedBy }) => state === 'missed' || (state === 'moved' && movedBy === 'founder'),
  ).length
  const now = past.some(({ state }) => state === 'agreed') ? 1 : 0
  return used + now > free ? (price ?? cents(0)) : cents(0)
}

/** What a moment still waits for once it was chosen: the word of others, the money, or nothing. What an office says is said. */
export function momentWaitsFor({ asked, price, byOffice }: WaitingMoment): 'answers' | 'payment' | null {
  if (byOffice) return null
  return asked > 0 ? 'answers' : price > 0 ? 'payment' : null
}

type WaitingMoment = {
  /** How many of those who must be there have not said they can. */
  readonly asked: number
  readonly price: Cents
  readonly byOffice: boolean
}

/** A place in a diary that nobody pays for is somebody else's the next day. */
const payable = 24 * 3_600_000

/** Until when a moment is kept for who has to pay for it: never longer than the one before could be moved. */
export function keptUntil({ now, starts, agreed }: { now: Date; starts: Date; agreed: Date | null }): Date {
  const last = agreed === null ? starts : movableUntil(agreed)
  return new Date(Math.min(now.getTime() + payable, last.getTime(), starts.getTime()))
}
