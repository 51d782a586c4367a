import { useRef, useState } from 'react'
import type { Api } from '#contract/index.ts'
import { ApiError, call } from '#web/api/index.ts'

type ConsentBody = Api['POST /api/assistant_consents/:uid']['body']

export type ConsentHandlers = {
  /** Looks again at what is asked, with what was chosen in place. */
  onAgain(): Promise<void>
  /** It was answered elsewhere, or it is too late. */
  onOver(): void
  onAnswered(allowed: boolean): void
}

/** Says it to the server, once, and goes on where that leads: to the assistant. */
export function useConsentAnswer(uid: string, { onAgain, onOver, onAnswered }: ConsentHandlers) {
  const [going, setGoing] = useState<'yes' | 'no' | null>(null)
  const [trouble, setTrouble] = useState<'not_done' | 'changed' | null>(null)
  // Two presses can come before the button is drawn busy.
  const busy = useRef(false)

  async function answer(body: ConsentBody): Promise<void> {
    if (busy.current) return
    busy.current = true
    setGoing(body.allow ? 'yes' : 'no')
    setTrouble(null)
    try {
      const { redirect_to } = await call('POST /api/assistant_consents/:uid', { params: { uid }, body })
      onAnswered(body.allow)
      location.assign(redirect_to)
      return
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 404) return onOver()
      setTrouble(status === 422 ? 'changed' : 'not_done')
      if (status === 422) await onAgain()
    }
    busy.current = false
    setGoing(null)
  }

  return { going, trouble, answer: (body: ConsentBody) => void answer(body) }
}
