import { useSyncExternalStore } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { makeToasts, type Toast } from '#web/ui/toast-store.ts'
import { usePart } from '#web/ui/use-part.ts'

/** Passing notices of any screen; they stay when one goes to another. */
export const notices = makeToasts()

const none: readonly Toast[] = []
const loadRegion = () => import('#web/ui/toast-region.tsx')

/** Most visits show none: what draws them is fetched with the first. */
export function Notices() {
  const say = useSay()
  const shown = useSyncExternalStore(notices.subscribe, notices.list, () => none)
  const part = usePart(loadRegion, shown.length > 0)
  return (
    part && (
      <part.ToastRegion
        toasts={notices}
        label={say('shell.notices.label')}
        dismissLabel={say('shell.notices.dismiss')}
      />
    )
  )
}
