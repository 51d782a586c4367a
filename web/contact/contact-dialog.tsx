import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Wiring } from '#web/ui/field.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx'
import type { DraftField, MessageDraft, Wish } from './draft.ts'
import { emptyMessageDraft } from './empty-draft.ts'
import { useContactForm } from './use-contact-form.ts'

type Props = {
  /** Null: closed. */
  readonly wish: Wish | null
  readonly draft: MessageDraft
  readonly onDraft: (draft: MessageDraft) => void
  readonly onClose: () => void
}

/** The message form. A new one each time it opens, with what was typed before. */
export function ContactDialog({ wish, ...rest }: Props) {
  return wish && <OpenDialog key={wish} wish={wish} {...rest} />
}

function OpenDialog({ wish, draft, onDraft, onClose }: Props & { wish: Wish }) {
  const say = useSay()
  const { support_email } = useSite()
  const id = useId()
  const form = useContactForm({ wish, draft, onDraft })
  const { outcome } = form

  if (outcome === 'sent') {
    const done = () => {
      onDraft(emptyMessageDraft)
      onClose()
    }
    return (
      <Dialog
        open
        onClose={done}
        title={say('contact_form.sent.heading')}
        closeLabel={say('contact_form.form.close')}
        footer={<DoneButton onPress={done} />}
      >
        <p role="status">
          {say(`contact_form.sent.text.${wish}`, { email: draft.email.trim(), phone: draft.phone_number.trim() })}
        </p>
      </Dialog>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(`contact_form.form.heading.${wish}`)}
      closeLabel={say('contact_form.form.close')}
      footer={
        <Button type="submit" form={id} busy={outcome === 'sending' ? say('contact_form.form.sending') : undefined}>
          {say(`contact_form.form.send.${wish}`)}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-2">{say(`contact_form.form.intro.${wish}`)}</p>
        <ErrorSummary
          title={say('contact_form.form.summary')}
          attempt={form.attempt}
          errors={
            form.attempt === 0
              ? []
              : form.flaws.map(({ field, flaw }) => ({
                  fieldId: `${id}-${field}`,
                  message: say(`contact_form.error.${field}.${flaw}`),
                }))
          }
        />
        <ContactFields id={id} wish={wish} draft={draft} form={form} />
        {outcome !== 'typing' && outcome !== 'sending' && (
          <Banner tone="negative" live="alert" title={say('contact_form.failed.heading')}>
            {say(`contact_form.failed.${outcome}`, { email: support_email })}
          </Banner>
        )}
        <p className="text-hint text-ink-2">{say('contact_form.form.privacy')}</p>
      </form>
    </Dialog>
  )
}

/** The form that had the focus is gone: the way on takes it. */
function DoneButton({ onPress }: { onPress: () => void }) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  // It stands where one pressed "send": the second half of a double click is not meant for it.
  return (
    <Button ref={button} onClick={({ detail }) => detail < 2 && onPress()}>
      {say('contact_form.sent.done')}
    </Button>
  )
}

type ContactFieldsProps = {
  /** Start of the fields' ids. */
  readonly id: string
  readonly wish: Wish
  readonly draft: MessageDraft
  readonly form: Pick<ReturnType<typeof useContactForm>, 'flaws' | 'change' | 'leave'>
}

type InputKind = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
>

const kinds = {
  name: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 120, spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  phone_number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 },
} as const satisfies Record<Exclude<DraftField, 'message'>, InputKind>

function ContactFields({ id, wish, draft, form }: ContactFieldsProps) {
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
