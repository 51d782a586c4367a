import { randomUUID } from 'node:crypto'
import { isStaff } from '#contract/roles.ts'
import type { Enrolment, SecondFactor } from '#contract/second-factor.ts'
import { recoveryCodeFrom, recoveryCodeShown } from '#domain/values/index.ts'
import { type SealedColumn, tokenHash } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError, type Session } from '#server/http/index.ts'
import type { CallOrigin } from './call-origin.ts'
import { type EnteredAccount, entered, letIn } from './enter.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { AccountRefusal, protocolSentences } from './refusal.ts'
import { type Account, findByUuid, findCode, useCode } from './store.ts'
import { deleteOtherClients, setPassed } from './store-clients.ts'
import { lockAccount } from './store-own.ts'
import {
  confirmFactor,
  deleteFactor,
  findFactor,
  findPendingFactor,
  insertSecondFactorEvent,
  putPendingFactor,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  type SecondFactorEvent,
  selectRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './store-second-factor.ts'
import { newSecret, otpauthLink, stepOf } from './totp.ts'

const place = (id: string) => `second factor ${id}`

export const sealedFactors: SealedColumn = {
  table: 'second_factors',
  column: 'secret',
  row: 'id',
  holds: 'a text',
  place,
}

/** Time enough to find an app in a shop and install it. */
const settingUp = 60 * 60_000

/** How a code was judged: `app` and `recovery` are right, and taken. */
type CodeJudgement = 'app' | 'recovery' | 'used' | 'wrong'

type TicketAnswer = { readonly ticket: string; readonly code: string; readonly drafts: readonly string[] }

export type SecondFactorActions = ReturnType<typeof secondFactorActions>

/** The second proof of who somebody is: setting it up, asking for it, and what its owner can do about it. */
export function secondFactorActions(parts: AccountParts) {
  const { config, database, jobs, clock, vault, limits } = parts

  /** Takes what was shown, if it is right: nothing is taken twice. */
  async function judge(db: Db | Tx, account: string, typed: string): Promise<CodeJudgement> {
    const factor = await findFactor(db, account)
    if (!factor) return 'wrong'
    const step = stepOf(vault.openJson(factor.secret, place(factor.id)) as string, typed, clock.now())
    if (step !== null) return (await takeStep(db, factor.id, step)) ? 'app' : 'used'
    const code = recoveryCodeFrom(typed)
    if (code === null) return 'wrong'
    const hash = recoveryHash(account, code)
    if (await takeRecoveryCode(db, account, hash, clock.now())) return 'recovery'
    return (await selectRecoveryCodes(db, account)).some((one) => one.hash === hash) ? 'used' : 'wrong'
  }

  /** Kept for whoever must find out later, and told to its owner by mail. */
  async function tell(tx: Tx, account: string, event: SecondFactorEvent): Promise<void> {
    await insertSecondFactorEvent(tx, account, event, clock.now())
    const left = await recoveryCodesLeft(tx, account)
    await jobs.enqueue(tx, accountMail, { kind: 'second_factor', account, event, left })
  }

  /** Does something for who shows a right code. Tries are counted before they are made. */
  async function withCode<T>(
    account: string,
    typed: string,
    { ip, refuse }: { readonly ip: string; readonly refuse: (judged: 'used' | 'wrong') => Error },
    deed: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const subjects = [
      ['second_factor_pair', `${account} ${ip}`],
      ['second_factor_account', account],
    ] as const
    await limits.allow(...subjects)
    const done = await database.inTransaction(async (tx) => {
      const judged = await judge(tx, account, typed)
      if (judged === 'used' || judged === 'wrong') throw refuse(judged)
      if (judged === 'recovery') await tell(tx, account, 'recovery_code_used')
      return deed(tx)
    })
    await limits.forgive(...subjects)
    return done
  }

  const refusedWith = (status: number) => (judged: 'used' | 'wrong') =>
    new AccountRefusal(status, protocolSentences[`second_factor_${judged}`], { code: `second_factor_${judged}` })

  /** For who is signed in: a 401 would tell their screen that they are so no more. */
  const ownManner = ({ ip }: Pick<CallOrigin, 'ip'>) => ({ ip, refuse: refusedWith(422) })

  const ownerOf = async (db: Db | Tx, { account }: Pick<Session, 'account'>): Promise<Account> => {
    const owner = await findByUuid(db, account)
    if (!owner) throw new AppError('not_signed_in')
    return owner
  }

  const isRequired = ({ role }: Pick<Account, 'role'>) => isStaff(role) && config.STAFF_SECOND_FACTOR === 'required'

  async function newCodes(tx: Tx, account: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    const hashes = codes.map((code) => recoveryHash(account, code))
    await replaceRecoveryCodes(tx, account, hashes)
    return codes.map(recoveryCodeShown)
  }

  async function begin(tx: Tx, { uuid, email }: Account): Promise<Enrolment> {
    const secret = newSecret()
    const id = randomUUID()
    const created_at = clock.now()
    await putPendingFactor(tx, { id, account: uuid, secret: vault.sealJson(secret, place(id)), created_at })
    return { secret, link: otpauthLink(secret, { issuer: config.BRAND_NAME, label: email }) }
  }

  return {
    /** Who has shown the password ends signing in here, with the ticket that they got for it. */
    async show({ ticket, code, drafts }: TicketAnswer, calledFrom: CallOrigin): Promise<EnteredAccount> {
      const hash = tokenHash(ticket)
      const expired = () =>
        new AccountRefusal(401, protocolSentences.second_factor_expired, { code: 'second_factor_expired' })
      const found = await findCode(database.db, hash, 'second_factor', clock.now())
      if (!found || found.used_at !== null) throw expired()
      return withCode(found.account, code, { ip: calledFrom.ip, refuse: refusedWith(401) }, async (tx) => {
        const used = await useCode(tx, hash, 'second_factor', clock.now())
        const account = used && (await findByUuid(tx, used.account))
        if (!account) throw expired()
        const issued = await letIn(parts, tx, account, calledFrom, { drafts, secondFactor: true })
        return entered(account, issued, parts, { enrolled: true, passed: true })
      })
    },

    async state(session: Session): Promise<SecondFactor> {
      const owner = await ownerOf(database.db, session)
      const factor = await findFactor(database.db, owner.uuid)
      return {
        on: factor !== undefined,
        required: isRequired(owner),
        offered: isStaff(owner.role),
        confirmed_at: factor?.confirmed_at?.toISOString() ?? null,
        recovery_codes_left: await recoveryCodesLeft(database.db, owner.uuid),
      }
    },

    /** Who has a factor already shows it before another can take its place. */
    async begin(session: Session, code: string | undefined, calledFrom: Pick<CallOrigin, 'ip'>): Promise<Enrolment> {
      const owner = await ownerOf(database.db, session)
      if (!isStaff(owner.role)) throw new AppError('forbidden')
      if ((await findFactor(database.db, owner.uuid)) !== undefined) {
        return withCode(owner.uuid, code ?? '', ownManner(calledFrom), (tx) => begin(tx, owner))
      }
      return database.inTransaction(async (tx) => {
        await lockAccount(tx, owner.uuid)
        // Another tab was first: then it takes a code.
        if (await findFactor(tx, owner.uuid)) throw refusedWith(422)('wrong')
        return begin(tx, owner)
      })
    },

    /** The first code shows that the app has it right. Whoever else is signed in has shown nothing yet, and goes. */
    async confirm({ account, client }: Session, code: string): Promise<string[]> {
      const subject = ['second_factor_account', account] as const
      await limits.allow(subject)
      const codes = await database.inTransaction(async (tx) => {
        await lockAccount(tx, account)
        const now = clock.now()
        const pending = await findPendingFactor(tx, account, new Date(now.getTime() - settingUp))
        if (!pending)
          throw new AccountRefusal(422, protocolSentences.second_factor_expired, { code: 'second_factor_expired' })
        const step = stepOf(vault.openJson(pending.secret, place(pending.id)) as string, code, now)
        if (step === null) throw refusedWith(422)('wrong')
        const before = await findFactor(tx, account)
        await confirmFactor(tx, pending, { step, now })
        const fresh = await newCodes(tx, account)
        await setPassed(tx, { account, client })
        await deleteOtherClients(tx, { account, client })
        await tell(tx, account, before ? 'replaced' : 'set_up')
        return fresh
      })
      await limits.forgive(subject)
      return codes
    },

    renewCodes: ({ account }: Session, code: string, calledFrom: Pick<CallOrigin, 'ip'>): Promise<string[]> =>
      withCode(account, code, ownManner(calledFrom), async (tx) => {
        const codes = await newCodes(tx, account)
        await tell(tx, account, 'codes_renewed')
        return codes
      }),

    async remove(session: Session, code: string, calledFrom: Pick<CallOrigin, 'ip'>): Promise<void> {
      if (isRequired(await ownerOf(database.db, session))) {
        throw new AccountRefusal(422, protocolSentences.second_factor_required, { code: 'second_factor_required' })
      }
      await withCode(session.account, code, ownManner(calledFrom), async (tx) => {
        await deleteFactor(tx, session.account)
        await tell(tx, session.account, 'removed')
      })
    },
  }
}
