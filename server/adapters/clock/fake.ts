import { type Clock, dateInAmsterdam } from './port.ts'

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
