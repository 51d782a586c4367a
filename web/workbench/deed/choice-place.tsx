import type { Blank } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'

type Props = {
  readonly name: string
  readonly label: string
  readonly options: NonNullable<Blank['options']>
  readonly value: string
  readonly onChange: (name: string, value: string) => void
  readonly onLeave: () => void
}

/** One of the texts that stand ready in the deed; the others go. */
export function ChoicePlace({ name, label, options, value, onChange, onLeave }: Props) {
  const say = useSay()
  return (
    <Field id={`blank-${name}`} label={label}>
      {(wiring) => (
        <SelectInput
          {...wiring}
          value={options.some(({ option }) => option === value) ? value : ''}
          options={options.map(({ option, text }) => ({ value: option, label: text }))}
          placeholder={say('deed.places.choose')}
          onChange={(option) => onChange(name, option)}
          onLeave={onLeave}
        />
      )}
    </Field>
  )
}
