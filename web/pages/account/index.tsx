// One's own account: names, password, ways to sign in, devices, and what we keep.

import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { AccountData } from '#contract/account-answers.ts'
import type { Identity, OpenSession } from '#contract/own-account.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { call, saveFile, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { knowMe } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Assistants } from './assistants.tsx'
import { AccountDetails, Password } from './details.tsx'
import { EmailAddress } from './email.tsx'
import { Remove } from './remove.tsx'
import { AccountSection } from './section.tsx'
import { SeenBy } from './seen.tsx'
import { Sessions } from './sessions.tsx'
import { TwoStep } from './two-step.tsx'
import { useAccountAct } from './use-act.ts'
import { SignInWays } from './ways.tsx'

type OwnAccount = {
  readonly account: AccountData
  readonly sessions: readonly OpenSession[]
  readonly identities: readonly Identity[]
  /** Null for who has nothing to do with it. */
  readonly twoStep: SecondFactor | null
}

async function loadAccount(): Promise<OwnAccount> {
  const [{ data }, { sessions }, { identities }] = await Promise.all([
    call('GET /api/member_auth/validate_token'),
    call('GET /api/account/sessions'),
    call('GET /api/account/identities'),
  ])
  knowMe(data)
  const concerned = data.role !== 'customer' || data.second_factor !== 'off'
  const twoStep = concerned ? await call('GET /api/account/second_factor') : null
  return { account: data, sessions, identities, twoStep }
}

export default function Account({ search }: { search: string }) {
  const say = useSay()
  const { flags } = useSite()
  const own = useResource('account', loadAccount)
  useLinkOutcome(queryAt('account', search))

  return (
    <div className="mx-auto w-full max-w-form px-4.5 py-8 md:px-8 md:py-14">
      <h1 className="outline-none">{say('account.heading')}</h1>
      <div className="mt-6 grid gap-5">
        {own.state === 'loading' && <Skeleton label={say('account.loading')} shape="page" />}
        {own.state === 'failed' && (
          <FailedBanner text={say('account.failed')} again={say('account.again')} onAgain={own.again} />
        )}
        {own.state === 'ready' && (
          <>
            {!own.value.account.confirmed && <UnconfirmedEmail />}
            <AccountDetails account={own.value.account} onSaved={own.refresh} />
            <EmailAddress account={own.value.account} />
            <Password account={own.value.account} onChanged={own.refresh} />
            {own.value.twoStep && <TwoStep state={own.value.twoStep} onChanged={own.refresh} />}
            <SignInWays account={own.value.account} identities={own.value.identities} onChanged={own.refresh} />
            <Sessions sessions={own.value.sessions} onChanged={own.refresh} />
            {flags.assistants && <Assistants />}
            <SeenBy />
            <OwnData />
            <Remove />
          </>
        )}
      </div>
    </div>
  )
}

function UnconfirmedEmail() {
  const say = useSay()
  return (
    <Banner
      tone="warning"
      action={
        <Link href={href('confirmation', {}, { redirect_url: href('account') })} asChild>
          <TextLink>{say('account.confirm')}</TextLink>
        </Link>
      }
    >
      {say('account.unconfirmed')}
    </Banner>
  )
}

type LinkOutcome = { readonly linked?: string | undefined; readonly error?: string | undefined }

const reasons = ['identity_taken', 'already_linked', 'cancelled'] as const
const reasonIn = (error: string | undefined) => reasons.find((reason) => reason === error) ?? 'link_failed'

/** Someone comes back from linking an account elsewhere: how it went is said once. */
function useLinkOutcome({ linked, error }: LinkOutcome): void {
  const say = useSay()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (linked === undefined && error === undefined) return
    if (linked === 'google_oauth2' || linked === 'linkedin') {
      const provider = say(`auth.provider.${linked}`)
      notices.show({ tone: 'positive', text: say('account.ways.linked_notice', { provider }) })
    } else notices.show({ tone: 'negative', text: say(`account.ways.${reasonIn(error)}`) })
    navigate(href('account'), { replace: true })
  }, [linked, error, say, navigate])
}

/** Everything we keep, for its owner. Fetched with the token, so that no address ever opens it. */
function OwnData() {
  const say = useSay()
  const { doing, act } = useAccountAct()
  const download = () =>
    act('download', async () => {
      await saveFile('/api/account/export.zip', say('account.data.file'))
    })
  return (
    <AccountSection heading={say('account.data.heading')} about={say('account.data.about')}>
      <Button
        look="line"
        before={<DownloadIcon />}
        busy={doing ? say('account.data.busy') : undefined}
        onClick={download}
      >
        {say('account.data.download')}
      </Button>
    </AccountSection>
  )
}
