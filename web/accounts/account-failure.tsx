import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import type { SocialProvider } from '#contract/account-answers.ts'
import { type Say, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ErrorIcon, WarningIcon } from '#web/ui/icons.tsx'
import type { SignInFailure } from './failure.ts'
import { socialHref } from './social-href.ts'

/** What someone was doing when it failed. */
type AccountAction = 'login' | 'register' | 'mail' | 'resend' | 'password' | 'reset' | 'second_factor'

type Props = {
  readonly failure: SignInFailure
  readonly deed: AccountAction
  readonly redirectUrl?: string | undefined
}

const providerIn = ({ provider }: SignInFailure['data']): SocialProvider | null =>
  provider === 'google_oauth2' || provider === 'linkedin' ? provider : null

/** Why it did not work, in words that say what to do now. */
export function AccountFailure(props: Props) {
  const say = useSay()
  const { failure, deed, redirectUrl } = props
  const coded = failure.code !== null
  if (failure.code === 'different_provider') return <OtherProvider {...props} />
  const { title, text } = failureWords(failure, deed, say)
  return (
    <FailureBanner
      coded={coded}
      title={title}
      action={
        failure.code === 'email_taken' && (
          <Link href={href('login', {}, { redirect_url: redirectUrl })} asChild>
            <ButtonLink look="line" size="small">
              {say('auth.failed.email_taken_action')}
            </ButtonLink>
          </Link>
        )
      }
    >
      {text}
    </FailureBanner>
  )
}

/** These say it all by themselves, whatever someone was doing. */
const told = {
  email_taken: true,
  too_many_attempts: true,
  too_busy: true,
  account_not_found: true,
  account_blocked: true,
  email_not_verified: true,
  cancelled: true,
  provider_unavailable: true,
  sign_in_failed: true,
  redirect_not_allowed: true,
  second_factor_expired: true,
} as const satisfies Partial<Record<NonNullable<SignInFailure['code']>, true>>

/** When to try again, in words. */
function waitIn({ retry_after }: SignInFailure['data'], say: Say): string {
  const minutes = Math.ceil(Number(retry_after ?? 60) / 60)
  return minutes > 1 ? say('auth.failed.wait_many', { minutes }) : say('auth.failed.wait_one')
}

function failureWords(
  { code, kind, data, fields }: SignInFailure,
  deed: AccountAction,
  say: Say,
): { readonly title: string; readonly text: string } {
  if (code === 'account_not_found' && deed === 'resend') {
    return { title: say('auth.confirmation_header.message_error'), text: say('auth.failed.account_not_found_about') }
  }
  if (code !== null && code in told) {
    const key = code as keyof typeof told
    return { title: say(`auth.failed.${key}`), text: say(`auth.failed.${key}_about`, { wait: waitIn(data, say) }) }
  }
  const titles = {
    login: say('auth.failed.credentials'),
    register: say('auth.failed.data'),
    mail: say('auth.mail_error'),
    resend: say('auth.mail_error'),
    password: say('auth.change_password.error'),
    reset: say('auth.change_password.error'),
    second_factor: say('auth.failed.code'),
  }
  if (fields.includes('password_confirmation')) {
    const by = deed === 'reset' ? 'reset' : 'change_password'
    return { title: titles[deed], text: say(`auth.${by}.confirm_error`) }
  }
  if (code === 'invalid_credentials') return { title: titles[deed], text: say('auth.failed.invalid_credentials') }
  return { title: titles[deed], text: kind === 'refused' ? say('auth.failed.data_about') : say(`auth.failed.${kind}`) }
}

/** The address belongs to an account of another kind: we go there, or say that it has a password. */
function OtherProvider({ failure, redirectUrl }: Props) {
  const say = useSay()
  const provider = providerIn(failure.data)
  const target = provider && socialHref(provider, redirectUrl)
  useEffect(() => {
    if (target) location.assign(target)
  }, [target])
  const named = provider ? say(`auth.provider.${provider}`) : ''
  return (
    <FailureBanner
      coded
      title={say('auth.failed.different_provider')}
      action={
        target && (
          <ButtonLink look="line" size="small" href={target}>
            {say('auth.failed.different_provider_again', { provider: named })}
          </ButtonLink>
        )
      }
    >
      {say(provider ? 'auth.failed.different_provider_social' : 'auth.failed.different_provider_email', {
        provider: named,
      })}
    </FailureBanner>
  )
}

type FailureBannerProps = {
  /** With a code someone can do something about it: orange points. Without one it is an error: red. */
  readonly coded: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Why it did not work, read out at once. */
function FailureBanner({ coded, title, children, action }: FailureBannerProps) {
  return (
    <div
      role="alert"
      data-failure={coded ? 'coded' : 'plain'}
      className={cx(
        'flex gap-3 rounded-m border-[1.5px] px-4 py-3.5',
        coded ? 'border-orange bg-orange-tint' : 'border-red bg-red-tint',
      )}
    >
      <span className={cx('mt-0.5', coded ? 'text-orange' : 'text-red')}>
        {coded ? <WarningIcon /> : <ErrorIcon />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-md">{children}</div>}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  )
}
