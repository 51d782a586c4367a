// On the way in: whose account a link leads to, and which drafts of this browser go along to it. Neither goes by itself.
import { useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { draftIn, draftsHere, heldArrival } from '#web/accounts/index.ts'
import { useResource } from '#web/api/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { goOn, onwardTo, useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { ArrivalQuestion } from './arrival-question.tsx'
import { DraftsQuestion } from './drafts-question.tsx'

export default function TakeAlong({ search }: { search: string }) {
  const { redirect_url } = queryAt('takeAlong', search)
  const { allowed_redirect_origins: allowed } = useSite()
  const { signedIn } = useSession()
  const [, navigate] = useLocation()
  const [arrival] = useState(heldArrival)
  const begun = useResource('drafts', draftsHere)
  const drafts = begun.state === 'ready' ? begun.value : null
  const on = () => goOn(onwardTo(redirect_url, { origin: location.origin, allowed }), navigate)

  const nothingToAsk = arrival === null && signedIn === true && drafts?.length === 0
  const onAtOnce = useEffectEvent(on)
  useEffect(() => {
    if (nothingToAsk) onAtOnce()
  }, [nothingToAsk])

  if (arrival === null && signedIn === false) return <Redirect to={href('login', {}, { redirect_url })} replace />
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
