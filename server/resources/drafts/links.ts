import { type FlowName, flowNamed } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { draftLinkMail } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { LimitSubject, Limits } from '../accounts/limits.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import { holdDraft, insertGuest, insertLink, isOfBrowser, useLink } from './store.ts'

type LinkParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Clock
  readonly limits: Pick<Limits, 'wait'>
}

type Wish = { readonly uuid: string; readonly email: string; readonly locale: Locale }

/** Behind it lie a BSN and a passport number: no longer than somebody needs to sit down again. */
const days = 7

/** A way back to a draft without an account: by a link in a mail, which opens it in one more browser. */
export function draftLinks({ config, database, jobs, clock, limits }: LinkParts) {
  async function inTurn(...subjects: readonly LimitSubject[]): Promise<void> {
    const seconds = await limits.wait(...subjects)
    if (seconds > 0) throw new AppError('too_many_requests', { headers: { 'retry-after': String(seconds) } })
  }

  return {
    /** Whether the address belongs to an account makes no difference, so nobody learns it. */
    async send(visitor: string | null, ip: string, { uuid, email, locale }: Wish): Promise<void> {
      await inTurn(['mail_ip', ip])
      // Before anything is counted for an address: nobody uses up what another may have sent.
      if (visitor === null || !(await isOfBrowser(database.db, uuid, visitor))) throw new AppError('not_found')
      await inTurn(['mail_email', `draft ${email}`], ['draft_link', uuid])
      await database.inTransaction(async (tx) => {
        const draft = await holdDraft(tx, uuid, { visitor, account: null })
        const flow = draft && flowNamed(draft.flow)
        if (!draft || !flow || draft.account !== null) throw new AppError('not_found')
        const key = newToken()
        const now = clock.now()
        const expires_at = new Date(now.getTime() + days * 86_400_000)
        await insertLink(tx, { hash: hashOf(key), questionnaire: uuid, expires_at, created_at: now })
        const lang = locale === 'en' ? '&lang=en' : ''
        const mail = draftLinkMail({
          ...{ to: email, locale, flow, days },
          brand: config.BRAND_NAME,
          support_email: config.SUPPORT_EMAIL,
          url: `${config.PUBLIC_URL}/questionnaire/return?key=${key}${lang}`,
        })
        await jobs.enqueue(tx, sendMail, mail)
      })
    },

    /** Once; the browser that used it may come by it again, because it is let in already. */
    async open(visitor: string, ip: string, key: string): Promise<{ uuid: string; flow: FlowName }> {
      await inTurn(['draft_link_open_ip', ip])
      return database.inTransaction(async (tx) => {
        const now = clock.now()
        const link = await useLink(tx, hashOf(key), now)
        const flow = link && flowNamed(link.flow)
        if (!link || !flow) throw new AppError('not_found')
        const { uuid, used_at } = link
        if (await isOfBrowser(tx, uuid, visitor)) return { uuid, flow }
        if (used_at !== null) throw new AppError('not_found')
        await insertGuest(tx, { questionnaire: uuid, visitor, created_at: now })
        return { uuid, flow }
      })
    },
  }
}
