import { type Clock, dateInAmsterdam } from './port.ts'

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => dateInAmsterdam(new Date()),
}
