import { useRef, useState } from 'react'
import type { AskedPartner, PartnerConsent, PartnerOffers, PartnerRequest } from '#contract/partners.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'

/** Who asks, and the words by which they would agree. */
export type Asker = Pick<PartnerOffers, 'consent' | 'you'>

/** Whom something goes to. */
export type Target =
  | { readonly kind: 'offer'; readonly slug: string }
  | { readonly kind: 'lawyer'; readonly lawyer: string }

const toOffer = 'POST /api/api_customer_dashboard/partner_offers/:slug/requests'
const toLawyer = 'POST /api/api_customer_dashboard/lawyers/:lawyer/requests'

const send = (to: Target, body: AskedPartner): Promise<PartnerRequest> =>
  to.kind === 'offer'
    ? call(toOffer, { params: { slug: to.slug }, body })
    : call(toLawyer, { params: { lawyer: to.lawyer }, body })

type ShareProblem = 'stale_consent' | 'changed' | 'too_many' | 'offline' | 'ours'
/** What was wrong with a field, by its name. */
type ShareWrongs = { readonly phone?: 'phone'; readonly question?: 'question' | 'holds_bsn' }

function wrongsIn(error: unknown): ShareWrongs {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const at = (path: string) => error.errors.find((one) => one.path === path)
  const question = at('question')
  return {
    ...(at('phone') && { phone: 'phone' }),
    ...(question && { question: question.code === 'holds_bsn' ? 'holds_bsn' : 'question' }),
  }
}

function problemIn(error: unknown): ShareProblem {
  const refused = refusalOf(error, toOffer, 409)
  if (refused) return refused.errors.some(({ code }) => code === 'stale_consent') ? 'stale_consent' : 'changed'
  const status = error instanceof ApiError ? error.status : null
  if (status === 404) return 'changed'
  return status === 0 ? 'offline' : status === 429 ? 'too_many' : 'ours'
}

/** Has something passed on, once however often it is pressed; what was refused is said with the words that hold now. */
export function useSharing(to: Target) {
  const under = useRef(false)
  const [isGoing, setGoing] = useState(false)
  const [wrongs, setWrongs] = useState<ShareWrongs>({})
  const [problem, setProblem] = useState<ShareProblem | null>(null)
  const [renewed, setRenewed] = useState<PartnerConsent | null>(null)

  const share = async (body: AskedPartner): Promise<PartnerRequest | null> => {
    if (under.current) return null
    under.current = true
    setGoing(true)
    setProblem(null)
    setWrongs({})
    try {
      return await send(to, body)
    } catch (error) {
      const found = wrongsIn(error)
      setWrongs(found)
      if (Object.keys(found).length === 0) setProblem(problemIn(error))
      setRenewed(refusalOf(error, toOffer, 409)?.consent ?? null)
      return null
    } finally {
      under.current = false
      setGoing(false)
    }
  }
  return { share, isGoing, wrongs, problem, renewed }
}
