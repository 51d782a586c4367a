import { type ReactNode, useId } from 'react'
import type { AssistantPermission } from '#domain/assistants/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { DocumentIcon, EditIcon, EyeIcon } from '#web/ui/icons.tsx'
import { PercentIcon } from '#web/ui/percent-icon.tsx'
import { PartHeading } from './part-heading.tsx'

type Props = {
  readonly name: string
  readonly asked: readonly AssistantPermission[]
  readonly permitted: readonly AssistantPermission[]
  readonly onChange: (permitted: readonly AssistantPermission[]) => void
  readonly error: string | undefined
}

const icons: Readonly<Record<AssistantPermission, ReactNode>> = {
  price: <PercentIcon />,
  fill_in: <EditIcon />,
  check: <EyeIcon />,
  read_deed: <DocumentIcon />,
}

/** What it asks to do, each to be ticked off. */
export function PermissionBoxes({ name, asked, permitted, onChange, error }: Props) {
  const say = useSay()
  const id = useId()
  const label = <PartHeading hint={say('connect.may.hint')}>{say('connect.may.heading', { name })}</PartHeading>
  return (
    <FieldGroup id={id} label={label} error={error}>
      <Card padding="none">
        {asked.map((one) => (
          <label
            key={one}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-t border-line px-4 py-3.5 first:border-t-0 md:grid-cols-[1.5rem_minmax(0,1fr)_1.375rem] md:gap-x-3.5 md:px-5"
          >
            <input
              type="checkbox"
              name="permission"
              value={one}
              checked={permitted.includes(one)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...permitted, one] : permitted.filter((other) => other !== one))
              }
              aria-labelledby={`${id}-${one}`}
              aria-describedby={[`${id}-${one}-about`, error ? `${id}-error` : ''].filter(Boolean).join(' ')}
              className="tick size-6!"
            />
            <span id={`${id}-${one}`} className="font-semibold">
              {say(`connect.may.${one}`)}
            </span>
            <span aria-hidden="true" className="mt-0.5 text-ink-2 max-md:hidden">
              {icons[one]}
            </span>
            <span id={`${id}-${one}-about`} className="col-start-2 text-hint text-ink-2">
              {say(`connect.may.${one}_about`, { name })}
            </span>
          </label>
        ))}
      </Card>
    </FieldGroup>
  )
}
