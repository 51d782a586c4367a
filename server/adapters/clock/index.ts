// Time comes in through this door, so that a test can stand still or move on without waiting.
export { fakeClock } from './fake.ts'
export { type Clock, dateInAmsterdam } from './port.ts'
export { systemClock } from './system.ts'
