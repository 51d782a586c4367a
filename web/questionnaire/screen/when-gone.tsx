import { usePart } from '#web/ui/use-part.ts'
import type { Refused } from './no-access.tsx'
import { useSaveStatus } from './save-status.tsx'

const loadRefusal = () => import('./no-access.tsx')

/** It was ours when it was opened and is not any more: what is typed stays in this browser. */
export function WhenGone(refused: Refused) {
  const gone = useSaveStatus().kind === 'gone'
  const part = usePart(loadRefusal, gone)
  return part && gone && <part.NoAccess {...refused} />
}
