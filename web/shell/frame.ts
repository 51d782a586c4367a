import type { Locale } from '#domain/values/index.ts'
import type { PlaceName } from '#web/links/index.ts'

/** What the current route says about everything around its screen. */
export type Frame = {
  readonly screen: string
  /** Which of the five labels is current, counted from 1; null hides the bar. */
  readonly progressBarStep: number | null
  /** The language that the route forces. */
  readonly language: Locale | null
  readonly customLayout?: 'max-display-checkout' | 'questionnaire' | 'workbench' | null | undefined
  readonly logoPath: Extract<PlaceName, 'home' | 'bv'> | null
  /** Leaving asks first and the exit-intent dialog may appear. */
  readonly holdsWork: boolean
  /** Nobody is asked to log in or to sign up. */
  readonly withoutAccount?: boolean | undefined
}
