import type { Provider, SocialErrorCode } from '#contract/account-answers.ts'

/** Why signing in with an account elsewhere came to nothing, for the screen that says so. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly code: SocialErrorCode
  /** The way in that does work. */
  readonly provider: Provider | undefined
  constructor(code: SocialErrorCode, provider?: Provider) {
    super(code)
    this.code = code
    this.provider = provider
  }
}
