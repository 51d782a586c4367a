import { useRef, useState } from 'react'
import { failureOf } from '#web/accounts/index.ts'
import { call, type Token } from '#web/api/index.ts'

/** Puts drafts into the account, once however often one presses; says whether that worked. */
export function useClaim(as?: Token) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'ours' | 'offline' | null>(null)
  const under = useRef(false)

  async function claim(uuids: readonly string[]): Promise<boolean> {
    if (under.current) return false
    under.current = true
    setBusy(true)
    setFailed(null)
    try {
      await call('POST /api/drafts/claim', { body: { uuids: [...uuids] }, ...(as && { as }) })
      return true
    } catch (error) {
      setFailed(failureOf(error).kind === 'offline' ? 'offline' : 'ours')
      return false
    } finally {
      under.current = false
      setBusy(false)
    }
  }

  return { busy, failed, claim }
}
