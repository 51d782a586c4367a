import { useEffect, useState } from 'react'
import { useLocale } from '#web/i18n/index.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'

/** Counts where somebody stumbles, of nobody; it comes after everything else, and a page without it misses nothing. */
export function useCounted(): void {
  const { flow, uuid, paid, store } = useQuestionnaire()
  const { locale } = useLocale()
  const [fresh] = useState(uuid === '')
  useEffect(() => {
    if (paid) return
    const left = new AbortController()
    const counted = { flow, locale, store, fresh, left: left.signal }
    const cancel = whenIdle(() => {
      import('../model/count/counting.ts').then(({ startCounting }) => startCounting(counted)).catch(() => undefined)
    })
    return () => {
      cancel()
      left.abort()
    }
  }, [flow, locale, store, fresh, paid])
}
