// One's own account: names, password, ways to sign in, devices, and what we keep.
import type { AccountData } from '#contract/account-answers.ts'
import type { Identity, Session } from '#contract/own-account.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { queryAt } from '#web/links/index.ts'
import { knowMe } from '#web/session/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Details } from './details.tsx'
import { OwnData } from './own-data.tsx'
import { Password } from './password.tsx'
import { Remove } from './remove.tsx'
import { Sessions } from './sessions.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import { useLinkOutcome } from './use-link-outcome.ts'
import { Ways } from './ways.tsx'

type OwnAccount = {
  readonly account: AccountData
  readonly sessions: readonly Session[]
  readonly identities: readonly Identity[]
}

async function load(): Promise<OwnAccount> {
  const [{ data }, { sessions }, { identities }] = await Promise.all([
    call('GET /api/member_auth/validate_token'),
    call('GET /api/account/sessions'),
    call('GET /api/account/identities'),
  ])
  knowMe(data)
  return { account: data, sessions, identities }
}

export default function Account({ search }: { search: string }) {
  const say = useSay()
  const own = useResource('account', load)
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
            {!own.value.account.confirmed && <Unconfirmed />}
            <Details account={own.value.account} onSaved={own.refresh} />
            <Password account={own.value.account} onChanged={own.refresh} />
            <Ways account={own.value.account} identities={own.value.identities} onChanged={own.refresh} />
            <Sessions sessions={own.value.sessions} onChanged={own.refresh} />
            <OwnData />
            <Remove />
          </>
        )}
      </div>
    </div>
  )
}
