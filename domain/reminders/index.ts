/** Whoever stalls is reminded: seldom, at a decent hour, and no longer than they want it. */
export {
  dueReminder,
  isGoodMoment,
  isLastReminder,
  longestSilence,
  type Matter,
  mayRemind,
  type ReminderKind,
  reminderKinds,
} from './rule.ts'
