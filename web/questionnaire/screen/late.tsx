import type { Blocker } from '#domain/blueprint/index.ts'
import { fetchPart, useLoadedModule } from '#web/ui/use-part.ts'
import { loadNote } from '../parts/blockers/blocker-notes.tsx'
import { WithAllMessages } from '../parts/speaking.tsx'
import type { ErrorsProps } from './errors.tsx'
import { useSaveStatus } from './save-status.tsx'

const loadBlocker = () => import('./blocker-dialog.tsx')
const loadErrors = () => import('./errors.tsx')
const loadConflict = () => import('./conflict-dialog.tsx')
export const loadDialogs = () => import('./dialogs.tsx')

/** What most visits never open is fetched after everything else: when it is wanted there may be no line to fetch it by. */
export function prepareDialogs(): void {
  for (const load of [loadErrors, loadNote, loadBlocker, loadConflict, loadDialogs]) {
    fetchPart<unknown>(load).catch(() => undefined)
  }
}

export function LateBlocker({ blocker, onClose }: { blocker: Blocker | null; onClose: () => void }) {
  const part = useLoadedModule(loadBlocker, blocker !== null, onClose)
  return (
    part && (
      <WithAllMessages>
        <part.BlockerDialog blocker={blocker} onClose={onClose} />
      </WithAllMessages>
    )
  )
}

export function LateConflict() {
  const part = useLoadedModule(loadConflict, useSaveStatus().kind === 'conflict')
  return (
    part && (
      <WithAllMessages>
        <part.ConflictDialog />
      </WithAllMessages>
    )
  )
}

export function LateErrors(props: ErrorsProps) {
  const part = useLoadedModule(loadErrors, props.complaints.length > 0)
  return (
    part && (
      <WithAllMessages>
        <part.Errors {...props} />
      </WithAllMessages>
    )
  )
}
