import { useEffect, useRef, useState } from 'react'
import type { AccountData } from '#contract/account-answers.ts'
import { AccountFailure, AccountForm, FormField, useForm } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AccountSection } from './section.tsx'

/** The address one signs in with, and another one: that counts once it was confirmed there. */
export function EmailAddress({ account }: { account: AccountData }) {
  const say = useSay()
  const { email, provider } = account
  const heading = say('account.email.heading')
  if (provider !== 'email') {
    const named = say(`auth.provider.${provider}`)
    return (
      <AccountSection heading={heading}>
        <p className="wrap-anywhere text-ink-2">{say('account.email.social', { email, provider: named })}</p>
      </AccountSection>
    )
  }
  return (
    <AccountSection
      heading={heading}
      about={<span className="wrap-anywhere">{say('account.email.now', { email })}</span>}
    >
      <ChangeEmail account={account} />
    </AccountSection>
  )
}

const asked = ['email', 'current_password']

function ChangeEmail({ account }: { account: AccountData }) {
  const say = useSay()
  const form = useForm('new_email', asked)
  const [sent, setSent] = useState<string | null>(null)
  const told = useRef<HTMLDivElement>(null)
  // It stands under the field that keeps the focus, which may be the last thing in sight.
  useEffect(() => {
    if (sent !== null) told.current?.scrollIntoView({ block: 'center' })
  }, [sent])
  return (
    <AccountForm
      form={form}
      wide={false}
      submit={say('account.email.submit')}
      busy={say('account.email.busy')}
      failure={
        form.failure?.fields.includes('current_password') ? (
          <Banner tone="negative" live="alert">
            {say('account.email.wrong')}
          </Banner>
        ) : (
          form.failure && <AccountFailure failure={form.failure} deed="mail" />
        )
      }
      onSend={async ({ email, current_password }) => {
        setSent(null)
        const body = { email: String(email), current_password: String(current_password) }
        await call('POST /api/account/email', { body })
        form.reset()
        setSent(body.email)
      }}
    >
      {/* So that a password manager knows whose password is asked. */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <FormField form={form} name="email" />
      <FormField form={form} name="current_password" />
      <div ref={told} role="status" className="empty:hidden">
        {sent !== null && (
          <Banner tone="positive" title={say('account.email.sent_title')}>
            <span className="wrap-anywhere">{say('account.email.sent', { email: sent, now: account.email })}</span>
          </Banner>
        )}
      </div>
    </AccountForm>
  )
}
