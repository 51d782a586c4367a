import type { Role } from '#contract/roles.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'

export type TypedPlace = { readonly role: Role | ''; readonly office: string }

type Props = {
  readonly value: TypedPlace
  readonly onChange: (place: TypedPlace) => void
  readonly wrong?: { readonly role?: string | undefined; readonly office?: string | undefined }
}

const working = ['notary', 'support', 'admin'] as const satisfies readonly Role[]

/** As what somebody works here, and for an office at which. */
export function RoleFields({ value, onChange, wrong = {} }: Props) {
  const say = useSay()
  const offices = useResource('admin offices', () => call('GET /api/admin/offices'))
  const isReady = offices.state === 'ready'
  // Where somebody works already stays in the list when it is closed.
  const open = isReady ? offices.value.data.filter(({ id, active }) => active || String(id) === value.office) : []
  return (
    <div className="grid gap-3 xs:grid-cols-2">
      <Field label={say('staff.form.role')} error={wrong.role}>
        {(wiring) => (
          <SelectInput
            {...wiring}
            value={value.role}
            placeholder={say('staff.form.choose')}
            options={working.map((role) => ({ value: role, label: say(`staff.roles.${role}`) }))}
            onChange={(chosen) => onChange({ ...value, role: working.find((role) => role === chosen) ?? '' })}
          />
        )}
      </Field>
      {value.role === 'notary' && isReady && (
        <Field label={say('staff.form.office')} error={wrong.office}>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={value.office}
              placeholder={say('staff.form.choose')}
              options={open.map(({ id, name, city }) => ({ value: String(id), label: `${city}, ${name}` }))}
              onChange={(office) => onChange({ ...value, office })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** What is sent of it; null while something is missing. */
export function chosenPlace({
  role,
  office,
}: TypedPlace): { readonly role: Role; readonly office: number | null } | null {
  if (role === '') return null
  if (role !== 'notary') return { role, office: null }
  return office === '' ? null : { role, office: Number(office) }
}
