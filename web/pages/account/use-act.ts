import { useState } from 'react'
import { failureOf } from '#web/accounts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'

/** Does something that may fail, one thing at a time, and tells when it did. */
export function useAccountAct() {
  const say = useSay()
  const [doing, setDoing] = useState<string | null>(null)
  async function act(name: string, deed: () => Promise<void>): Promise<void> {
    if (doing !== null) return
    setDoing(name)
    try {
      await deed()
    } catch (error) {
      const { code } = failureOf(error)
      const known = code === 'not_confirmed' || code === 'last_way_in' ? (`account.ways.${code}` as const) : null
      notices.show({ tone: 'negative', text: say(known ?? 'account.failed_action') })
    }
    setDoing(null)
  }
  return { doing, act: (name: string, deed: () => Promise<void>) => void act(name, deed) }
}
