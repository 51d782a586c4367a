import { useSyncExternalStore } from 'react'
import { plural } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { SaveState, type SaveStateProps } from '#web/ui/save-state.tsx'
import type { SaveStatus as Status } from '../save/status.ts'
import { useQuestionnaire } from '../store/context.tsx'

const looks: Readonly<Record<Status['kind'], SaveStateProps['state']>> = {
  saved: 'saved',
  held: 'saved',
  saving: 'saving',
  retrying: 'failed',
  offline: 'failed',
  conflict: 'failed',
  gone: 'failed',
}

export function useSaveStatus(): Status {
  const { saving } = useQuestionnaire()
  return useSyncExternalStore(saving.subscribe, saving.status, saving.status)
}

/** Whether everything is safe, in the toolbar and always true. */
export function SaveStatus() {
  const say = useSay()
  const status = useSaveStatus()
  const words = say(`questionnaire.save.${status.kind}`)
  return (
    <span data-tour="save">
      <SaveState state={looks[status.kind]}>{status.kind === 'held' ? plural(words, status.count) : words}</SaveState>
    </span>
  )
}
