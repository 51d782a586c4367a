import { useState } from 'react'
import type { StaffMember } from '#contract/admin-staff.ts'
import { isoDayInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon, LockIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { useDays } from '#web/workbench/index.ts'
import { MemberDialog } from './member-dialog.tsx'
import { nameOf } from './use-access.ts'

type Props = {
  readonly members: readonly StaffMember[]
  /** Where everybody has the same. */
  readonly hideRole?: boolean
  readonly label?: string
  readonly onChanged: () => void
}

/** People with how they sign in, and a way to change that. */
export function MemberRows({ members, hideRole = false, label, onChanged }: Props) {
  const say = useSay()
  const days = useDays()
  const [open, setOpen] = useState<StaffMember | null>(null)
  const cell = 'py-2 pr-3 align-middle'
  return (
    <>
      <table aria-label={label} className="w-full border-collapse text-sm max-md:block">
        <thead className="text-left text-ink-2 max-md:sr-only">
          <tr>
            <th scope="col" className={cx(cell, 'font-normal')}>
              {say('staff.who')}
            </th>
            {!hideRole && (
              <th scope="col" className={cx(cell, 'font-normal')}>
                {say('staff.role')}
              </th>
            )}
            <th scope="col" className={cx(cell, 'font-normal')}>
              {say('staff.factor')}
            </th>
            <th scope="col" className={cx(cell, 'font-normal')}>
              {say('staff.seen')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody className="max-md:block">
          {members.map((member) => {
            const { uuid, email, role, office, second_factor, second_factor_lost_at: lost, invited } = member
            return (
              <tr key={uuid} className="border-t border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto]">
                <th scope="row" className={cx(cell, 'text-left font-normal')}>
                  <span className="flex items-center gap-3">
                    <Avatar initials={initialsOf(nameOf(member))} />
                    <span className="min-w-0">
                      <b className="block font-semibold break-words">{nameOf(member)}</b>
                      {member.name !== '' && <span className="block text-xs break-all text-ink-2">{email}</span>}
                      {member.blocked_at && (
                        <span className="block text-xs font-semibold text-red">{say('staff.blocked')}</span>
                      )}
                    </span>
                  </span>
                </th>
                {!hideRole && (
                  <td className={cx(cell, 'max-md:col-start-1 max-md:py-0.5')}>
                    {say(`staff.roles.${role}`)}
                    {office && <span className="block text-xs text-ink-2">{`${office.name}, ${office.city}`}</span>}
                  </td>
                )}
                <td className={cx(cell, 'max-md:col-start-1 max-md:py-0.5')}>
                  {second_factor ? (
                    <>
                      <span className="inline-flex items-center gap-1">
                        <span className="text-green">
                          <CheckIcon size={16} />
                        </span>
                        {say('staff.factor_on', { day: days.day(isoDayInAmsterdam(second_factor.since)) })}
                      </span>
                      <span className="block text-xs text-ink-2">
                        {say('staff.factor_codes', { count: second_factor.codes_left })}
                      </span>
                    </>
                  ) : (
                    <span
                      className={cx(
                        'inline-flex items-center gap-1',
                        role !== 'customer' && 'font-semibold text-orange-deep',
                      )}
                    >
                      {role !== 'customer' && <LockIcon size={16} />}
                      {lost
                        ? say('staff.factor_lost', { day: days.day(isoDayInAmsterdam(lost)) })
                        : say('staff.factor_off')}
                    </span>
                  )}
                </td>
                <td className={cx(cell, 'text-ink-2 max-md:col-start-1 max-md:pt-0.5')}>
                  {invited ? (
                    <>
                      {say('staff.invited', { day: days.day(isoDayInAmsterdam(invited.at)) })}
                      <span className="block text-xs">
                        {new Date(invited.until) < new Date()
                          ? say('staff.invited_over')
                          : say('staff.invited_until', { day: days.day(isoDayInAmsterdam(invited.until)) })}
                      </span>
                    </>
                  ) : member.last_seen_at ? (
                    days.moment(member.last_seen_at)
                  ) : (
                    say('staff.never')
                  )}
                </td>
                <td className={cx(cell, 'pr-0 text-right max-md:col-start-2 max-md:row-start-1')}>
                  <Button
                    look="ghost"
                    size="small"
                    aria-label={say('staff.change_whom', { name: nameOf(member) })}
                    onClick={() => setOpen(member)}
                  >
                    {say('staff.change')}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {open && <MemberDialog member={open} onClose={() => setOpen(null)} onChanged={onChanged} />}
    </>
  )
}
