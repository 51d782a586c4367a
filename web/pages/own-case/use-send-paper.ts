import { useState } from 'react'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { acceptedPaper, type PaperKind } from '#domain/papers/index.ts'
import { flows } from '#domain/products/index.ts'
import { sendFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { useCase } from './case-at-hand.ts'
import { refusalIn } from './upload-refusal.ts'

type SentFor = { readonly kind: PaperKind; readonly person: ShareholderKey | null }

/** Sends files for the notary, one after the other. The first that is refused ends it, with why in words. */
export function useSendPaper() {
  const say = useSay()
  const { uuid, case: about, refresh } = useCase()
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()

  async function send(files: readonly File[], { kind, person }: SentFor): Promise<boolean> {
    if (sending || files.length === 0) return false
    const tooLarge = files.some(({ size }) => size > acceptedPaper.maxBytes)
    setError(tooLarge ? say('dashboard.uploads.errors.too_large') : undefined)
    if (tooLarge) return false
    setSending(true)
    const key = `POST /api/${flows[about.flow].api_path}/:uuid/uploads` as const
    try {
      for (const file of files) {
        const { name } = await sendFile(key, file, { params: { uuid }, query: { kind, person: person ?? undefined } })
        notices.show({ tone: 'positive', text: say('dashboard.uploads.sent', { name }) })
      }
      await refresh()
      return true
    } catch (refused) {
      setError(say(`dashboard.uploads.errors.${refusalIn(refused)}`))
      return false
    } finally {
      setSending(false)
    }
  }
  return { send, sending, error, setError }
}
