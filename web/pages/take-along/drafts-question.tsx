import { useState } from 'react'
import type { Draft } from '#contract/drafts.ts'
import { AccountCard } from '#web/accounts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useMe } from '#web/session/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DraftBoxes } from './draft-boxes.tsx'
import { useClaim } from './use-claim.ts'

type Props = {
  readonly drafts: readonly Draft[]
  /** The one they are on their way to. */
  readonly wanted: string | null
  readonly onTaken: () => void
  readonly onLeft: () => void
}

/** For who is signed in: what lies in this browser may be theirs, or of whoever sat here before. */
export function DraftsQuestion({ drafts, wanted, onTaken, onLeft }: Props) {
  const say = useSay()
  const me = useMe()
  const { busy, failed, claim } = useClaim()
  const [chosen, choose] = useState<readonly string[]>(() => drafts.map(({ uuid }) => uuid))
  const needed = drafts.find(({ uuid }) => uuid === wanted)
  return (
    <AccountCard heading={say('auth.take_along.heading')} intro={say('auth.take_along.intro')}>
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length === 0) return onLeft()
          void claim(chosen).then((done) => done && onTaken())
        }}
      >
        <DraftBoxes
          label={say('auth.take_along.which')}
          {...(me && { hint: say('auth.take_along.account', { email: me.email }) })}
          drafts={drafts}
          chosen={chosen}
          onChoose={choose}
        />
        {needed && <p className="text-hint text-ink-2">{say('auth.take_along.needed')}</p>}
        {failed && (
          <Banner tone="negative" live="alert">
            {say(`auth.failed.${failed}`)}
          </Banner>
        )}
        <div className="grid gap-2.5">
          <Button wide type="submit" busy={busy ? say('auth.take_along.busy') : undefined}>
            {say('auth.take_along.yes')}
          </Button>
          <Button wide look="line" onClick={onLeft}>
            {say('auth.take_along.no')}
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
