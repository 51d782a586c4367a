import type { ShareholderKey } from '#domain/fields/index.ts'
import { type LinkState, linkDays } from '#domain/participants/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Tx } from '#server/db/index.ts'
import { findParticipant, insertLink, newestLink, type StoredParticipant } from './store.ts'

type OwnLinkParts = { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly clock: Clock }

/** How a link stands. */
export const linkStateOf = (link: Awaited<ReturnType<typeof newestLink>>, now: Date): LinkState => {
  if (link === undefined) return 'none'
  if (link.revoked_at !== null) return 'revoked'
  return link.until > now ? 'open' : 'expired'
}

/** The only moment at which the link itself is known: it goes out, and its hash stays. */
export const freshLinks =
  ({ config, clock }: OwnLinkParts) =>
  async (tx: Tx, { uuid }: Pick<StoredParticipant, 'uuid'>, locale: Locale) => {
    const token = newToken()
    const made_at = clock.now()
    const until = new Date(made_at.getTime() + linkDays * 86_400_000)
    await insertLink(tx, { hash: tokenHash(token), participant: uuid, until, made_at })
    return { until, url: `${config.PUBLIC_URL}/participant/${token}${locale === 'en' ? '?lang=en' : ''}` }
  }

type Theirs = { readonly questionnaire: string; readonly flow: FlowName }

/**
 * A way to their own page for who takes part by a link, as it goes into one mail; null for everybody else, and for whom whoever
 * ordered shut the door.
 */
export const ownLinks =
  (parts: OwnLinkParts) =>
  async (tx: Tx, { questionnaire, flow }: Theirs, person: ShareholderKey): Promise<string | null> => {
    const row = await findParticipant(tx, { questionnaire, person })
    if (row === undefined || row.declined_at !== null) return null
    if (linkStateOf(await newestLink(tx, row.uuid), parts.clock.now()) === 'revoked') return null
    return (await freshLinks(parts)(tx, row, flows[flow].language)).url
  }
