import type { Draft } from '#contract/drafts.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { usePart } from '#web/ui/use-part.ts'

type Props = { readonly drafts: readonly Draft[]; readonly onRemoved: (uuid: string) => void }

const load = {
  nl: () => Promise.all([import('./drafts-band.tsx'), loadTexts('nl', ['returning'])]).then(([file]) => file),
  en: () => Promise.all([import('./drafts-band.tsx'), loadTexts('en', ['returning'])]).then(([file]) => file),
} as const

/** Where the drafts of this browser come; the room is there before they are, so nothing moves. */
export function DraftsPlace({ drafts, onRemoved }: Props) {
  const { locale } = useLocale()
  const part = usePart(load[locale], drafts.length > 0)
  return (
    <div className="grid in-data-returning:mt-4.5 in-data-returning:min-h-124 xs:in-data-returning:min-h-112 md:in-data-returning:mt-8 md:in-data-returning:min-h-81">
      {part && drafts.length > 0 && <part.DraftsBand drafts={drafts} onRemoved={onRemoved} />}
    </div>
  )
}
