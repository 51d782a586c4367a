import { useSyncExternalStore } from 'react'
import { plural } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { SaveState, type SaveStateProps } from '#web/ui/save-state.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import type { SaveStatus } from '../model/save/status.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import type { RefusedProps } from './no-access.tsx'

const saveLooks: Readonly<Record<SaveStatus['kind'], SaveStateProps['state']>> = {
  saved: 'saved',
  held: 'saved',
  saving: 'saving',
  retrying: 'failed',
  offline: 'failed',
  conflict: 'failed',
  gone: 'failed',
}

export function useSaveStatus(): SaveStatus {
  const { saving } = useQuestionnaire()
  return useSyncExternalStore(saving.subscribe, saving.status, saving.status)
}

/** Whether everything is safe, in the toolbar and always true. */
export function SaveIndicator() {
  const say = useSay()
  const status = useSaveStatus()
  const words = say(`questionnaire.save.${status.kind}`)
  return (
    <span data-tour="save" className="md:block md:max-w-44 md:leading-tight">
      <SaveState state={saveLooks[status.kind]}>
        {status.kind === 'held' ? plural(words, status.count) : words}
      </SaveState>
    </span>
  )
}

/** On a phone the toolbar scrolls away: what is not saved is said at the foot of the window too, for the eye alone. */
export function Unsaved() {
  const say = useSay()
  const { kind } = useSaveStatus()
  if (saveLooks[kind] !== 'failed') return null
  return (
    <p
      aria-hidden="true"
      className="border-b border-line px-4 py-1.5 text-center text-sm font-semibold text-red md:hidden"
    >
      {say(`questionnaire.save.${kind}`)}
    </p>
  )
}

const loadRefusal = () => import('./no-access.tsx')

/** It was ours when it was opened and is not any more: what is typed stays in this browser. */
export function WhenGone(refused: RefusedProps) {
  const gone = useSaveStatus().kind === 'gone'
  const part = useLoadedModule(loadRefusal, gone)
  return part && gone && <part.QuestionnaireRefused {...refused} />
}
