import { useState } from 'react'
import type { AccountData } from '#contract/account-answers.ts'
import type { Draft } from '#contract/drafts.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { AccountCard, holdArrival } from '#web/accounts/index.ts'
import { call, type Token } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { keepToken, knowMe, useMe } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { DraftBoxes } from './draft-boxes.tsx'
import { useClaim } from './use-claim.ts'

type Props = {
  readonly token: Token
  readonly account: AccountData
  readonly drafts: readonly Draft[]
  readonly onIn: () => void
  readonly onOut: () => void
}

/** For who came by a link with a token in it: whose account it is, before anything becomes part of that account. */
export function ArrivalQuestion({ token, account, drafts, onIn, onOut }: Props) {
  const say = useSay()
  const me = useMe()
  const { busy, failed, claim } = useClaim(token)
  const [chosen, choose] = useState<readonly string[]>([])
  const name = fullNameOf(account) || account.email

  async function comeIn(): Promise<void> {
    if (chosen.length > 0 && !(await claim(chosen))) return
    holdArrival(null)
    keepToken(token)
    knowMe(account)
    notices.show({ tone: 'positive', text: say('auth.login.welcome_back') })
    onIn()
  }

  function stayOut(): void {
    holdArrival(null)
    // The token is of no use to anyone any more.
    void call('DELETE /api/member_auth/sign_out', { as: token }).catch(() => undefined)
    onOut()
  }

  return (
    <AccountCard
      heading={say('auth.arrival.heading', { name })}
      intro={
        <>
          <p>{say('auth.arrival.intro', { email: account.email })}</p>
          <p className="mt-2">{say('auth.arrival.careful')}</p>
        </>
      }
    >
      <ChoiceForm
        yes={say('auth.arrival.yes')}
        no={say('auth.arrival.no')}
        busy={busy ? say('auth.login.busy') : undefined}
        failed={failed}
        onYes={() => void comeIn()}
        onNo={stayOut}
      >
        {me && <Banner>{say('auth.arrival.instead', { email: me.email })}</Banner>}
        {drafts.length > 0 && (
          <DraftBoxes
            label={say('auth.arrival.which')}
            hint={say('auth.arrival.which_hint')}
            drafts={drafts}
            chosen={chosen}
            onChoose={choose}
          />
        )}
      </ChoiceForm>
    </AccountCard>
  )
}
