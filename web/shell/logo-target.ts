import { href } from '#web/links/index.ts'
import type { Frame } from './frame.ts'

type LogoTarget = {
  readonly href: string
  /** Which question comes first: going home, or leaving work behind. */
  readonly asks: 'go_home' | 'leave' | null
  /** Another site: the browser goes there itself. */
  readonly outside: boolean
}

type LogoCircumstances = {
  readonly homeUrl: string | null
  /** The visitor is on the way to somewhere else, as on a login screen with `redirect_url`. */
  readonly hasRedirect: boolean
  /** This browser holds answers that the server does not have yet. */
  readonly hasUnsent: boolean
}

/**
 * Where a click on the logo leads, the whole rule: from home to the main site; from a page that holds nothing of anybody (its
 * route names where to) at once; and with a question first where one is on the way to somewhere else, where a flow is open, or
 * where this browser still holds answers that were not sent.
 */
export function logoTarget(
  { screen, logoPath, holdsWork }: Pick<Frame, 'screen' | 'logoPath' | 'holdsWork'>,
  { homeUrl, hasRedirect, hasUnsent }: LogoCircumstances,
): LogoTarget {
  if (screen === 'home') return { href: homeUrl ?? href('home'), asks: null, outside: homeUrl !== null }
  if (logoPath && !hasRedirect && !hasUnsent) return { href: href(logoPath), asks: null, outside: false }
  return { href: href('home'), asks: holdsWork || hasUnsent ? 'leave' : 'go_home', outside: false }
}
