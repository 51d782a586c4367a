import { href } from '#web/links/index.ts'

/** Where a visitor without a token is sent from a protected place, or null when they may stay. */
export function guardTarget(needs: 'login' | 'register' | null, signedIn: boolean, attempted: string): string | null {
  if (!needs || signedIn) return null
  return href(needs, {}, { redirect_url: attempted })
}
