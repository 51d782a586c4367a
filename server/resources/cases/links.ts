import { createHash, randomBytes } from 'node:crypto'
import type { CaseLink } from '#contract/case-links.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import { setMail } from '#server/adapters/mail/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { DocumentShelf } from '../documents/shelf.ts'
import type { KnownReferences } from '../reference/references.ts'
import { archiver } from './archive.ts'
import type { GatherFacts } from './facts.ts'
import { isSealed, reasonNeeded } from './reading.ts'
import type { Actor, StaffSession } from './staff.ts'
import { findCase, holdCase, insertCaseEvent, type KeptCase } from './store.ts'
import { insertCaseLink, markCaseLinkUsed, revokeLink, selectLinks } from './store-links.ts'
import { caseForStaff } from './whose.ts'

type CaseLinkParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly gather: GatherFacts
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly files: Files
  readonly issued: Pick<DocumentShelf, 'latest' | 'open'>
  readonly participants: Parameters<typeof archiver>[0]['participants']
}

export type LinkActions = ReturnType<typeof linkActions>

const fortnight = 14 * 24 * 3_600_000

/** Only this is kept: who reads our database cannot fetch anything by it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type LinkAction = 'send_set' | 'revoke_set' | 'fetch_set'

/** A notary without an account here gets everything of a case by a link, from support. */
export function linkActions(parts: CaseLinkParts) {
  const { config, database, vault, clock, references, gather, jobs } = parts
  const { db } = database
  // Another notary has to know their client themselves.
  const pack = archiver({ ...parts, drawCheck: null })

  const list = async ({ uuid }: KeptCase): Promise<{ data: CaseLink[] }> => ({
    data: (await selectLinks(db, vault, uuid)).map(({ id, email, fetched, ...row }) => ({
      ...{ id, email, fetched },
      made_at: row.made_at.toISOString(),
      until: row.until.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
      fetched_at: row.fetched_at?.toISOString() ?? null,
    })),
  })

  const line = (tx: Tx, { uuid, status }: KeptCase, action: LinkAction, by: Actor | null) =>
    insertCaseEvent(tx, { case_uuid: uuid, from: status, to: status, action, by }, clock.now())

  return {
    list: async (session: StaffSession, uuid: string) => list((await caseForStaff(db, session, uuid)).found),

    async make(session: StaffSession, uuid: string, email: string | null) {
      const { found, staff } = await caseForStaff(db, session, uuid)
      // An office with an account here has everything already.
      if (found.office !== null) throw new AppError('conflict')
      if (await isSealed(db, found, staff, clock.now())) throw reasonNeeded()
      const token = randomBytes(32).toString('base64url')
      const url = `${config.PUBLIC_URL}/api/notary_sets/${token}`
      const made_at = clock.now()
      const until = new Date(made_at.getTime() + fortnight)
      await database.inTransaction(async (tx) => {
        const held = await holdCase(tx, uuid)
        if (held === undefined || held.office !== null) throw new AppError('conflict')
        await insertCaseLink(tx, vault, {
          ...{ case_uuid: uuid, token_hash: hashOf(token), email, made_by: staff.account, made_at, until },
        })
        await line(tx, held, 'send_set', staff)
        if (email === null) return
        const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email } = config
        const { number, company_name: company } = held
        const mail = setMail({ to: email, brand, support_email, number, company, url, until })
        await jobs.enqueue(tx, sendMail, { ...mail, about: { cases: [uuid], to: 'partner' } })
      })
      return { url, ...(await list(found)) }
    },

    async revoke(session: StaffSession, uuid: string, id: number) {
      const { found, staff } = await caseForStaff(db, session, uuid)
      await database.inTransaction(async (tx) => {
        if (!(await revokeLink(tx, uuid, id, staff.account, clock.now()))) throw new AppError('not_found')
        await line(tx, found, 'revoke_set', staff)
      })
      return list(found)
    },

    /** What is unknown, ran out or was revoked is not there, one like the other. */
    async fetch(token: string) {
      const found = await database.inTransaction(async (tx) => {
        const used = await markCaseLinkUsed(tx, hashOf(token), clock.now())
        const about = used && (await findCase(tx, used.case_uuid))
        // The first time is what matters; how often it was is counted.
        if (about && used.fetched === 1) await line(tx, about, 'fetch_set', null)
        // Whoever has it by now gets it from there.
        return about?.office === null ? about : undefined
      })
      if (found === undefined) throw new AppError('not_found')
      return pack(found, await gather(db, found, await references.recent()))
    },
  }
}
