import { randomUUID } from 'node:crypto'
import type { AskedPartner, Lawyers, PartnerConsent, PartnerOffers, PartnerRequest } from '#contract/partners.ts'
import {
  afterWithdrawal,
  consentIssue,
  holdsBsn,
  isEnoughTier,
  isOpenRequest,
  isSamePassedOn,
  mostRequestsADay,
  type PassedOn,
  partnerRequestState,
  passedOn,
} from '#domain/partners/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Companies } from '../companies/actions.ts'
import type { MembershipService } from '../memberships/service.ts'
import { passOnRequest } from './jobs.ts'
import {
  closeRequest,
  countSince,
  currentConsent,
  findAsker,
  findLawyer,
  findOffer,
  holdAsker,
  holdRequest,
  insertRequest,
  type KeptRequest,
  markSent,
  selectLawyers,
  selectOffers,
  selectRequests,
} from './store.ts'
import { createPartnerTelling, type PartnerTellingParts } from './telling.ts'
import { calledAndReached, shownLawyer, shownOffer, shownRequest } from './view.ts'

type PartnerParts = PartnerTellingParts & {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly companies: Pick<Companies, 'list' | 'find'>
  readonly memberships: Pick<MembershipService['reading'], 'tier' | 'plansForSale'>
}

export type Partners = ReturnType<typeof createPartners>

type RefusedRequest = {
  readonly outcome: 'stale_consent' | 'needs_membership' | 'already_shared'
  readonly consent: PartnerConsent
}
type AskOutcome = { readonly outcome: 'asked'; readonly request: PartnerRequest } | RefusedRequest

/** Whom something goes to. */
type RequestRecipient = Pick<KeptRequest, 'offer' | 'lawyer' | 'recipient' | 'email'> & { readonly isOpen: boolean }

const day = 86_400_000

/** Offers of partners and lawyers to talk to: nothing of anybody goes to one of them without their word. */
export function createPartners(parts: PartnerParts) {
  const { database, vault, clock, jobs, companies, memberships } = parts
  const { db } = database
  const telling = createPartnerTelling(parts)

  async function askerOf(account: string) {
    const found = await findAsker(db, account)
    if (found === undefined) throw new AppError('not_signed_in')
    const own = await companies.list(account)
    return {
      consent: await currentConsent(db),
      you: { ...calledAndReached(found), companies: own.map(({ uuid, name }) => ({ uuid, name })) },
    }
  }

  async function factsOf(tx: Tx, account: string, { phone, question, company }: AskedPartner): Promise<PassedOn> {
    const asker = await holdAsker(tx, account)
    if (asker === undefined) throw new AppError('not_signed_in')
    const named = company === undefined ? null : (await companies.find(tx, account, company)).facts.name
    return passedOn({ ...calledAndReached(asker), phone: phone ?? null, company: named, question: question ?? null })
  }

  function demandNoBsn({ question = '' }: PassedOn): void {
    if (!holdsBsn(question, clock.today())) return
    const message = 'A BSN is never passed on.'
    throw new AppError('invalid_request', { entries: [{ code: 'holds_bsn', path: 'question', message }] })
  }

  const ask = (
    account: string,
    asked: AskedPartner,
    find: (tx: Tx) => Promise<RequestRecipient>,
  ): Promise<AskOutcome> =>
    database.inTransaction(async (tx) => {
      const facts = await factsOf(tx, account, asked)
      const { isOpen, ...recipient } = await find(tx)
      const consent = await currentConsent(tx)
      const open = (await selectRequests(tx, vault, account)).find(
        (one) =>
          one.offer === recipient.offer && one.lawyer === recipient.lawyer && isOpenRequest(partnerRequestState(one)),
      )
      if (open) {
        const isSame = open.facts !== null && isSamePassedOn(open.facts, facts)
        return isSame ? { outcome: 'asked', request: shownRequest(open) } : { outcome: 'already_shared', consent }
      }
      const stale = consentIssue(asked.consent_version, consent.version)
      if (stale) return { outcome: stale, consent }
      if (!isOpen) return { outcome: 'needs_membership', consent }
      demandNoBsn(facts)
      const now = clock.now()
      if ((await countSince(tx, account, new Date(now.getTime() - day))) >= mostRequestsADay)
        throw new AppError('too_many_requests', { headers: { 'retry-after': String(day / 1000) } })
      const uuid = randomUUID()
      const words = { consent_version: consent.version, locale: asked.locale }
      await insertRequest(tx, vault, { uuid, account, ...recipient, ...words, facts, asked_at: now })
      await jobs.enqueue(tx, passOnRequest, { request: uuid })
      const request = await holdRequest(tx, vault, uuid)
      if (request === undefined) throw new Error('A request was not kept.')
      return { outcome: 'asked', request: shownRequest(request) }
    })

  return {
    async offers(account: string): Promise<PartnerOffers> {
      const [asker, tier, plans] = [
        await askerOf(account),
        await memberships.tier(db, account),
        await memberships.plansForSale(),
      ]
      const requests = await selectRequests(db, vault, account)
      return { ...asker, offers: (await selectOffers(db)).map((offer) => shownOffer(offer, { tier, plans, requests })) }
    },

    async lawyers(account: string): Promise<Lawyers> {
      const [asker, requests] = [await askerOf(account), await selectRequests(db, vault, account)]
      return { ...asker, lawyers: (await selectLawyers(db)).map((lawyer) => shownLawyer(lawyer, requests)) }
    },

    requests: async (account: string): Promise<PartnerRequest[]> =>
      (await selectRequests(db, vault, account)).map(shownRequest),

    askOffer: (account: string, slug: string, asked: AskedPartner): Promise<AskOutcome> =>
      ask(account, asked, async (tx) => {
        const found = await findOffer(tx, slug)
        if (found === undefined) throw new AppError('not_found')
        const isOpen = isEnoughTier(found.tier, await memberships.tier(tx, account))
        return { offer: slug, lawyer: null, recipient: found[asked.locale].from, email: found.email, isOpen }
      }),

    askLawyer: (account: string, uuid: string, asked: AskedPartner): Promise<AskOutcome> =>
      ask(account, asked, async (tx) => {
        const found = isUuid(uuid) ? await findLawyer(tx, uuid) : undefined
        if (found === undefined) throw new AppError('not_found')
        const { name, office, email } = found
        return { offer: null, lawyer: found.uuid, recipient: `${name}, ${office}`, email, isOpen: true }
      }),

    withdraw: (account: string, uuid: string) =>
      database.inTransaction(async (tx) => {
        const request = isUuid(uuid) ? await holdRequest(tx, vault, uuid) : undefined
        if (request?.account !== account) throw new AppError('not_found')
        const outcome = afterWithdrawal(partnerRequestState(request))
        if (outcome === 'withdrawn_before') return { outcome, request: shownRequest(request) }
        if (outcome === 'erasure_asked') {
          await telling.askErasure(tx, request)
          await telling.asker(tx, request, { kind: 'withdrawn', facts: null })
        }
        const withdrawn_at = clock.now()
        await closeRequest(tx, uuid, { withdrawn_at })
        return { outcome, request: shownRequest({ ...request, withdrawn_at, facts: null }) }
      }),

    /** For who does it a moment later: unless it was taken back meanwhile. */
    async passOn(tx: Tx, uuid: string): Promise<void> {
      const request = await holdRequest(tx, vault, uuid)
      if (request === undefined || partnerRequestState(request) !== 'waiting') return
      await markSent(tx, uuid, clock.now())
      await telling.passOn(tx, request)
    },

    /** Nobody could be reached there, so nothing arrived. */
    async undelivered(tx: Tx, uuid: string): Promise<void> {
      const request = await holdRequest(tx, vault, uuid)
      if (request === undefined || partnerRequestState(request) !== 'sent') return
      await closeRequest(tx, uuid, { undelivered_at: clock.now() })
      await telling.asker(tx, request, { kind: 'undelivered', facts: null })
    },
  }
}
