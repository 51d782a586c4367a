import { FormField } from './account-form.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import type { Form } from './use-form.ts'

type Props = {
  readonly form: Form
  readonly name?: string
  readonly about: readonly string[]
}

/** A password that is being chosen, with how strong it is under it. */
export function NewPasswordField({ form, name = 'password', about }: Props) {
  const value = form.values[name]
  return (
    <div>
      <FormField form={form} name={name} />
      <StrengthMeter password={typeof value === 'string' ? value : ''} about={about} />
    </div>
  )
}
