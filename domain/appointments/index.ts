/** When people meet the notary: what an office offers, who agrees with what, and what becomes of it. */
export {
  type HoursFault,
  hoursFaults,
  type MeetingWay,
  meetingModes,
  meetingWays,
  type OfficeHours,
  officeDays,
  type Stretch,
  usualHours,
  waysOf,
} from './hours.ts'
export { customerAmong, mustBeThere, type SlotAnswer, stillAsked, whoCan } from './people.ts'
export { type Diary, isMomentTaken, momentsOn, offeredDays, type Slot, slotAt } from './slots.ts'
export {
  type AppointmentState,
  appointmentAfter,
  appointmentStates,
  isLive,
  keptUntil,
  momentWaitsFor,
  movableUntil,
  movePrice,
} from './state.ts'
