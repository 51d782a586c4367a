// On the way in: whose account a link leads to, and which drafts of this browser go along to it. Neither goes by itself.
import { useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { Draft } from '#contract/drafts.ts'
import { draftIn, draftsHere, heldArrival } from '#web/accounts/index.ts'
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
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null)
  const on = () => goOn(onwardTo(redirect_url, { origin: location.origin, allowed }), navigate)

  useEffect(() => {
    void draftsHere().then(setDrafts)
  }, [])
  const nothingToAsk = arrival === null && signedIn === true && drafts?.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out that there is nothing to ask
  useEffect(() => {
    if (nothingToAsk) on()
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
