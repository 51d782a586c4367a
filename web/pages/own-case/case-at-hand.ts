import { createContext, use } from 'react'
import type { CaseActionBody, CustomerCase } from '#contract/cases.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'

/** The case that the page is about. */
export type CaseAtHand = {
  /** Of the questionnaire, which the address names. */
  readonly uuid: string
  readonly case: CustomerCase
  readonly refresh: () => Promise<void>
  readonly put: (value: CustomerCase) => void
}

export type MissingForAction = CustomerCase['actions'][number]['missing'][number]

export const CaseContext = createContext<CaseAtHand | null>(null)

export function useCase(): CaseAtHand {
  const atHand = use(CaseContext)
  if (!atHand) throw new Error('A part of a case stands only inside CaseContext.')
  return atHand
}

const acting = 'POST /api/api_customer_dashboard/notary_products/:uuid/actions'

/** Does something with the case. What is missing for it comes back; anything else is said in a notice. */
export function useAct(): (body: CaseActionBody, done: string) => Promise<readonly MissingForAction[]> {
  const say = useSay()
  const { uuid, case: seen, refresh, put } = useCase()
  return async (body, done) => {
    try {
      put(await call(acting, { params: { uuid }, body: { ...body, version: seen.version } }))
      notices.show({ tone: 'positive', text: done })
      return []
    } catch (error) {
      const refused = refusalOf(error, acting, 409)
      const missing = refused?.missing ?? []
      // Somebody was first, or the case is no longer where it was: what it is now says what can be done.
      const key = refused ? 'founder.acting.first' : 'founder.acting.failed'
      if (missing.length === 0) notices.show({ tone: refused ? 'warning' : 'negative', text: say(key) })
      if (error instanceof ApiError && error.status > 0) await refresh()
      return missing
    }
  }
}

/** Says something to the office: in the thread of the case, or to one of its questions. */
export function useWrite(): (
  text: string,
  to?: { readonly path: string | null; readonly id: number },
) => Promise<void> {
  const { uuid, put } = useCase()
  return async (text, to) => {
    const body = { text, path: to?.path ?? null, reply_to: to?.id ?? null }
    put(await call('POST /api/api_customer_dashboard/notary_products/:uuid/comments', { params: { uuid }, body }))
  }
}
