import { useState } from 'react'
import { isMailAddress, mailAddressFrom } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { chosenPlace, RoleFields, type TypedPlace } from './role-fields.tsx'
import { useAccess } from './use-access.ts'

type Props = {
  /** The number of the office to begin with, or empty. */
  readonly office: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

const nobody = { email: '', firstname: '', lastname: '' }

export function InviteDialog({ office, onClose, onChanged }: Props) {
  const say = useSay()
  const { refused, attempt, told } = useAccess(onChanged)
  const [typed, setTyped] = useState(nobody)
  const [place, setPlace] = useState<TypedPlace>({ role: office === '' ? '' : 'notary', office })
  const [tried, setTried] = useState(false)
  const email = mailAddressFrom(typed.email)
  const chosen = chosenPlace(place)
  const send = async () => {
    setTried(true)
    if (!isMailAddress(email) || !chosen) return
    const body = { email, firstname: typed.firstname.trim(), lastname: typed.lastname.trim(), ...chosen }
    if (!(await attempt(() => call('POST /api/admin/staff', { body })))) return
    told(say('staff.form.sent', { email }))
    onClose()
  }
  const wrong = {
    role: tried && place.role === '' ? say('staff.form.wrong_role') : undefined,
    office: tried && !chosen ? say('staff.form.wrong_office') : undefined,
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('staff.form.title')}
      closeLabel={say('staff.form.close')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {say('staff.form.cancel')}
          </Button>
          <Button onClick={() => void send()}>{say('staff.form.send')}</Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">{say('staff.form.about')}</p>
      {refused && (
        <div className="mb-4">
          <Banner tone="warning" live="alert">
            {refused}
          </Banner>
        </div>
      )}
      <div className="grid gap-3">
        <Field
          label={say('staff.form.email')}
          error={tried && !isMailAddress(email) ? say('staff.form.wrong_email') : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              type="email"
              autoComplete="off"
              value={typed.email}
              onChange={(text) => setTyped((before) => ({ ...before, email: text }))}
            />
          )}
        </Field>
        <div className="grid gap-3 xs:grid-cols-2">
          {(['firstname', 'lastname'] as const).map((name) => (
            <Field key={name} label={say(`staff.form.${name}`)} optional={say('widgets.optional')}>
              {(wiring) => (
                <TextInput
                  {...wiring}
                  value={typed[name]}
                  onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
                />
              )}
            </Field>
          ))}
        </div>
        <RoleFields value={place} onChange={setPlace} wrong={wrong} />
      </div>
    </Dialog>
  )
}
