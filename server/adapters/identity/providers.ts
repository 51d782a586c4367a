import { type SocialProvider, socialProviders } from '#contract/account-answers.ts'
import type { Config } from '#server/config/index.ts'
import { type OpenIdOptions, openIdProvider } from './openid.ts'
import type { IdentityProvider } from './port.ts'
import type { IdentitySandbox } from './sandbox/sandbox.ts'

type ProviderSettings = Pick<
  Config,
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_ISSUER_URL'
  | 'LINKEDIN_CLIENT_ID'
  | 'LINKEDIN_CLIENT_SECRET'
  | 'LINKEDIN_ISSUER_URL'
>

export type IdentityProviders = Readonly<Partial<Record<SocialProvider, IdentityProvider>>>

/** The ones that are set up; for the others the sandbox stands in, where there is one. */
export function createIdentityProviders(parts: {
  readonly config: ProviderSettings
  readonly sandbox: IdentitySandbox | null
}): IdentityProviders {
  const set = optionsFrom(parts.config)
  return Object.fromEntries(
    socialProviders.flatMap((name) => {
      const options = set[name] ?? parts.sandbox?.[name].options
      return options ? [[name, openIdProvider(options)]] : []
    }),
  )
}

/** LinkedIn leaves a nonce out of its token, and refuses a request with a PKCE verifier from a client with a secret. */
const linkedIn = 'https://www.linkedin.com'

export function optionsFrom(config: ProviderSettings): Partial<Record<SocialProvider, OpenIdOptions>> {
  const known = {
    google_oauth2: [config.GOOGLE_ISSUER_URL, config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET],
    linkedin: [config.LINKEDIN_ISSUER_URL, config.LINKEDIN_CLIENT_ID, config.LINKEDIN_CLIENT_SECRET],
  } as const
  return Object.fromEntries(
    socialProviders.flatMap((name) => {
      const [issuer, client_id, client_secret] = known[name]
      if (client_id === undefined || client_secret === undefined) return []
      const tied = new URL(issuer).origin !== linkedIn
      return [[name, { name, issuer, client_id, client_secret, ties: { pkce: tied, nonce: tied } }]]
    }),
  )
}
