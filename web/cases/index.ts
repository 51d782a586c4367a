// What every screen of a founder says about a case: on whom it waits and until when, and what the office asked.

export { FlagThread } from './flag-thread.tsx'
export { openFlags, stateOfFlag, unanswered } from './flags.ts'
export { MessageThread } from './message-thread.tsx'
export { useMoments } from './moments.ts'
export { useNextWords } from './next-words.ts'
export { RedlinePieces } from './redline-pieces.tsx'
export { partnerOf, serviceName, sharedIn } from './service-words.ts'
export { takenFiles } from './taken-files.ts'
export { contractDay, useDay, useShortDay, useWhen } from './use-day.ts'
