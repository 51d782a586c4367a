import { useRef, useState } from 'react'
import type { StaffMember } from '#contract/admin-staff.ts'
import type { Role } from '#contract/roles.ts'
import { ApiError, call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'

const refusals = ['own_access', 'last_admin', 'nothing_to_do'] as const

type StaffPlace = { readonly role: Role; readonly office: number | null }

/** What somebody is called on a screen. */
export const nameOf = ({ name, email }: Pick<StaffMember, 'name' | 'email'>): string => name || email

/** Everything that can be done about somebody's access; each says what became of it, and how it is undone. */
export function useAccess(onChanged: () => void) {
  const say = useSay()
  // A dialog lies over the notices of the page: what was refused is said in it.
  const [refused, setRefused] = useState<string | null>(null)
  const underWay = useRef(false)

  /** False when it was refused or failed, which was said then; a second press while it is under way is none. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setRefused(null)
    try {
      await work()
      onChanged()
      return true
    } catch (error) {
      const code = error instanceof ApiError ? error.errors[0]?.code : undefined
      const known = refusals.find((one) => one === code)
      setRefused(say(code === 'blocked' ? 'staff.done.account_blocked' : `staff.done.${known ?? 'failed'}`))
      return false
    } finally {
      underWay.current = false
    }
  }

  const told = (text: string, undo?: () => void) =>
    notices.show({
      ...{ tone: 'positive', text },
      ...(undo && { action: { label: say('staff.done.undo'), onPress: undo } }),
    })

  const place = ({ uuid }: StaffMember, to: StaffPlace) =>
    attempt(() => call('PUT /api/admin/staff/:member', { params: { member: uuid }, body: to }))

  const setBlocked = ({ uuid }: StaffMember, blocked: boolean, reason = '') =>
    attempt(() =>
      call('POST /api/admin/accounts/:member/block', { params: { member: uuid }, body: { blocked, reason } }),
    )

  async function give(member: StaffMember, to: StaffPlace): Promise<boolean> {
    const before: StaffPlace = { role: member.role, office: member.office?.id ?? null }
    if (!(await place(member, to))) return false
    const name = nameOf(member)
    const back = () => void place(member, before)
    if (to.role !== 'customer') told(say('staff.done.role', { name }), back)
    // Who never came is forgotten: there is nobody to give it back to.
    else if (member.invited) told(say('staff.done.withdrawn', { name }))
    else told(say('staff.done.taken_away', { name }), back)
    return true
  }

  async function block(member: StaffMember, blocked: boolean, reason = ''): Promise<boolean> {
    if (!(await setBlocked(member, blocked, reason))) return false
    const name = nameOf(member)
    told(
      say(blocked ? 'staff.done.blocked' : 'staff.done.unblocked', { name }),
      () => void setBlocked(member, !blocked),
    )
    return true
  }

  async function again(member: StaffMember): Promise<boolean> {
    const params = { member: member.uuid }
    if (!(await attempt(() => call('POST /api/admin/staff/:member/invitation', { params })))) return false
    told(say('staff.done.again', { name: nameOf(member) }))
    return true
  }

  async function reset(member: StaffMember): Promise<boolean> {
    const params = { member: member.uuid }
    if (!(await attempt(() => call('POST /api/admin/accounts/:member/second_factor_reset', { params })))) return false
    told(say('staff.done.reset', { name: nameOf(member) }))
    return true
  }

  return { refused, attempt, told, give, block, again, reset }
}
