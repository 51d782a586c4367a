import { useState } from 'react'
import type { StaffMember } from '#contract/admin-staff.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { chosenPlace, RoleFields, type TypedPlace } from './role-fields.tsx'
import { nameOf, useAccess } from './use-access.ts'

type Props = { readonly member: StaffMember; readonly onClose: () => void; readonly onChanged: () => void }

const nobody = { role: 'customer', office: null } as const

/** What somebody may do, and how they sign in. */
export function MemberDialog({ member, onClose, onChanged }: Props) {
  const say = useSay()
  const { refused, give, block, again, reset } = useAccess(onChanged)
  const before: TypedPlace = {
    ...{ role: member.role === 'customer' ? '' : member.role, office: String(member.office?.id ?? '') },
  }
  const [place, setPlace] = useState(before)
  const [tried, setTried] = useState(false)
  const [reason, setReason] = useState('')
  const chosen = chosenPlace(place)
  const isOther = place.role !== before.role || (place.role === 'notary' && place.office !== before.office)

  const then = (done: Promise<boolean>) => void done.then((isDone) => isDone && onClose())
  const save = () => {
    setTried(true)
    if (chosen) then(give(member, chosen))
  }
  const heading = 'font-sans! text-base! font-semibold! tracking-normal!'
  return (
    <Dialog open onClose={onClose} title={nameOf(member)} closeLabel={say('staff.member.close')}>
      <p className="mb-4 break-all text-ink-2">{member.email}</p>
      {refused && (
        <div className="mb-4">
          <Banner tone="warning" live="alert">
            {refused}
          </Banner>
        </div>
      )}
      <section className="grid gap-3">
        <h3 className={heading}>{say('staff.member.role_heading')}</h3>
        <RoleFields
          value={place}
          onChange={setPlace}
          wrong={
            tried && !chosen
              ? {
                  [place.role === '' ? 'role' : 'office']: say(
                    place.role === '' ? 'staff.form.wrong_role' : 'staff.form.wrong_office',
                  ),
                }
              : {}
          }
        />
        <div className="flex flex-wrap gap-2">
          {isOther && (
            <Button size="small" onClick={save}>
              {say('staff.member.save_role')}
            </Button>
          )}
          {member.invited && (
            <Button look="line" size="small" onClick={() => then(again(member))}>
              {say('staff.member.again')}
            </Button>
          )}
          {member.role !== 'customer' && (
            <Button look="line" size="small" onClick={() => then(give(member, nobody))}>
              {say(member.invited ? 'staff.member.withdraw' : 'staff.member.take_away')}
            </Button>
          )}
        </div>
        {member.role !== 'customer' && !member.invited && (
          <p className="text-sm text-ink-2">{say('staff.member.take_away_about')}</p>
        )}
      </section>
      <section className="mt-6 grid gap-3 border-t border-line pt-5">
        <h3 className={heading}>{say('staff.member.account_heading')}</h3>
        {member.second_factor && (
          <>
            <div>
              <Button look="line" size="small" onClick={() => then(reset(member))}>
                {say('staff.member.reset')}
              </Button>
            </div>
            <p className="text-sm text-ink-2">{say('staff.member.reset_about')}</p>
          </>
        )}
        {member.blocked_at ? (
          <div>
            <Button look="line" size="small" onClick={() => then(block(member, false))}>
              {say('staff.member.unblock')}
            </Button>
          </div>
        ) : (
          <>
            <Field
              label={say('staff.member.reason')}
              optional={say('widgets.optional')}
              hint={say('staff.member.reason_hint')}
            >
              {(wiring) => <TextInput {...wiring} value={reason} maxLength={300} onChange={setReason} />}
            </Field>
            <div>
              <Button look="danger" size="small" onClick={() => then(block(member, true, reason.trim()))}>
                {say('staff.member.block')}
              </Button>
            </div>
            <p className="text-sm text-ink-2">{say('staff.member.block_about')}</p>
          </>
        )}
      </section>
    </Dialog>
  )
}
