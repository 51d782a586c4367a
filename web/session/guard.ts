import { href } from '#web/links/index.ts'

type Visitor = {
  readonly signedIn: boolean
  /** They were, and the server ended it: they have an account to sign in to. */
  readonly ended: boolean
}

/** Where a visitor without a token is sent from a protected place, or null when they may stay. */
export function guardTarget(
  needs: 'login' | 'register' | null,
  { signedIn, ended }: Visitor,
  attempted: string,
): string | null {
  if (!needs || signedIn) return null
  return href(ended ? 'login' : needs, {}, { redirect_url: attempted })
}
