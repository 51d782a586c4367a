import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { failureOf } from '#web/accounts/index.ts'
import { withoutSecrets } from '#web/session/index.ts'

/** The ticket of somebody who still has to show a code, when the answer to a password says so. */
export function ticketIn(error: unknown): string | null {
  const { code, data } = failureOf(error)
  return code === 'second_factor_needed' && typeof data.ticket === 'string' ? data.ticket : null
}

/** The same for who comes back from a provider with one in the address: it is taken out of sight. */
export function useTicket(given: string | undefined, search: string) {
  const [path, navigate] = useLocation()
  const held = useState<string | null>(null)
  const [, hold] = held
  useEffect(() => {
    if (given === undefined) return
    hold(given)
    navigate(withoutSecrets(path, search), { replace: true })
  }, [given, search, path, navigate])
  return held
}
