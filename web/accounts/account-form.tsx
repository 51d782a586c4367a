import { type ReactNode, useEffect } from 'react'
import { issueText } from '#domain/messages/index.ts'
import { formMessagesIn, useLocale, useSay } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FieldInput } from '#web/widgets/index.ts'
import type { AccountFormState, Values } from './use-form.ts'

type Props = {
  readonly form: AccountFormState
  readonly onSend: (values: Values) => Promise<void>
  /** What the button says, and what it says to screen readers while it works; null when there is nothing to send. */
  readonly submit: string | null
  readonly busy: string
  /** Above the button: what went wrong. */
  readonly failure?: ReactNode
  /** The button takes the whole width, as in a card with nothing else in it. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Title of the tab as the route set it, with a word before it while something is wrong. */
function useAccountFaultTitle(wrong: boolean) {
  const say = useSay()
  useEffect(() => {
    if (!wrong) return
    const title = document.title
    document.title = say('auth.fault', { title })
    return () => {
      document.title = title
    }
  }, [wrong, say])
}

export function AccountForm({ form, onSend, submit, busy, failure, wide = true, children }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { signedIn } = useSession()
  const messages = formMessagesIn(locale)
  const errors = form.attempt === 0 ? [] : form.issues
  useAccountFaultTitle(errors.length > 0)
  return (
    // Never by address: a page that is sent before its script is here must not put a password in it.
    <form noValidate method="post" onSubmit={form.submit(onSend)} className="grid gap-5">
      <ErrorSummary
        title={say('auth.summary')}
        attempt={form.attempt}
        errors={errors.flatMap((issue) => {
          const field = form.fields.find(({ key }) => key === issue.key)
          return field ? [{ fieldId: `${form.id}-${issue.key}`, message: issueText(messages, field, issue) }] : []
        })}
      />
      {children}
      {failure}
      {submit !== null && (
        <div>
          <Button wide={wide} type={signedIn === null ? 'button' : 'submit'} busy={form.busy ? busy : undefined}>
            {submit}
          </Button>
        </div>
      )}
    </form>
  )
}

type FormFieldProps = {
  readonly form: AccountFormState
  readonly name: string
  readonly disabled?: boolean
}

/** A field of the catalogue with its own words; nothing when it is not asked now. */
export function FormField({ form, name, disabled }: FormFieldProps) {
  const { locale } = useLocale()
  const field = form.fields.find(({ key }) => key === name)
  if (!field) return null
  return (
    <FieldInput
      id={`${form.id}-${name}`}
      field={field}
      messages={formMessagesIn(locale)}
      context={form.context}
      value={form.values[name] ?? null}
      issues={form.issues.filter(({ key }) => key === name)}
      required={field.required === true}
      onChange={(value) => form.change(name, value)}
      onLeave={(value) => form.leave(name, value)}
      disabled={disabled}
    />
  )
}
