import type { accessRefusals, StaffMember } from '#contract/admin-staff.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { Role } from '#contract/roles.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { accessRefusal } from '#domain/offices/index.ts'
import { mailAddressFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { endAssistants } from '../assistants/own-data.ts'
import type { Audit } from '../audit/actions.ts'
import { giveRole, NoAddress, NoOffice } from './appoint.ts'
import { accountMail, codeLifetime } from './mail-job.ts'
import { NothingToReset, takeAwayFactor } from './reset-second-factor.ts'
import { deleteCodes, findByEmail, saveAccount } from './store.ts'
import { findMember, holdAdmins, type MemberRow, releaseCases, selectMembersBy, selectStaff } from './store-members.ts'
import { deleteAccountRow, deleteAllSessions, lockAccount } from './store-own.ts'

type StaffParts = {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly audit: Audit
}

type StaffPlace = { readonly role: Role; readonly office: number | null }
type Invited = StaffPlace & { readonly email: string; readonly firstname: string; readonly lastname: string }
type StaffAction = { readonly action: AuditAction; readonly detail?: Record<string, unknown> }

/** Why somebody's access cannot be changed so. */
export class AccessRefused extends Error {
  readonly code: (typeof accessRefusals)[number]

  constructor(code: AccessRefused['code']) {
    super(code)
    this.code = code
  }
}

/** Whoever searches for more begins with more letters. */
const mostFound = 20

export type StaffActions = ReturnType<typeof staffActions>

/** Who works here and who may sign in, for who runs the service. */
export function staffActions({ database, clock, jobs, audit }: StaffParts) {
  const { db } = database

  async function shown(within: Db | Tx, uuid: string): Promise<StaffMember> {
    const row = await findMember(within, uuid)
    if (row === undefined) throw new AppError('not_found')
    return toMember(row)
  }

  const line = (tx: Tx, by: string, { uuid, email, name }: StaffMember, done: StaffAction) =>
    audit.write(tx, by, { subject: `account:${uuid}`, label: name || email, ...done })

  /** Holds somebody and all admins, so that two who lessen each other come one after the other. */
  async function hold(tx: Tx, by: string, uuid: string): Promise<{ member: StaffMember; admins: readonly string[] }> {
    const admins = await holdAdmins(tx)
    if (!admins.includes(by)) throw new AppError('forbidden')
    if ((await lockAccount(tx, uuid)) === undefined) throw new AppError('not_found')
    return { member: await shown(tx, uuid), admins }
  }

  function demandAccess(by: string, { uuid, role }: StaffMember, admins: readonly string[], staysAdmin: boolean): void {
    const member = { account: uuid, isAdmin: role === 'admin' }
    const otherAdmins = admins.filter((admin) => admin !== uuid).length
    const refusal = accessRefusal(by, member, { staysAdmin, otherAdmins })
    if (refusal !== null) throw new AccessRefused(refusal)
  }

  const sendInvitation = (tx: Tx, account: string) => jobs.enqueue(tx, accountMail, { kind: 'invited', account })

  return {
    list: async () => ({ data: (await selectStaff(db)).map(toMember) }),

    async find(start: string) {
      const found = await selectMembersBy(db, mailAddressFrom(start), mostFound + 1)
      return { data: found.slice(0, mostFound).map(toMember), more: found.length > mostFound }
    },

    /** Who has an account already gets the role at once; who has none gets one, and a link to choose a password. */
    invite: (by: string, { email, firstname, lastname, ...place }: Invited) =>
      database.inTransaction(async (tx) => {
        const before = await findByEmail(tx, email)
        if (before?.blocked_at) throw new AccessRefused('blocked')
        if (before && before.role !== 'customer') throw new AccessRefused('nothing_to_do')
        if (place.role === 'customer') throw new AppError('invalid_request', { path: 'role' })
        const { account } = await giveRole(tx, { email, firstname, lastname, ...place }, clock.now()).catch(orAtPlace)
        await saveAccount(tx, account.uuid, { invited_at: clock.now(), updated_at: clock.now() })
        await sendInvitation(tx, account.uuid)
        const member = await shown(tx, account.uuid)
        await line(tx, by, member, { action: 'staff.invited', detail: placeOf(member) })
        return member
      }),

    again: (by: string, uuid: string) =>
      database.inTransaction(async (tx) => {
        const { member } = await hold(tx, by, uuid)
        if (member.invited === null) throw new AccessRefused('nothing_to_do')
        await deleteCodes(tx, uuid, 'reset')
        await saveAccount(tx, uuid, { invited_at: clock.now(), updated_at: clock.now() })
        await sendInvitation(tx, uuid)
        await line(tx, by, member, { action: 'staff.invited_again' })
        return shown(tx, uuid)
      }),

    /** Another role; without one they are signed out at once, and who never came need not be remembered. */
    change: (by: string, uuid: string, place: StaffPlace) =>
      database.inTransaction(async (tx) => {
        const { member: before, admins } = await hold(tx, by, uuid)
        if (before.role === place.role && (before.office?.id ?? null) === place.office) {
          throw new AccessRefused('nothing_to_do')
        }
        demandAccess(by, before, admins, place.role === 'admin')
        const { email } = before
        await giveRole(tx, { email, firstname: '', lastname: '', ...place }, clock.now()).catch(orAtPlace)
        const movesOn = before.office !== null && before.office.id !== place.office
        if (movesOn || place.role === 'customer') await releaseCases(tx, uuid)
        const after = await shown(tx, uuid)
        const detail = { from: placeOf(before), to: placeOf(after) }
        if (place.role !== 'customer') {
          await line(tx, by, after, { action: 'staff.role_changed', detail })
          return { member: after }
        }
        await deleteAllSessions(tx, uuid)
        await line(tx, by, after, { action: before.invited ? 'staff.withdrawn' : 'staff.taken_away', detail })
        if (before.invited === null) return { member: await shown(tx, uuid) }
        await deleteAccountRow(tx, uuid)
        return { member: null }
      }),

    block: (by: string, uuid: string, { blocked, reason }: { readonly blocked: boolean; readonly reason: string }) =>
      database.inTransaction(async (tx) => {
        const { member, admins } = await hold(tx, by, uuid)
        if ((member.blocked_at !== null) === blocked) throw new AccessRefused('nothing_to_do')
        if (blocked) demandAccess(by, member, admins, false)
        await saveAccount(tx, uuid, { blocked_at: blocked ? clock.now() : null, updated_at: clock.now() })
        if (blocked) {
          await deleteAllSessions(tx, uuid)
          await endAssistants(tx, uuid, clock.now())
        }
        const detail = reason === '' ? {} : { reason }
        await line(tx, by, member, { action: blocked ? 'account.blocked' : 'account.unblocked', detail })
        return shown(tx, uuid)
      }),

    resetFactor: (by: string, uuid: string) =>
      database.inTransaction(async (tx) => {
        const { member } = await hold(tx, by, uuid)
        await takeAwayFactor(tx, { uuid, email: member.email }, { clock, jobs }).catch((error) => {
          throw error instanceof NothingToReset ? new AccessRefused('nothing_to_do') : error
        })
        await line(tx, by, member, { action: 'account.second_factor_reset' })
        return shown(tx, uuid)
      }),
  }
}

/** What the command line says in words, a form says at the field. */
function orAtPlace(error: unknown): never {
  if (error instanceof NoOffice) throw new AppError('invalid_request', { path: 'office' })
  if (error instanceof NoAddress) throw new AppError('invalid_request', { path: 'email' })
  throw error
}

const placeOf = ({ role, office }: StaffMember) => ({ role, office: office?.name ?? null })

function toMember(row: MemberRow): StaffMember {
  const { uuid, email, firstname, lastname, role, invited_at, blocked_at, last_seen_at, factor_since } = row
  const since = invited_at !== null && !row.has_way_in ? invited_at : null
  return {
    ...{ uuid, email, role, name: fullNameOf({ firstname, lastname }) },
    office: row.office === null ? null : { id: row.office, name: row.office_name ?? '', city: row.office_city ?? '' },
    second_factor: factor_since && { since: factor_since.toISOString(), codes_left: row.codes_left },
    second_factor_lost_at: factor_since === null ? (row.factor_reset_at?.toISOString() ?? null) : null,
    invited: since && {
      at: since.toISOString(),
      until: new Date(since.getTime() + codeLifetime.invitation).toISOString(),
    },
    last_seen_at: last_seen_at?.toISOString() ?? null,
    blocked_at: blocked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
