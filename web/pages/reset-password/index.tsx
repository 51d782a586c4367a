// A forgotten password: asks for the address and sends a link.
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { AccountCard, AccountFailure, AccountForm, FormField, useForm } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export default function ResetPassword({ search }: { search: string }) {
  const say = useSay()
  const { redirect_url, used, expired } = queryAt('resetPassword', search)
  const old = used ? 'used' : expired ? 'expired' : null
  const form = useForm('recovery', ['email'])
  const [sent, setSent] = useState<string | null>(null)
  const back = (
    <Link href={href('login', {}, { redirect_url })} asChild>
      <TextLink>{say('auth.reset.back')}</TextLink>
    </Link>
  )
  if (sent !== null) return <LinkSent email={sent} back={back} onAgain={() => setSent(null)} />
  return (
    <AccountCard heading={say('auth.reset.heading')} intro={say('auth.reset.intro')} foot={back}>
      {old && (
        <div className="mb-5">
          <Banner tone="warning" title={say(`auth.reset.${old}_title`)}>
            {say(`auth.reset.${old}`)}
          </Banner>
        </div>
      )}
      <AccountForm
        form={form}
        submit={say('auth.reset.submit')}
        busy={say('auth.reset.busy')}
        failure={form.failure && <AccountFailure failure={form.failure} deed="mail" redirectUrl={redirect_url} />}
        onSend={async ({ email }) => {
          const target = `${location.origin}${href('newPassword', {}, { redirect_url })}`
          await call('POST /api/member_auth/password', {
            as: null,
            body: { email: String(email), redirect_url: target },
          })
          setSent(String(email))
        }}
      >
        <FormField form={form} name="email" />
      </AccountForm>
    </AccountCard>
  )
}

type LinkSentProps = { readonly email: string; readonly back: React.ReactNode; readonly onAgain: () => void }

function LinkSent({ email, back, onAgain }: LinkSentProps) {
  const say = useSay()
  // The form that had the focus is gone: what happened takes it.
  useEffect(() => {
    window.scrollTo(0, 0)
    focusHeading()
  }, [])
  return (
    <AccountCard heading={say('auth.reset.sent_heading')} intro={say('auth.reset.sent', { email })} foot={back}>
      <p className="mb-4 text-ink-2">{say('auth.reset.sent_tip')}</p>
      <Button look="line" onClick={onAgain}>
        {say('auth.reset.again')}
      </Button>
    </AccountCard>
  )
}
