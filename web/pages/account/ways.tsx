import type { AccountData, SocialProvider } from '#contract/account-answers.ts'
import type { Identity } from '#contract/own-account.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountSection } from './section.tsx'
import { useAccountAct } from './use-act.ts'

type Props = {
  readonly account: AccountData
  readonly identities: readonly Identity[]
  readonly onChanged: () => Promise<void>
}

/** Accounts elsewhere that sign in here. */
export function SignInWays({ account, identities, onChanged }: Props) {
  const say = useSay()
  const { sign_in_providers } = useSite()
  const { doing, act } = useAccountAct()
  if (sign_in_providers.length === 0) return null

  const link = (provider: SocialProvider) =>
    act(provider, async () => {
      const { redirect_url } = await call('POST /api/account/identities/:provider', { params: { provider } })
      location.assign(redirect_url)
    })
  const unlink = (provider: SocialProvider, name: string) =>
    act(provider, async () => {
      await call('DELETE /api/account/identities/:provider', { params: { provider } })
      notices.show({ tone: 'positive', text: say('account.ways.unlinked_notice', { provider: name }) })
      await onChanged()
    })

  return (
    <AccountSection heading={say('account.ways.heading')} about={say('account.ways.about')}>
      <ul className="grid gap-3">
        {sign_in_providers.map((provider) => {
          const identity = identities.find((one) => one.provider === provider)
          const name = say(`auth.provider.${provider}`)
          const own = account.provider === provider
          return (
            <li
              key={provider}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0"
            >
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-hint break-words text-ink-2">{stateOf(identity)}</p>
              </div>
              {own ? (
                <p className="text-hint text-ink-2">{say('account.ways.own')}</p>
              ) : (
                <Button
                  look="line"
                  size="small"
                  busy={doing === provider ? say('account.details.busy') : undefined}
                  onClick={() => (identity ? unlink(provider, name) : link(provider))}
                >
                  {say(identity ? 'account.ways.unlink' : 'account.ways.link', { provider: name })}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </AccountSection>
  )

  function stateOf(identity: Identity | undefined): string {
    if (!identity) return say('account.ways.unlinked')
    return identity.email ? say('account.ways.linked_as', { email: identity.email }) : say('account.ways.linked')
  }
}
