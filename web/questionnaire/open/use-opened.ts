import { useEffect, useState } from 'react'
import type { Product } from '#domain/flow/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import type { Questionnaire } from '../store/context.tsx'
import { begin, takeFresh } from './beginning.ts'
import type { Surroundings } from './surroundings.ts'

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly questionnaire: Questionnaire }
  /** Not there, or not for this visitor. */
  | { readonly state: 'gone' }
  /** Our failure; `again` tries once more. */
  | { readonly state: 'failed' }

interface Address {
  readonly uid: string | undefined
  readonly search: string
}

const asksNotary = ({ steps }: Product): boolean =>
  steps.some((step) => step.sections.some((one) => one.settledBy === 'predefined_notary'))

async function load(flow: FlowName, product: Product, uid: string) {
  const made = takeFresh(uid)
  if (made) return { questionnaire: made, predefinedNotary: false }
  const path = flows[flow].api_path
  const [questionnaire, notary] = await Promise.all([
    call(`GET /api/${path}/:uuid`, { params: { uuid: uid } }),
    asksNotary(product) ? call('GET /api/predefined_notary/:uuid', { params: { uuid: uid } }) : { id: null },
  ])
  return { questionnaire, predefinedNotary: notary.id !== null }
}

interface Attempt {
  readonly opening: Opening
  readonly again: () => void
}

/** Opens the questionnaire of an address; a first visit makes one and `onMade` says which. */
export function useOpened(around: Surroundings, { uid, search }: Address, onMade: (uuid: string) => void): Attempt {
  const { flow, product } = around
  const [opening, setOpening] = useState<Opening>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // Asked for before the frame is drawn, so that it is made meanwhile; whoever asks again gets the same one.
  useState(() => uid === undefined && begin(flow, search).catch(() => undefined))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens it anew; the query is read on the first visit only
  useEffect(() => {
    let close: (() => void) | null = null
    let here = true
    setOpening({ state: 'loading' })
    const open = async () => {
      if (uid === undefined) return onMade((await begin(flow, search)).uuid)
      const [loaded, { openLoaded }] = await Promise.all([load(flow, product, uid), import('./opened.ts')])
      if (!here) return
      const ready = await openLoaded({ ...around, ...loaded })
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
  }, [flow, uid, around.messages, attempt])

  return { opening, again: () => setAttempt((count) => count + 1) }
}
