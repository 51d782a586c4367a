import { useEffect } from 'react'
import { useSay } from '#web/i18n/index.ts'

/** The tab says that something is to be put right, as long as it is. */
export function useOrderFaultTitle(wrong: boolean): void {
  const say = useSay()
  useEffect(() => {
    if (!wrong) return
    const title = document.title
    document.title = say('payment.fault', { title })
    return () => {
      document.title = title
    }
  }, [wrong, say])
}
