import { useOverallStep } from '#web/shell/index.ts'

/** An account in between is no other way: whoever comes from their answers still sees how far they are. Draws nothing itself. */
export function StillOnTheWay(): null {
  useOverallStep(3)
  return null
}
