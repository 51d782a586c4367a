import type { Locale } from '#domain/values/index.ts'
import { type CaseMailEvent, caseMail } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Tx } from '#server/db/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { KeptCase } from './store.ts'
import { findFounder, findOffice, staffOf } from './store-staff.ts'

type TellingParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export type Telling = ReturnType<typeof createTelling>

/** Mails about a case, put in the queue by the transaction in which something happens to it. */
export function createTelling({ config, jobs }: TellingParts) {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email, PUBLIC_URL } = config

  async function send(
    tx: Tx,
    { number, company_name: company }: KeptCase,
    to: { readonly email: string; readonly name: string; readonly locale: Locale; readonly url: string },
    office: string | null,
    event: CaseMailEvent,
  ): Promise<void> {
    const { email, name, locale, url } = to
    await jobs.enqueue(
      tx,
      sendMail,
      caseMail({ to: email, name, locale, url, brand, support_email, company, number, office, event }),
    )
  }

  const officeName = async (tx: Tx, { office }: KeptCase) =>
    office === null ? null : ((await findOffice(tx, office))?.name ?? null)

  const supportDesk = (found: KeptCase) => ({
    ...{ email: support_email, name: '', locale: 'nl' as const },
    url: `${PUBLIC_URL}/support/${found.uuid}`,
  })

  return {
    /** Whose account is gone hears nothing. */
    async founder(tx: Tx, found: KeptCase, event: CaseMailEvent): Promise<void> {
      const founder = await findFounder(tx, found.order_uuid)
      if (founder === undefined) return
      const to = {
        ...{ email: founder.email, name: founder.firstname, locale: found.language },
        url: `${PUBLIC_URL}/dashboard/${found.questionnaire}`,
      }
      await send(tx, found, to, await officeName(tx, found), event)
    },

    /** The office at its own address, or each of its people; support where there is none here, or nobody in it. */
    async office(tx: Tx, found: KeptCase, event: CaseMailEvent): Promise<void> {
      const office = found.office === null ? undefined : await findOffice(tx, found.office)
      const staff = office === undefined || office.email !== null ? [] : await staffOf(tx, office.id)
      const addresses = office?.email == null ? staff : [office.email]
      const url = `${PUBLIC_URL}/notary/${found.uuid}`
      for (const email of addresses) {
        await send(tx, found, { email, name: '', locale: 'nl', url }, office?.name ?? null, event)
      }
      if (addresses.length > 0) return
      const told: CaseMailEvent = event.kind === 'opened' ? { ...event, kind: 'opened_for_support' } : event
      await send(tx, found, supportDesk(found), office?.name ?? null, told)
    },

    support: (tx: Tx, found: KeptCase, event: CaseMailEvent): Promise<void> =>
      send(tx, found, supportDesk(found), null, event),
  }
}
