import type { SocialProvider } from '#contract/account-answers.ts'
import { href } from '#web/links/index.ts'

/** Where the browser goes to sign in with someone else, and comes back from to `redirect_url`. */
export function socialHref(provider: SocialProvider, redirectUrl?: string | undefined): string {
  const query = new URLSearchParams({
    oprecht_flow: 'api_flow',
    auth_redirect_url: href('home', {}, { redirect_url: redirectUrl }),
  })
  return `/api/member_auth/${provider}?${query}`
}
