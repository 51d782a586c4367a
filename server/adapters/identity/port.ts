import type { SocialProvider } from '#contract/account-answers.ts'

/** Who someone is according to a provider. Only issuer and subject together name them: an address may change hands. */
export type IdentityClaims = {
  readonly issuer: string
  readonly subject: string
  /** In lower case; null where the provider does not tell. */
  readonly email: string | null
  /** Whether the provider made sure that the address is theirs. */
  readonly email_verified: boolean
  readonly firstname: string
  readonly lastname: string
  readonly picture: string | null
  readonly locale: string | null
}

/** What must be remembered, in secret and for this browser alone, between leaving for the provider and coming back. */
export type Errand = {
  readonly state: string
  readonly nonce?: string | undefined
  readonly verifier?: string | undefined
}

export type IdentityProvider = {
  readonly name: SocialProvider
  /** Where to send the browser. `callback` is our address it comes back to. */
  begin(options: { readonly callback: string; readonly locale?: string | undefined }): Promise<{
    readonly url: string
    readonly errand: Errand
  }>
  /** With the query the browser came back with; throws an IdentityError. */
  finish(options: {
    readonly callback: string
    readonly query: string
    readonly errand: Errand
  }): Promise<IdentityClaims>
}

/**
 * `cancelled`: the person went back. `unavailable`: the provider does not answer; trying later may work.
 * `refused`: what came back is not the answer to what we asked.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly code: 'cancelled' | 'refused' | 'unavailable'
  constructor(code: IdentityError['code'], cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
