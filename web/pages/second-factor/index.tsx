// Setting up the second factor: an app on a phone, its first code, and the codes for when the phone is gone.
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Enrolment } from '#contract/second-factor.ts'
import { AccountCard, goOnWith, RecoveryCodes, SecondFactorForm } from '#web/accounts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { knowMe } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Redirect } from '#web/ui/redirect.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Scan } from './scan.tsx'

type SetUpStep =
  | { readonly name: 'begin' }
  | { readonly name: 'scan'; readonly enrolment: Enrolment }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

export default function SecondFactor({ search }: { search: string }) {
  const say = useSay()
  const { redirect_url } = queryAt('secondFactor', search)
  const { allowed_redirect_origins: allowed } = useSite()
  const [, navigate] = useLocation()
  const now = useResource('second factor', () => call('GET /api/account/second_factor'))
  const [step, setStep] = useState<SetUpStep>({ name: 'begin' })
  const scan = (enrolment: Enrolment) => setStep({ name: 'scan', enrolment })
  useTop(step.name)

  async function confirm(code: string): Promise<void> {
    const { recovery_codes } = await call('POST /api/account/second_factor/confirm', { body: { code } })
    setStep({ name: 'codes', codes: recovery_codes })
    // From now on they may do more.
    knowMe(await call('GET /api/me'))
  }

  function again(): void {
    notices.show({ tone: 'negative', text: say('two_step.expired') })
    setStep({ name: 'begin' })
  }

  if (step.name === 'codes') {
    return (
      <AccountCard heading={say('two_step.done.heading')} intro={say('two_step.done.intro')}>
        <RecoveryCodes codes={step.codes} />
        <div className="mt-6">
          <Button wide onClick={() => void goOnWith(redirect_url, allowed, navigate)}>
            {say('two_step.done.on')}
          </Button>
        </div>
      </AccountCard>
    )
  }
  if (step.name === 'scan') return <Scan enrolment={step.enrolment} onCode={confirm} onExpired={again} />
  if (now.state === 'ready' && !now.value.offered) return <Redirect to={href('account')} />
  const on = now.state === 'ready' && now.value.on
  const required = now.state === 'ready' && now.value.required && !on
  return (
    <AccountCard
      heading={say(on ? 'two_step.replace.heading' : 'two_step.begin.heading')}
      intro={say(on ? 'two_step.replace.intro' : required ? 'two_step.begin.required' : 'two_step.begin.intro')}
      foot={
        now.state === 'ready' && (
          <Link href={on ? href('account') : href('home')} asChild>
            <TextLink>{say(on ? 'two_step.replace.back' : 'two_step.begin.later')}</TextLink>
          </Link>
        )
      }
    >
      {now.state === 'loading' && <Skeleton label={say('two_step.loading')} shape="page" />}
      {(now.state === 'failed' || now.state === 'gone') && (
        <FailedBanner text={say('two_step.failed')} again={say('two_step.again')} onAgain={now.again} />
      )}
      {now.state === 'ready' && !on && <Begin onBegun={scan} />}
      {on && (
        <SecondFactorForm
          submit={say('two_step.replace.submit')}
          busy={say('two_step.begin.busy')}
          onSend={async (code) => scan(await call('POST /api/account/second_factor', { body: { code } }))}
        />
      )}
    </AccountCard>
  )
}

/** What was pressed is gone: whoever reads or listens begins at the top of what came instead. */
function useTop(step: SetUpStep['name']): void {
  useEffect(() => {
    if (step === 'begin') return
    window.scrollTo(0, 0)
    focusHeading()
  }, [step])
}

function Begin({ onBegun }: { onBegun: (enrolment: Enrolment) => void }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  async function begin(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      onBegun(await call('POST /api/account/second_factor', { body: {} }))
    } catch {
      notices.show({ tone: 'negative', text: say('two_step.failed') })
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>{say('two_step.begin.app')}</li>
        <li>{say('two_step.begin.scan')}</li>
        <li>{say('two_step.begin.keep')}</li>
      </ol>
      <Button wide busy={busy ? say('two_step.begin.busy') : undefined} onClick={() => void begin()}>
        {say('two_step.begin.submit')}
      </Button>
    </div>
  )
}
