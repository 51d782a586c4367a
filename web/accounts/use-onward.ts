import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { href } from '#web/links/index.ts'
import { fetchMe, goOn, useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { draftsHere } from './drafts.ts'
import { landingFor } from './landing.ts'

type Navigate = (path: string, options: { replace: boolean }) => void

/**
 * On to where someone was going; past setting up the second factor that their work requires, and past the question about
 * what else lies in this browser, where there is something.
 */
export async function goOnWith(redirectUrl: string | undefined, allowed: readonly string[], navigate: Navigate) {
  if ((await fetchMe())?.second_factor === 'required') {
    return navigate(href('secondFactor', {}, { redirect_url: redirectUrl }), { replace: true })
  }
  const drafts = await draftsHere()
  if (drafts.length > 0) navigate(href('takeAlong', {}, { redirect_url: redirectUrl }), { replace: true })
  else goOn(await landingFor(redirectUrl, allowed), navigate)
}

/** Someone who is signed in has nothing to do here: on to where they were going, or to what they are making. */
export function useOnward(redirectUrl: string | undefined): void {
  const { signedIn } = useSession()
  const { allowed_redirect_origins: allowed } = useSite()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (signedIn) void goOnWith(redirectUrl, allowed, navigate)
  }, [signedIn, redirectUrl, allowed, navigate])
}
