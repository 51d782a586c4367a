import * as openid from 'openid-client'
import { z } from 'zod'
import type { SocialProvider } from '#contract/account-answers.ts'
import { mailAddress } from '#contract/mail-address.ts'
import { isLoopback } from '#server/config/index.ts'
import { type Errand, type IdentityClaims, IdentityError, type IdentityProvider } from './port.ts'

// Some providers write true as a word.
const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

const text = z.string().optional().catch(undefined)

/** What we read of a person. What is not as it should be counts as not told; only the subject must be there. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: mailAddress.optional().catch(undefined),
  email_verified: truth.optional().catch(undefined),
  name: text,
  given_name: text,
  family_name: text,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
  // A text with one, an object with the other.
  locale: z
    .union([z.string(), z.object({ language: z.string() }).transform(({ language }) => language)])
    .optional()
    .catch(undefined),
})

type IdClaims = z.output<typeof claimsSchema>

export function vouchedBy(issuer: string, claims: IdClaims): IdentityClaims {
  const [first = '', ...rest] = tidy(claims.name).split(' ')
  const named = claims.given_name !== undefined || claims.family_name !== undefined
  return {
    issuer,
    subject: claims.sub,
    email: claims.email ?? null,
    email_verified: claims.email !== undefined && claims.email_verified === true,
    firstname: named ? tidy(claims.given_name) : first,
    lastname: named ? tidy(claims.family_name) : rest.join(' '),
    picture: claims.picture ?? null,
    locale: claims.locale ?? null,
  }
}

/** A name ends up in mails and on screens: on one line, of a decent length, and without characters that turn it round. */
const tidy = (name = '') =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)

export type OpenIdOptions = {
  readonly name: SocialProvider
  readonly issuer: string
  readonly client_id: string
  readonly client_secret: string
  /** How a code is tied to the one who asked for it, beside the state; not every provider bears all of it. */
  readonly ties: { readonly pkce: boolean; readonly nonce: boolean }
  /** Other than the default, which the sandbox uses. */
  readonly signing?: 'RS256' | 'ES256'
  /** Calls that stay inside this process need no https. */
  readonly inside?: openid.CustomFetch
}

/** A person waits for the answer, so a provider that hangs must not hang us. */
const patienceInSeconds = 5

/** Someone who vouches for people by OpenID Connect: authorization code, PKCE, state and nonce. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { name, ties } = options
  let found: Promise<openid.Configuration> | undefined

  /** Asked once; a failure is not kept, so that the next visitor tries again. */
  function configuration(): Promise<openid.Configuration> {
    found ??= discover(options).catch((error: unknown) => {
      found = undefined
      throw new IdentityError('unavailable', error)
    })
    return found
  }

  return {
    name,

    async begin({ callback, locale }) {
      const provider = await configuration()
      const errand: Errand = {
        state: openid.randomState(),
        ...(ties.nonce && { nonce: openid.randomNonce() }),
        ...(ties.pkce && { verifier: openid.randomPKCECodeVerifier() }),
      }
      const url = openid.buildAuthorizationUrl(provider, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: errand.state,
        ...(errand.nonce !== undefined && { nonce: errand.nonce }),
        ...(errand.verifier !== undefined && {
          code_challenge: await openid.calculatePKCECodeChallenge(errand.verifier),
          code_challenge_method: 'S256',
        }),
        ...(locale !== undefined && { ui_locales: locale }),
      })
      return { url: url.href, errand }
    },

    async finish({ callback, query, errand }) {
      const provider = await configuration()
      const { state, nonce, verifier } = errand
      try {
        const tokens = await openid.authorizationCodeGrant(provider, new URL(`?${query}`, callback), {
          expectedState: state,
          idTokenExpected: true,
          ...(nonce !== undefined && { expectedNonce: nonce }),
          ...(verifier !== undefined && { pkceCodeVerifier: verifier }),
        })
        const stated = claimsSchema.parse(tokens.claims())
        // Some put the person in the token, some tell only who asks with it.
        const claims =
          stated.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
            ? claimsSchema.parse(await openid.fetchUserInfo(provider, tokens.access_token, stated.sub))
            : stated
        return vouchedBy(provider.serverMetadata().issuer, claims)
      } catch (error) {
        throw new IdentityError(codeOf(error), error)
      }
    },
  }
}

async function discover({ issuer, client_id, client_secret, signing, inside }: OpenIdOptions) {
  const metadata = signing === undefined ? undefined : { id_token_signed_response_alg: signing }
  const insecure = inside !== undefined || isLoopback(issuer)
  return openid.discovery(new URL(issuer), client_id, metadata, openid.ClientSecretPost(client_secret), {
    timeout: patienceInSeconds,
    // Whoever can speak for the address of the provider cannot sign for it.
    execute: [openid.enableNonRepudiationChecks, ...(insecure ? [openid.allowInsecureRequests] : [])],
    ...(inside && { [openid.customFetch]: inside }),
  })
}

const goneBack = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'login_required']

function codeOf(error: unknown): IdentityError['code'] {
  if (error instanceof openid.AuthorizationResponseError)
    return goneBack.includes(error.error) ? 'cancelled' : 'refused'
  const status = error instanceof openid.ResponseBodyError ? error.status : 0
  const cause = error instanceof openid.ClientError ? error.cause : undefined
  const silent = error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT'
  const broken = cause instanceof Response && cause.status >= 500
  const unreachable = error instanceof TypeError && error.message === 'fetch failed'
  return status >= 500 || silent || broken || unreachable ? 'unavailable' : 'refused'
}
