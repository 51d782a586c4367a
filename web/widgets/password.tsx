import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { typing } from './text.tsx'
import type { WidgetProps } from './widget.ts'

export function PasswordWidget(props: WidgetProps) {
  const say = useSay()
  const known = props.field.autocomplete === 'current-password'
  return (
    <Field {...props.texts} id={props.id}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          {...typing(props)}
          autoComplete={known ? 'current-password' : 'new-password'}
          showLabel={say('auth.reveal.show')}
          hideLabel={say('auth.reveal.hide')}
        />
      )}
    </Field>
  )
}
