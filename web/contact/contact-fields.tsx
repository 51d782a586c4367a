import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import type { Wiring } from '#web/ui/field-parts.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx'
import type { Draft, DraftField, Wish } from './draft.ts'
import type { useContactForm } from './use-contact-form.ts'

type Props = {
  /** Start of the fields' ids. */
  readonly id: string
  readonly wish: Wish
  readonly draft: Draft
  readonly form: Pick<ReturnType<typeof useContactForm>, 'flaws' | 'change' | 'leave'>
}

type Kind = Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'>

const kinds = {
  name: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 120, spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  phone_number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 },
} as const satisfies Record<Exclude<DraftField, 'message'>, Kind>

export function ContactFields({ id, wish, draft, form }: Props) {
  const say = useSay()
  const frame = (field: DraftField) => {
    const flaw = form.flaws.find((one) => one.field === field)?.flaw
    const mayStayEmpty = field === 'phone_number' && wish !== 'phone'
    return {
      id: `${id}-${field}`,
      required: true,
      error: flaw && say(`contact_form.error.${field}.${flaw}`),
      optional: mayStayEmpty ? say('contact_form.form.optional') : undefined,
    }
  }
  const control = (field: DraftField, wiring: Wiring) => ({
    ...wiring,
    name: field,
    value: draft[field],
    onChange: (value: string) => form.change(field, value),
    onLeave: () => form.leave(field),
  })
  const line = (field: keyof typeof kinds) => (
    <Field label={say(`contact_form.form.${field}`)} {...frame(field)}>
      {(wiring) => <TextInput {...kinds[field]} {...control(field, wiring)} />}
    </Field>
  )
  return (
    <>
      {line('name')}
      {line('email')}
      {line('phone_number')}
      <Field label={say(`contact_form.form.message.${wish}`)} {...frame('message')}>
        {(wiring) => <TextArea rows={4} {...control('message', wiring)} />}
      </Field>
    </>
  )
}
