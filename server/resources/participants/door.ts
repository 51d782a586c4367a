import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { flows } from '#domain/products/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { oneTimeCodeFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { codeMail } from '#server/adapters/mail/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { LimitSubject, Limits } from '../accounts/limits.ts'
import { newToken, tokenHash } from '../accounts/tokens.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Invitations } from './invitations.ts'
import { deleteCode, findByLink, insertDevice, knowsDevice, tryCode, writeCode } from './store.ts'

type DoorParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly limits: Pick<Limits, 'wait'>
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'counted'>
  readonly references: KnownReferences
  readonly invitations: Invitations
}

type Linked = NonNullable<Awaited<ReturnType<typeof findByLink>>>

/** Somebody whose link works, on a device that is theirs. */
export type Entered = { readonly token: string; readonly row: Linked; readonly kept: KeptQuestionnaire }

export type Door = ReturnType<typeof createDoor>

const minute = 60_000
const codeMinutes = 10
const deviceDays = 90
const mostTries = 5

const barred = (status: 'not_found' | 'forbidden' | 'invalid_request', code: string): AppError =>
  new AppError(status, {
    entries: [
      { code, ...(status === 'invalid_request' && { path: 'code' }), message: 'This link does not let you in.' },
    ],
  })

/** Who comes in by a link, and with what: the link, and once on each device a code that was mailed. */
export function createDoor(parts: DoorParts) {
  const { config, database, vault, clock, jobs, limits, questionnaires, references, invitations } = parts
  const { db } = database
  const secure = config.PUBLIC_URL.startsWith('https:')
  const cookieOf = ({ uuid }: Pick<Linked, 'uuid'>) => `${secure ? '__Host-' : ''}part-${uuid.slice(0, 8)}`
  const signed = ({ uuid }: Pick<Linked, 'uuid'>, code: string) => vault.sign(`${uuid} ${code}`, 'participant code')

  async function inTurn(...subjects: readonly LimitSubject[]): Promise<void> {
    const seconds = await limits.wait(...subjects)
    if (seconds > 0) throw new AppError('too_many_requests', { headers: { 'retry-after': String(seconds) } })
  }

  /** Of a link that there never was nothing is said; who has a real one hears what became of it. */
  async function linked(token: string, { late = false } = {}): Promise<Entered> {
    const row = await findByLink(db, tokenHash(token))
    if (row === undefined) throw new AppError('not_found')
    if (row.ended_as !== null) throw barred('not_found', `link_${row.ended_as}`)
    if (row.revoked_at !== null) throw barred('not_found', 'link_revoked')
    const kept = await questionnaires.read(db, row.questionnaire)
    const counted = kept && questionnaires.counted(kept, await references.recent())
    if (kept === undefined || !counted || !fillsInThemselves(counted[row.person])) {
      throw barred('not_found', 'link_taken_back')
    }
    if (!late && row.until <= clock.now()) throw barred('not_found', 'link_expired')
    return { token, row, kept }
  }

  /** As far as a stranger may read it. */
  const shownTo = (row: Linked): string => {
    const [name = '', host = ''] = invitations.sealed.emailOf(row).split('@')
    return `${name.slice(0, 1)}…@${host}`
  }

  async function sendCode({ row, kept }: Entered, ip: string): Promise<void> {
    await inTurn(['mail_ip', ip], ['participant_code', row.uuid])
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const until = new Date(clock.now().getTime() + codeMinutes * minute)
    await database.inTransaction(async (tx) => {
      await writeCode(tx, { participant: row.uuid, hash: signed(row, code), until })
      const [name = ''] = (kept.answers[row.person].firstname ?? '').split(' ')
      const { language: locale } = flows[kept.flow]
      const letterhead = { brand: config.BRAND_NAME, support_email: config.SUPPORT_EMAIL }
      await jobs.enqueue(
        tx,
        sendMail,
        codeMail({ to: invitations.sealed.emailOf(row), name, locale, ...letterhead }, code),
      )
    })
  }

  async function takeCode({ row }: Entered, typed: string, ip: string, reply: FastifyReply): Promise<void> {
    await inTurn(['participant_try_ip', ip])
    const kept = await tryCode(db, row.uuid)
    if (kept === undefined || kept.until <= clock.now()) throw barred('invalid_request', 'code_expired')
    if (kept.tries > mostTries) throw barred('invalid_request', 'code_used_up')
    const code = oneTimeCodeFrom(typed)
    if (code === null || !vault.isSigned(`${row.uuid} ${code}`, kept.hash, 'participant code')) {
      throw barred('invalid_request', 'code_wrong')
    }
    const device = newToken()
    const now = clock.now()
    const until = new Date(now.getTime() + deviceDays * 24 * 60 * minute)
    await database.inTransaction(async (tx) => {
      // Good once: of two at the same moment one is let in by it.
      await deleteCode(tx, row.uuid)
      await insertDevice(tx, { hash: tokenHash(device), participant: row.uuid, until, made_at: now })
    })
    const maxAge = deviceDays * 24 * 3600
    reply.setCookie(cookieOf(row), device, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge })
  }

  return {
    async enter(token: string, { cookies }: Pick<FastifyRequest, 'cookies'>): Promise<Entered> {
      const entered = await linked(token)
      const device = cookies[cookieOf(entered.row)]
      const isTheirs = device !== undefined && (await knowsDevice(db, entered.row.uuid, tokenHash(device), clock.now()))
      if (!isTheirs) throw barred('forbidden', 'code_required')
      return entered
    },

    async code(token: string, typed: string | undefined, request: FastifyRequest, reply: FastifyReply) {
      const entered = await linked(token)
      if (typed === undefined) await sendCode(entered, request.ip)
      else await takeCode(entered, typed, request.ip, reply)
      return { outcome: typed === undefined ? ('sent' as const) : ('entered' as const), to: shownTo(entered.row) }
    },

    /** To the address that was invited, whoever asks. */
    async renew(token: string, ip: string): Promise<void> {
      const { row, kept } = await linked(token, { late: true })
      await inTurn(['mail_ip', ip], ['participant_code', row.uuid])
      if (row.until > clock.now()) return
      await database.inTransaction((tx) => invitations.renew(tx, kept, row))
    },
  }
}
