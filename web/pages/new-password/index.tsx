// Where the link of a forgotten password leads: choose a new one.
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { AccountCard, AccountFailure, AccountForm, FormField, NewPasswordField, useForm } from '#web/accounts/index.ts'
import { ApiError, call, type Token } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { forgetToken, holdsSecrets, tokenFrom, withoutSecrets } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export default function NewPassword({ search }: { search: string }) {
  const [, navigate] = useLocation()
  const { redirect_url } = queryAt('newPassword', search)
  // Kept here and nowhere else: the address, its history and the next page never see it.
  const [token, setToken] = useState(() => tokenFrom(search))
  useEffect(() => {
    if (holdsSecrets(search)) navigate(withoutSecrets(href('newPassword'), search), { replace: true })
  }, [search, navigate])
  if (!token) return <Expired redirectUrl={redirect_url} />
  return <Choose token={token} redirectUrl={redirect_url} onRefused={() => setToken(null)} />
}

type ChooseProps = {
  readonly token: Token
  readonly redirectUrl: string | undefined
  readonly onRefused: () => void
}

function Choose({ token, redirectUrl, onRefused }: ChooseProps) {
  const say = useSay()
  const [, navigate] = useLocation()
  const form = useForm('new_password', ['password', 'password_confirmation'])

  async function change(password: string, password_confirmation: string): Promise<void> {
    try {
      await call('PUT /api/member_auth/password', { as: token, body: { password, password_confirmation } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onRefused()
      throw error
    }
    // Every session of before has ended, also the one that this browser may have kept.
    forgetToken()
    notices.show({ tone: 'positive', text: say('auth.change_password.success') })
    navigate(href('login', {}, { redirect_url: redirectUrl }), { replace: true })
  }

  return (
    <AccountCard
      heading={say('auth.change_password.heading')}
      intro={say('auth.change_password.intro', { email: token.uid })}
    >
      <AccountForm
        form={form}
        submit={say('auth.change_password.submit')}
        busy={say('auth.change_password.busy')}
        failure={form.failure && <AccountFailure failure={form.failure} deed="reset" />}
        onSend={({ password, password_confirmation }) => change(String(password), String(password_confirmation))}
      >
        {/* So that a password manager knows whose password this becomes. */}
        <input type="text" name="username" autoComplete="username" value={token.uid} readOnly hidden />
        <NewPasswordField form={form} about={[token.uid]} />
        <FormField form={form} name="password_confirmation" />
      </AccountForm>
    </AccountCard>
  )
}

function Expired({ redirectUrl }: { redirectUrl: string | undefined }) {
  const say = useSay()
  return (
    <AccountCard heading={say('auth.change_password.expired_heading')} intro={say('auth.change_password.expired')}>
      <Link href={href('resetPassword', {}, { redirect_url: redirectUrl })} asChild>
        <ButtonLink wide>{say('auth.change_password.ask')}</ButtonLink>
      </Link>
    </AccountCard>
  )
}
