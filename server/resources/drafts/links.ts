import { type FlowName, flowNamed } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { draftLinkMail } from '#server/adapters/mail/index.ts'
import { newToken, type SealedColumn, tokenHash, type Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { LimitSubject, Limits } from '../attempts/limits.ts'
import { holdDraft, insertDraftLink, insertGuest, isOfBrowser, keepAddress, takeDraftLink } from './store.ts'

type DraftLinkParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly vault: Vault
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Clock
  readonly limits: Pick<Limits, 'wait'>
}

type LinkWish = { readonly uuid: string; readonly email: string; readonly locale: Locale }

/** Behind it lie a BSN and a passport number: no longer than somebody needs to sit down again. */
export const draftLinkDays = 7

const addressPlace = (questionnaire: string) => `draft_addresses/${questionnaire}`

export const sealedAddresses: SealedColumn = {
  ...{ table: 'draft_addresses', column: 'sealed_email', row: 'questionnaire', holds: 'a text' },
  place: addressPlace,
}

/** Where its maker asked for a link. */
export const addressIn = (vault: Vault, questionnaire: string, sealed: string): string =>
  String(vault.openJson(sealed, addressPlace(questionnaire)))

/** A new way back; those of before hold as long as they did. */
export async function freshLink(
  tx: Tx,
  { config, clock }: { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly clock: Clock },
  { uuid, locale }: Omit<LinkWish, 'email'>,
): Promise<string> {
  const key = newToken()
  const now = clock.now()
  const expires_at = new Date(now.getTime() + draftLinkDays * 86_400_000)
  await insertDraftLink(tx, { hash: tokenHash(key), questionnaire: uuid, expires_at, created_at: now })
  return `${config.PUBLIC_URL}/questionnaire/return?key=${key}${locale === 'en' ? '&lang=en' : ''}`
}

/** A way back to a draft without an account: by a link in a mail, which opens it in one more browser. */
export function draftLinks({ config, database, vault, jobs, clock, limits }: DraftLinkParts) {
  async function inTurn(...subjects: readonly LimitSubject[]): Promise<void> {
    const seconds = await limits.wait(...subjects)
    if (seconds > 0) throw new AppError('too_many_requests', { headers: { 'retry-after': String(seconds) } })
  }

  return {
    /** Whether the address belongs to an account makes no difference, so nobody learns it. */
    async send(visitor: string | null, ip: string, { uuid, email, locale }: LinkWish): Promise<void> {
      await inTurn(['mail_ip', ip])
      // Before anything is counted for an address: nobody uses up what another may have sent.
      if (visitor === null || !(await isOfBrowser(database.db, uuid, visitor))) throw new AppError('not_found')
      await inTurn(['mail_email', `draft ${email}`], ['draft_link', uuid])
      await database.inTransaction(async (tx) => {
        const draft = await holdDraft(tx, uuid, { visitor, account: null })
        const flow = draft && flowNamed(draft.flow)
        if (!draft || !flow || draft.account !== null) throw new AppError('not_found')
        const url = await freshLink(tx, { config, clock }, { uuid, locale })
        const sealed_email = vault.sealJson(email, addressPlace(uuid))
        await keepAddress(tx, { questionnaire: uuid, sealed_email, locale, at: clock.now() })
        const mail = draftLinkMail({
          ...{ to: email, locale, flow, url, days: draftLinkDays },
          brand: config.BRAND_NAME,
          support_email: config.SUPPORT_EMAIL,
        })
        await jobs.enqueue(tx, sendMail, mail)
      })
    },

    /** Once; the browser that used it may come by it again, because it is let in already. */
    async open(visitor: string, ip: string, key: string): Promise<{ uuid: string; flow: FlowName }> {
      await inTurn(['draft_link_open_ip', ip])
      return database.inTransaction(async (tx) => {
        const now = clock.now()
        const link = await takeDraftLink(tx, tokenHash(key), now)
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
