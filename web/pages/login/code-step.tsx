import { AccountCard, draftsWith, SecondFactorForm, useWelcomeBack } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** For who has shown the password, or was vouched for elsewhere. */
  readonly ticket: string
  readonly redirectUrl: string | undefined
  /** Back to the beginning, because they want to or because it took too long. */
  readonly onAgain: (expired: boolean) => void
}

/** The second half of signing in. */
export function CodeStep({ ticket, redirectUrl, onAgain }: Props) {
  const say = useSay()
  const welcome = useWelcomeBack(notices.show)
  return (
    <AccountCard
      heading={say('auth.second_factor.heading')}
      intro={say('auth.second_factor.intro')}
      foot={
        <Button look="ghost" onClick={() => onAgain(false)}>
          {say('auth.second_factor.again')}
        </Button>
      }
    >
      <SecondFactorForm
        submit={say('auth.login.submit')}
        busy={say('auth.login.busy')}
        onExpired={() => onAgain(true)}
        onSend={async (code) => {
          const body = { ticket, code, ...draftsWith(redirectUrl) }
          const { data } = await call('POST /api/member_auth/second_factor', { as: null, signsIn: true, body })
          await welcome(data)
        }}
      />
    </AccountCard>
  )
}
