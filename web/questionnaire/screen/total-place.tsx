import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { usePart } from '#web/ui/use-part.ts'
import { useIdle } from '#web/ui/when-idle.ts'

const load = {
  nl: () => Promise.all([import('./running-total.tsx'), loadTexts('nl', ['offers'])]).then(([file]) => file),
  en: () => Promise.all([import('./running-total.tsx'), loadTexts('en', ['offers'])]).then(([file]) => file),
}

/** The price so far, which comes after the questions; null until it is here. */
export function useTotalPart() {
  const { locale } = useLocale()
  return usePart(load[locale], useIdle())
}

/** Its place is kept while it comes. */
export function TotalPlace({ look }: { readonly look: 'menu' | 'bar' }) {
  const part = useTotalPart()
  return (
    <div
      className={look === 'menu' ? 'mt-5 min-h-30 flex-none border-t border-line pt-4' : 'min-h-16 flex-1 px-4.5 py-1'}
    >
      {part && <part.RunningTotal look={look} />}
    </div>
  )
}
