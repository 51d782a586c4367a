import { linkDays } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Tx } from '#server/db/index.ts'
import { newToken, tokenHash } from '../accounts/tokens.ts'
import { findParticipant, insertLink } from './store.ts'

type LinkParts = { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly clock: Clock }

type Theirs = { readonly questionnaire: string; readonly flow: FlowName }

/** A way to their own page for who takes part by a link, as it goes into one mail; null for everybody else. */
export const ownLinks =
  ({ config, clock }: LinkParts) =>
  async (tx: Tx, { questionnaire, flow }: Theirs, person: ShareholderKey): Promise<string | null> => {
    const row = await findParticipant(tx, { questionnaire, person })
    if (row === undefined || row.declined_at !== null) return null
    const token = newToken()
    const made_at = clock.now()
    const until = new Date(made_at.getTime() + linkDays * 86_400_000)
    await insertLink(tx, { hash: tokenHash(token), participant: row.uuid, until, made_at })
    return `${config.PUBLIC_URL}/participant/${token}${flows[flow].language === 'en' ? '?lang=en' : ''}`
  }
