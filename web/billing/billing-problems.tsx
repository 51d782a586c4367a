import { issueText, type Messages, plural } from '#domain/messages/index.ts'
import type { useForm } from '#web/accounts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useOrderFaultTitle } from '#web/orders/index.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

interface Props {
  readonly form: ReturnType<typeof useForm>
  readonly words: Messages
}

/** What to put right before going on; the tab says that there is something. */
export function BillingProblems({ form, words }: Props) {
  const say = useSay()
  const errors = (form.attempt === 0 ? [] : form.issues).flatMap((issue) => {
    const field = form.fields.find(({ key }) => key === issue.key)
    return field ? [{ fieldId: `${form.id}-${issue.key}`, message: issueText(words, field, issue) }] : []
  })
  useOrderFaultTitle(errors.length > 0)
  return (
    <ErrorSummary
      title={plural(say('payment.billing.summary'), errors.length)}
      attempt={form.attempt}
      errors={errors}
    />
  )
}
