import type { FastifyReply, FastifyRequest } from 'fastify'
import { flows } from '#domain/products/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { codeMail } from '#server/adapters/mail/index.ts'
import { tokenHash, type Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { Limits } from '../attempts/limits.ts'
import { barred, createCodeDoor, maskedAddress } from '../mailed-codes/door.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Invitations } from './invitations.ts'
import { findByLink } from './store.ts'

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

type LinkedParticipant = NonNullable<Awaited<ReturnType<typeof findByLink>>>

/** Somebody whose link works, on a device that is theirs. */
export type Entered = { readonly token: string; readonly row: LinkedParticipant; readonly kept: KeptQuestionnaire }

export type Door = ReturnType<typeof createDoor>

/** Who comes in by a link, and with what: the link, and once on each device a code that was mailed. */
export function createDoor(parts: DoorParts) {
  const { config, database, clock, jobs, questionnaires, references, invitations } = parts
  const { db } = database
  const codes = createCodeDoor(parts, {
    tables: { codes: 'participant_codes', devices: 'participant_devices', holder: 'participant' },
    ...{ cookie: 'part', purpose: 'participant code', deviceDays: 90 },
  })

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

  const sendCode = ({ row, kept }: Entered, ip: string): Promise<void> =>
    codes.send(row.uuid, ip, async (tx, code) => {
      const [name = ''] = (kept.answers[row.person].firstname ?? '').split(' ')
      const { language: locale } = flows[kept.flow]
      const letterhead = { brand: config.BRAND_NAME, support_email: config.SUPPORT_EMAIL }
      const mail = codeMail({ to: invitations.sealed.emailOf(row), name, locale, ...letterhead }, code)
      await jobs.enqueue(tx, sendMail, mail)
    })

  return {
    async enter(token: string, request: Pick<FastifyRequest, 'cookies'>): Promise<Entered> {
      const entered = await linked(token)
      const since = await codes.shownSince(entered.row.uuid, request)
      if (since === undefined) throw barred('forbidden', 'code_required')
      return entered
    },

    async code(token: string, typed: string | undefined, request: FastifyRequest, reply: FastifyReply) {
      const entered = await linked(token)
      if (typed === undefined) await sendCode(entered, request.ip)
      else await codes.take(entered.row.uuid, typed, request.ip, reply)
      const to = maskedAddress(invitations.sealed.emailOf(entered.row))
      return { outcome: typed === undefined ? ('sent' as const) : ('entered' as const), to }
    },

    /** To the address that was invited, whoever asks. */
    async renew(token: string, ip: string): Promise<void> {
      const { row, kept } = await linked(token, { late: true })
      await codes.mayMail(row.uuid, ip)
      if (row.until > clock.now()) return
      await database.inTransaction((tx) => invitations.renew(tx, kept, row))
    },
  }
}
