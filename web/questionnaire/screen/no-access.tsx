import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import type { Outside } from './frame.tsx'
import { Loading } from './loading.tsx'

export interface Refused {
  readonly outside: Outside
  /** Where one comes back to after signing in. */
  readonly back: string
}

/** A stranger is asked to sign in and comes back here; someone who is signed in is told and brought home. */
export function NoAccess({ outside, back }: Refused) {
  const say = useSay()
  const { signedIn } = useSession()
  const [, navigate] = useLocation()
  const { notify } = outside
  useEffect(() => {
    if (signedIn === null) return
    if (signedIn) notify({ tone: 'negative', text: say('questionnaire.no_access') })
    navigate(signedIn ? href('home') : href('login', {}, { redirect_url: back }), { replace: true })
  }, [signedIn, back, navigate, notify, say])
  return <Loading />
}
