// One's own account: names, password, ways to sign in, devices, and what we keep.
import type { AccountData } from '#contract/account-answers.ts'
import type { Identity, Session } from '#contract/own-account.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { queryAt } from '#web/links/index.ts'
import { knowMe } from '#web/session/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRefreshed } from '#web/ui/use-refreshed.ts'
import { Details } from './details.tsx'
import { OwnData } from './own-data.tsx'
import { Password } from './password.tsx'
import { Remove } from './remove.tsx'
import { Sessions } from './sessions.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import { useLinkOutcome } from './use-link-outcome.ts'
import { Ways } from './ways.tsx'

type Known = {
  readonly account: AccountData
  readonly sessions: readonly Session[]
  readonly identities: readonly Identity[]
}

async function load(): Promise<Known> {
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
  const { known, refresh, again } = useRefreshed(load)
  useLinkOutcome(queryAt('account', search))

  return (
    <div className="mx-auto w-full max-w-form px-4.5 py-8 md:px-8 md:py-14">
      <h1 className="outline-none">{say('account.heading')}</h1>
      <div className="mt-6 grid gap-5">
        {known === 'loading' && <Skeleton label={say('account.loading')} shape="page" />}
        {known === 'failed' && (
          <FailedBanner text={say('account.failed')} again={say('account.again')} onAgain={again} />
        )}
        {typeof known === 'object' && (
          <>
            {!known.account.confirmed && <Unconfirmed />}
            <Details account={known.account} onSaved={refresh} />
            <Password account={known.account} onChanged={refresh} />
            <Ways account={known.account} identities={known.identities} onChanged={refresh} />
            <Sessions sessions={known.sessions} onChanged={refresh} />
            <OwnData />
            <Remove />
          </>
        )}
      </div>
    </div>
  )
}
