import { href } from '#web/links/index.ts'
import type { Frame } from './frame.ts'

type Target = {
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
}

/** Where a click on the logo leads. */
export function logoTarget(
  { screen, logoPath, holdsWork }: Pick<Frame, 'screen' | 'logoPath' | 'holdsWork'>,
  { homeUrl, hasRedirect }: LogoCircumstances,
): Target {
  if (screen === 'home') return { href: homeUrl ?? href('home'), asks: null, outside: homeUrl !== null }
  if (logoPath && !hasRedirect) return { href: href(logoPath), asks: null, outside: false }
  return { href: href('home'), asks: holdsWork ? 'leave' : 'go_home', outside: false }
}
