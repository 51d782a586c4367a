import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useIdle } from '#web/ui/when-idle.ts'

const load = {
  nl: () => Promise.all([import('./running-total.tsx'), loadTexts('nl', ['offers'])]).then(([file]) => file),
  en: () => Promise.all([import('./running-total.tsx'), loadTexts('en', ['offers'])]).then(([file]) => file),
}

/** The price so far, which comes after the questions; null until it is here. */
export function useTotalPart() {
  const { locale } = useLocale()
  return useLoadedModule(load[locale], useIdle())
}

const looks = {
  menu: 'mt-5 min-h-50 flex-none border-t border-line pt-4',
  /** Where there is room it stands beside the overview instead. */
  narrow_menu: 'mt-5 min-h-50 flex-none border-t border-line pt-4 min-[75rem]:hidden',
  bar: 'min-h-16 flex-1 px-4.5 py-1.5',
} as const

/** Its place is kept while it comes. */
export function TotalPlace({ look }: { readonly look: keyof typeof looks }) {
  const part = useTotalPart()
  return <div className={looks[look]}>{part && <part.RunningTotal look={look === 'bar' ? 'bar' : 'menu'} />}</div>
}
