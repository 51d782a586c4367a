import { type RawBuilder, sql } from 'kysely'

/** Who asks: the visitor of a browser and, once signed in, the account. */
export type Caller = { readonly visitor: string | null; readonly account: string | null }

/**
 * The one rule of who may open a row with the columns `visitor` and `account`: its account, or as long as it has none,
 * the visitor who made it. It is part of the query, so that a row of someone else takes as long as none at all.
 */
export const ownedBy = ({ visitor, account }: Caller): RawBuilder<boolean> =>
  sql<boolean>`case when account is null then visitor = ${visitor} else account = ${account} end`
