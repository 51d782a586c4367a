import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'

const load = {
  nl: () => Promise.all([import('./drafts-band.tsx'), loadTexts('nl', ['returning'])]).then(([file]) => file),
  en: () => Promise.all([import('./drafts-band.tsx'), loadTexts('en', ['returning'])]).then(([file]) => file),
} as const

/** Whether something was begun in this browser: the same as `before-paint.js` looks for, which keeps room for it. */
function hasBegun(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^(beginning|progress)\//.test(key))
  } catch {
    return false
  }
}

/** Whether this may be somebody who comes back without an account. */
export const useHasBegun = (): boolean => useSession().signedIn === false && hasBegun()

/** Where the drafts of this browser come; the room is there before they are, so nothing moves. */
export function DraftsPlace({ returning }: { readonly returning: boolean }) {
  const { locale } = useLocale()
  const part = useLoadedModule(load[locale], returning)
  return (
    <div className="grid in-data-returning:mt-4.5 in-data-returning:min-h-124 xs:in-data-returning:min-h-112 md:in-data-returning:mt-8 md:in-data-returning:min-h-81">
      {part && returning && <part.DraftsBand />}
    </div>
  )
}
