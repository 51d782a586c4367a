import { type DutchDate, dateInAmsterdam } from '#domain/values/index.ts'

// Time comes in through this door, so that a test can stand still or move on without waiting.
export type Clock = {
  now(): Date
  /** The date on a calendar in Amsterdam, wherever the server stands. */
  today(): DutchDate
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => dateInAmsterdam(new Date()),
}

export type FakeClock = Clock & {
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void
  set(moment: Date | string): void
}

/** Stands still until it is told to move. */
export function fakeClock(start: Date | string): FakeClock {
  let moment = new Date(start).getTime()
  return {
    now: () => new Date(moment),
    today: () => dateInAmsterdam(new Date(moment)),
    advance: (milliseconds) => {
      moment += milliseconds
    },
    set: (next) => {
      moment = new Date(next).getTime()
    },
  }
}
