import { useSyncExternalStore } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { makeToasts, type Toast } from '#web/ui/toast-store.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'

/** Passing notices of any screen; they stay when one goes to another. */
export const notices = makeToasts()

const none: readonly Toast[] = []
const loadNotice = () => import('#web/ui/toast.tsx')

/** Always there, so that screen readers hear what is put in it; what draws a notice is fetched with the first one. */
export function Notices() {
  const say = useSay()
  const shown = useSyncExternalStore(notices.subscribe, notices.list, () => none)
  const part = useLoadedModule(loadNotice, shown.length > 0)
  const draw = (tones: (tone: Toast['tone']) => boolean) =>
    part &&
    shown
      .filter(({ tone }) => tones(tone))
      .map((toast) => (
        <part.ToastNotice
          key={toast.id}
          toast={toast}
          dismissLabel={say('shell.notices.dismiss')}
          onDismiss={() => notices.dismiss(toast.id)}
        />
      ))
  return (
    <ToastRegion
      label={say('shell.notices.label')}
      urgent={draw((tone) => tone === 'negative')}
      calm={draw((tone) => tone !== 'negative')}
    />
  )
}
