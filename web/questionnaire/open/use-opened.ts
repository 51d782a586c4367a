import { useEffect, useState } from 'react'
import { type FlowName, flows, productOf } from '#domain/products/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { insteadIn, useLocale } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import type { Questionnaire } from '../store/context.tsx'
import { begin, takeFresh } from './beginning.ts'
import { earlyMessagesIn } from './messages-in.ts'
import { openLoaded } from './opened.ts'

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly questionnaire: Questionnaire }
  /** Not there, or not for this visitor. */
  | { readonly state: 'gone' }
  /** Our failure; `again` tries once more. */
  | { readonly state: 'failed' }

interface Address {
  readonly flow: FlowName
  readonly uid: string | undefined
  readonly search: string
}

const asksNotary = (flow: FlowName): boolean =>
  productOf(flow)?.steps.some((step) => step.sections.some((one) => one.settledBy === 'predefined_notary')) ?? false

async function load({ flow, uid }: Address & { readonly uid: string }) {
  const made = takeFresh(uid)
  if (made) return { questionnaire: made, predefinedNotary: false }
  const path = flows[flow].api_path
  const [questionnaire, notary] = await Promise.all([
    call(`GET /api/${path}/:uuid`, { params: { uuid: uid } }),
    asksNotary(flow)
      ? call('GET /api/predefined_notary/:uuid', { params: { uuid: uid } }).catch(() => ({ id: null }))
      : { id: null },
  ])
  return { questionnaire, predefinedNotary: notary.id !== null }
}

interface Attempt {
  readonly opening: Opening
  readonly again: () => void
}

/** Opens the questionnaire of an address; a first visit makes one and `onMade` says which. */
export function useOpened(address: Address, onMade: (uuid: string) => void): Attempt {
  const { flow, uid, search } = address
  const { flags, unserved_countries } = useSite()
  const { locale } = useLocale()
  const [opening, setOpening] = useState<Opening>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // Asked for before the frame is drawn, so that it is made meanwhile; whoever asks again gets the same one.
  useState(() => uid === undefined && productOf(flow) && begin(flow, search).catch(() => undefined))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens it anew; the query is read on the first visit only
  useEffect(() => {
    const product = productOf(flow)
    if (!product) return
    let close: (() => void) | null = null
    let here = true
    setOpening({ state: 'loading' })
    const open = async () => {
      const words = Promise.all([earlyMessagesIn(locale, product.wording), insteadIn(locale, product.wording)])
      if (uid === undefined) return onMade((await begin(flow, search)).uuid)
      const loaded = await load({ flow, uid, search })
      const [messages, instead] = await words
      if (!here) return
      const ready = await openLoaded({
        flow,
        product,
        flags,
        unserved: unserved_countries,
        messages,
        instead,
        ...loaded,
      })
      if (!here) return ready.close()
      close = ready.close
      setOpening({ state: 'ready', questionnaire: ready.opened })
    }
    open().catch((error: unknown) => {
      if (here) setOpening({ state: error instanceof ApiError && error.status === 404 ? 'gone' : 'failed' })
    })
    return () => {
      here = false
      close?.()
    }
  }, [flow, uid, locale, attempt])

  return { opening, again: () => setAttempt((count) => count + 1) }
}
