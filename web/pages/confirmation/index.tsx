// After making an account: the mail that confirms an address, once more if need be, and where its link leads.
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import { AccountCard, AccountFailure, AccountForm, FormField, useForm, useOnward } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { useMe, useSession } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export default function Confirmation({ search }: { search: string }) {
  const { account_confirmation_success: outcome, redirect_url } = queryAt('confirmation', search)
  if (outcome === 'true') return <Confirmed redirectUrl={redirect_url} />
  return <Resend failed={outcome === 'false'} redirectUrl={redirect_url} />
}

/** Who is signed in here goes on by themselves; on another device one signs in first. */
function Confirmed({ redirectUrl }: { redirectUrl: string | undefined }) {
  const say = useSay()
  const { signedIn } = useSession()
  useEffect(() => {
    if (signedIn) notices.show({ tone: 'positive', text: say('auth.confirmation.done_notice') })
  }, [signedIn, say])
  return (
    <AccountCard heading={say('auth.confirmation.done_heading')} intro={say('auth.confirmation.done')}>
      {signedIn === true && redirectUrl !== undefined && <GoOnward to={redirectUrl} />}
      <Link href={signedIn ? href('home') : href('login', {}, { redirect_url: redirectUrl })} asChild>
        <ButtonLink wide>{say(signedIn ? 'auth.confirmation.on' : 'auth.confirmation.login')}</ButtonLink>
      </Link>
    </AccountCard>
  )
}

function GoOnward({ to }: { to: string }) {
  useOnward(to)
  return null
}

type ResendProps = { readonly failed: boolean; readonly redirectUrl: string | undefined }

function Resend({ failed, redirectUrl }: ResendProps) {
  const say = useSay()
  const me = useMe()
  const form = useForm('recovery', ['email'])
  const [sent, setSent] = useState<string | null>(null)
  const own = me?.email
  const fillIn = useEffectEvent((email: string) => {
    if (form.values.email === undefined) form.change('email', email)
  })
  useEffect(() => {
    if (own !== undefined) fillIn(own)
  }, [own])
  return (
    <AccountCard
      heading={say(failed ? 'auth.confirmation.failed_heading' : 'auth.confirmation.heading')}
      intro={say(failed ? 'auth.confirmation.failed' : 'auth.confirmation.intro')}
    >
      <AccountForm
        form={form}
        submit={sent === null ? say('auth.confirmation.submit') : null}
        busy={say('auth.confirmation.busy')}
        failure={form.failure && <AccountFailure failure={form.failure} deed="resend" redirectUrl={redirectUrl} />}
        onSend={async ({ email }) => {
          const back = `${location.origin}${href('confirmation', {}, { redirect_url: redirectUrl })}`
          await call('POST /api/member_auth/confirmation', { body: { email: String(email), redirect_url: back } })
          setSent(String(email))
        }}
      >
        <FormField form={form} name="email" disabled={sent !== null} />
        <div role="status" className="empty:hidden">
          {sent !== null && (
            <Banner tone="positive" title={say('auth.confirmation_header.message_success')}>
              {say('auth.confirmation_header.message_success_about', { email: sent })}
            </Banner>
          )}
        </div>
      </AccountForm>
    </AccountCard>
  )
}
