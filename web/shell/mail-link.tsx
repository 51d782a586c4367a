import { type FormEvent, useId, useState } from 'react'
import { isMailAddress, mailAddressFrom } from '#domain/values/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type MailLinkOutcome = { readonly sent: string } | { readonly failed: 'too_often' | 'failed' } | null

/** Has a link mailed that opens a draft without an account on another device. */
export function MailLink({ uuid }: { readonly uuid: string }) {
  const say = useSay()
  const { locale } = useLocale()
  const id = useId()
  const [email, setEmail] = useState('')
  const [invalid, setInvalid] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<MailLinkOutcome>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const to = mailAddressFrom(email)
    setOutcome(null)
    setInvalid(!isMailAddress(to))
    if (!isMailAddress(to)) return document.getElementById(id)?.focus()
    setBusy(true)
    try {
      await call('POST /api/draft_links', { body: { uuid, email: to, locale } })
      setOutcome({ sent: to })
    } catch (error) {
      setOutcome({ failed: error instanceof ApiError && error.status === 429 ? 'too_often' : 'failed' })
    }
    setBusy(false)
  }

  const failed = outcome && 'failed' in outcome ? outcome.failed : null
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3 rounded-m bg-sunken p-4">
      <p>{say('returning.without_account.mail')}</p>
      <div className="grid items-end gap-3 xs:grid-cols-[1fr_auto]">
        <Field
          id={id}
          label={say('returning.without_account.email')}
          error={invalid ? say('returning.without_account.invalid') : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              type="email"
              autoComplete="email"
              value={email}
              onChange={(next) => {
                setEmail(next)
                setInvalid(false)
              }}
            />
          )}
        </Field>
        <Button type="submit" look="line" busy={busy ? say('returning.without_account.sending') : undefined}>
          {say('returning.without_account.send')}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {outcome && 'sent' in outcome && (
          <Banner tone="positive">{say('returning.without_account.sent', { email: outcome.sent })}</Banner>
        )}
      </div>
      {failed && (
        <Banner tone="negative" live="alert">
          {say(`returning.without_account.${failed}`)}
        </Banner>
      )}
    </form>
  )
}
