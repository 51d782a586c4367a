// On the way in: whose account a link leads to, and which drafts of this browser go along to it. Neither goes by itself.
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Draft } from '#contract/drafts.ts'
import { AccountCard, draftIn, draftsHere, heldArrival, landingFor } from '#web/accounts/index.ts'
import { useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { goOn, useMe, useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { Redirect } from '#web/ui/redirect.tsx'
import { ArrivalQuestion } from './arrival-question.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { DraftBoxes } from './draft-boxes.tsx'
import { useClaim } from './use-claim.ts'

export default function TakeAlong({ search }: { search: string }) {
  const { redirect_url } = queryAt('takeAlong', search)
  const { allowed_redirect_origins: allowed } = useSite()
  const { signedIn } = useSession()
  const [, navigate] = useLocation()
  const [arrival] = useState(heldArrival)
  const begun = useResource('drafts', draftsHere)
  const drafts = begun.state === 'ready' ? begun.value : null
  const on = () => void landingFor(redirect_url, allowed).then((target) => goOn(target, navigate))

  const nothingToAsk = arrival === null && signedIn === true && drafts?.length === 0
  const onAtOnce = useEffectEvent(on)
  useEffect(() => {
    if (nothingToAsk) onAtOnce()
  }, [nothingToAsk])

  if (arrival === null && signedIn === false) return <Redirect to={href('login', {}, { redirect_url })} />
  if (drafts === null || nothingToAsk || signedIn === null) return null
  if (arrival) return <ArrivalQuestion {...arrival} drafts={drafts} onIn={on} onOut={() => navigate(href('home'))} />

  const wanted = draftIn(redirect_url)
  return (
    <DraftsQuestion
      drafts={drafts}
      wanted={wanted}
      onTaken={on}
      // What was left here cannot be where they go on.
      onLeft={() => (drafts.some(({ uuid }) => uuid === wanted) ? navigate(href('home')) : on())}
    />
  )
}

type Props = {
  readonly drafts: readonly Draft[]
  /** The one they are on their way to. */
  readonly wanted: string | null
  readonly onTaken: () => void
  readonly onLeft: () => void
}

/** For who is signed in: what lies in this browser may be theirs, or of whoever sat here before. */
function DraftsQuestion({ drafts, wanted, onTaken, onLeft }: Props) {
  const say = useSay()
  const me = useMe()
  const { busy, failed, claim } = useClaim()
  const [chosen, choose] = useState<readonly string[]>(() => drafts.map(({ uuid }) => uuid))
  const needed = drafts.find(({ uuid }) => uuid === wanted)
  return (
    <AccountCard heading={say('auth.take_along.heading')} intro={say('auth.take_along.intro')}>
      <ChoiceForm
        yes={say('auth.take_along.yes')}
        no={say('auth.take_along.no')}
        busy={busy ? say('auth.take_along.busy') : undefined}
        failed={failed}
        onYes={() => {
          if (chosen.length === 0) return onLeft()
          void claim(chosen).then((done) => done && onTaken())
        }}
        onNo={onLeft}
      >
        <DraftBoxes
          label={say('auth.take_along.which')}
          {...(me && { hint: say('auth.take_along.account', { email: me.email }) })}
          drafts={drafts}
          chosen={chosen}
          onChoose={choose}
        />
        {needed && <p className="text-hint text-ink-2">{say('auth.take_along.needed')}</p>}
      </ChoiceForm>
    </AccountCard>
  )
}
