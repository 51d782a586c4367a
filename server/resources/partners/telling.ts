import { partnerAskedMail, partnerErasureMail, partnerNews } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Tx } from '#server/db/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { findAsker, findOffer, type KeptRequest } from './store.ts'

export type PartnerTellingParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** By which a partner and we speak of a request. */
const referenceOf = ({ uuid }: KeptRequest): string => uuid.slice(0, 8).toUpperCase()

/** Mails of what is passed on: to the partner or lawyer, and to who asked. */
export function createPartnerTelling({ config, jobs }: PartnerTellingParts) {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email, PUBLIC_URL } = config
  const letterhead = { brand, support_email }

  async function asker(
    tx: Tx,
    { account, locale, recipient }: KeptRequest,
    news: Omit<Parameters<typeof partnerNews>[1], 'recipient' | 'url'>,
  ): Promise<void> {
    const reader = await findAsker(tx, account)
    if (reader === undefined) return
    const { email: to, firstname } = reader
    const url = `${PUBLIC_URL}/membership${locale === 'en' ? '?lang=en' : ''}`
    const mail = partnerNews({ to, name: firstname ?? '', locale, ...letterhead }, { ...news, recipient, url })
    await jobs.enqueue(tx, sendMail, mail)
  }

  return {
    asker,

    /** To both: whoever asked sees what went. */
    async passOn(tx: Tx, request: KeptRequest): Promise<void> {
      const { uuid, email: to, offer, facts } = request
      if (facts === null) return
      const about = (offer === null ? undefined : (await findOffer(tx, offer))?.nl.title) ?? request.recipient
      const reference = referenceOf(request)
      const mail = partnerAskedMail({ to, ...letterhead, reference, about, facts, request: uuid })
      await jobs.enqueue(tx, sendMail, mail)
      await asker(tx, request, { kind: 'passed_on', facts })
    },

    async askErasure(tx: Tx, request: KeptRequest): Promise<void> {
      const { email: to, facts, sent_at, asked_at } = request
      const mail = partnerErasureMail(
        { to, ...letterhead, reference: referenceOf(request) },
        { ...(facts ?? {}), at: sent_at ?? asked_at },
      )
      await jobs.enqueue(tx, sendMail, mail)
    },
  }
}
