import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountErrorCode } from '#contract/account-answers.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Mail } from '#server/adapters/mail/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { Outbox } from '../outbox/index.ts'
import { type Keeper, type KeepReason, type KeptFile, keepReasons, type Owner } from '../visitors/keeper.ts'
import { accountMail } from './mail-job.ts'
import { ownArchive } from './own-archive.ts'
import { AccountRefusal, protocolSentences } from './refusal.ts'
import { findByUuid } from './store.ts'
import {
  deleteAccountRow,
  lockAccount,
  selectCodes,
  selectDevices,
  selectIdentities,
  selectSessions,
} from './store-own.ts'
import { findFactor, recoveryCodesLeft, selectSecondFactorEvents } from './store-second-factor.ts'

type OwnDataParts = {
  readonly database: Database
  readonly clock: Clock
  /** Everybody else who keeps something of an account. */
  readonly keepers: readonly Keeper[]
  readonly files: Pick<Files, 'get'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** What the law wants stays; what passes is asked for again. The first that applies is told. */
const refusals = {
  paid_order: { status: 422, code: 'must_be_kept' },
  open_payment: { status: 409, code: 'payment_pending' },
} as const satisfies Record<KeepReason, { readonly status: number; readonly code: AccountErrorCode }>

export function ownDataActions({ database, clock, keepers, files, log }: OwnDataParts) {
  const all = [...keepers, accountKeeper(clock)]

  async function collected(tx: Tx, owner: Owner): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = { exported_at: clock.now().toISOString() }
    for (const keeper of all) parts[keeper.name] = await keeper.collect(tx, owner)
    // As it will be sent: moments as text.
    return JSON.parse(JSON.stringify(parts)) as Record<string, unknown>
  }

  // Read in one go, so that the parts belong together.
  const asOwner = <Answer>(account: string, work: (tx: Tx, owner: Owner) => Promise<Answer>): Promise<Answer> =>
    database.inTransaction(async (tx) => {
      const owner = await findByUuid(tx, account)
      if (!owner) throw new AppError('not_signed_in')
      return work(tx, owner)
    })

  return {
    /** Everything we keep of an account, readable for its owner. */
    exportData: (account: string): Promise<Record<string, unknown>> => asOwner(account, collected),

    /** The same with its files, as it goes over the wire. */
    async exportArchive(account: string): Promise<Readable> {
      const content = await asOwner(account, async (tx, owner) => {
        const kept: KeptFile[] = []
        for (const keeper of all) kept.push(...((await keeper.files?.(tx, owner)) ?? []))
        return { data: await collected(tx, owner), files: kept }
      })
      return Readable.from(ownArchive({ files, log }, content), { objectMode: false })
    },

    /** Everything goes or nothing does; answers the sentence of the protocol. */
    async deleteAccount(account: string): Promise<string> {
      const asks = await findByUuid(database.db, account)
      if (asks) for (const keeper of all) await keeper.prepare?.(database.db, asks)
      return database.inTransaction(async (tx) => {
        // Nobody pays or signs in anew while we look whether the account may go.
        const owner = await lockAccount(tx, account)
        if (!owner) throw new AccountRefusal(404, protocolSentences.nothing_to_destroy, { status: 'error' })
        const reasons: KeepReason[] = []
        for (const keeper of all) reasons.push(...((await keeper.obligations?.(tx, owner)) ?? []))
        const reason = keepReasons.find((one) => reasons.includes(one))
        if (reason !== undefined) {
          const { status, code } = refusals[reason]
          const data = { reason, reasons: [...new Set(reasons)] }
          throw new AccountRefusal(status, protocolSentences[code], { code, data, status: 'error' })
        }
        for (const keeper of all) await keeper.erase(tx, owner)
        return protocolSentences.destroyed({ uid: owner.uid })
      })
    },
  }
}

/** The account itself and how one signs in to it. Its row goes last: the others hang on it. */
const accountKeeper = (clock: Clock): Keeper => ({
  name: 'account',
  async collect(db, { uuid }: Owner) {
    const account = await findByUuid(db, uuid)
    if (!account) return null
    const { id: _, password_hash, ...rest } = account
    const sessions = await selectSessions(db, uuid, clock.now())
    return {
      ...rest,
      has_password: password_hash !== null,
      sessions: sessions.map(({ client: __, ...session }) => session),
      identities: await selectIdentities(db, uuid),
      known_devices: await selectDevices(db, uuid),
      links_sent: await selectCodes(db, uuid),
      second_factor: {
        confirmed_at: (await findFactor(db, uuid))?.confirmed_at ?? null,
        recovery_codes_left: await recoveryCodesLeft(db, uuid),
        events: await selectSecondFactorEvents(db, uuid),
      },
    }
  },
  erase: (tx, { uuid }) => deleteAccountRow(tx, uuid),
})

type MailParts = {
  readonly jobs: Pick<Jobs, 'undone' | 'forget'>
  readonly outbox: Pick<Outbox, 'allMails' | 'forget'>
}

/** To the owner, or in their name: a message to our people names them as the one to answer. */
const concerns = ({ to, reply_to }: Mail, { email }: Owner) =>
  [to, reply_to].some((address) => address?.toLowerCase() === email)

/** Mails that wait or that could not be sent, and while developing those in the outbox. Sent mails are not kept. */
export function mailKeeper({ jobs, outbox }: MailParts): Keeper {
  const waiting = async (db: Db | Tx, owner: Owner) =>
    (await jobs.undone(db, sendMail)).filter(({ payload }) => concerns(payload, owner))
  const unwritten = async (db: Db | Tx, { uuid, email }: Owner) =>
    (await jobs.undone(db, accountMail)).filter(({ payload }) =>
      'email' in payload ? payload.email === email : payload.account === uuid,
    )
  const kept = async (db: Db | Tx, owner: Owner) => (await outbox.allMails(db)).filter((mail) => concerns(mail, owner))

  return {
    name: 'mails',
    async collect(db, owner) {
      const written = [
        ...(await waiting(db, owner)).map(({ payload, created_at }) => ({ ...payload, created_at })),
        ...(await kept(db, owner)),
      ]
      const planned = (await unwritten(db, owner)).map(({ payload, created_at }) => ({
        kind: payload.kind,
        created_at,
      }))
      return [...written.map(readable), ...planned]
    },
    async erase(tx, owner) {
      const ids = (mails: readonly { readonly id: string }[]) => mails.map(({ id }) => id)
      await jobs.forget(tx, ids(await waiting(tx, owner)))
      await jobs.forget(tx, ids(await unwritten(tx, owner)))
      await outbox.forget(tx, ids(await kept(tx, owner)))
    },
  }
}

/** The words of what people wrote to us themselves. Our own mails hold links that open doors, so not theirs. */
const readable = ({ kind, to, subject, text, created_at }: Mail & { readonly created_at: Date }) => ({
  kind,
  to,
  subject,
  created_at,
  ...(kind.startsWith('contact_') && { text }),
})
