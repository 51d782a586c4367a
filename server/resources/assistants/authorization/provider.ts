import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { errors, Provider } from 'oidc-provider'
import { assistantPermissions } from '#domain/assistants/index.ts'
import type { ReadClientDocument } from '#server/adapters/client-documents/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import { assistantAddress, type Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { mayComeIn } from '../store.ts'
import { authorizationPaths, consentCookie, consentPath } from './paths.ts'
import { oauthRecords } from './records.ts'

export type AuthorizationParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly database: Database
  readonly clock: Clock
  readonly vault: Vault
  readonly readDocument: ReadClientDocument
  onError(error: Error): void
}

export type AuthorizationServer = Awaited<ReturnType<typeof createAuthorizationServer>>

export const scopesSupported: readonly string[] = [...assistantPermissions, 'offline_access']

const day = 86_400
const minute = 60

/** Of a request, until it is answered: time enough to make an account and to confirm an address. */
const requestLifetime = 60 * minute

/** The authorization server for assistants (OAuth 2.1). People sign in with us, never here; what it knows is in our database. */
export async function createAuthorizationServer(parts: AuthorizationParts) {
  const { config, database, clock, vault, readDocument, onError } = parts
  const resource = assistantAddress(config)
  // The library wants a key to sign with. Nothing here is signed: tokens mean nothing to anybody but us.
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })

  const server: Provider = new Provider(config.PUBLIC_URL, {
    adapter: oauthRecords({ database, clock }),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' } as never] },
    cookies: {
      keys: [vault.sign('cookies', 'assistant requests')],
      names: { session: 'oauth_session', interaction: 'oauth_interaction', resume: 'oauth_resume' },
    },
    routes: authorizationPaths,
    scopes: scopesSupported,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: {
      // Only these may come back at any port of the computer they run on.
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
      },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, asked) => {
          if (asked !== resource) throw new errors.InvalidTarget()
          return { scope: assistantPermissions.join(' '), audience: resource, accessTokenFormat: 'opaque' }
        },
      },
    },
    fetch: (url, options) => readDocument(String(url), options?.signal ?? undefined),
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      RefreshToken: 30 * day,
      // Its connection may end it much sooner.
      Grant: 30 * day,
      Interaction: requestLifetime,
      Session: minute,
      IdToken: minute,
    },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    loadExistingGrant: ({ oidc: { result, provider } }) =>
      result?.consent?.grantId === undefined ? undefined : provider.Grant.find(result.consent.grantId),
    findAccount: async (_context, sub) =>
      (await mayComeIn(database.db, sub)) ? { accountId: sub, claims: () => ({ sub }) } : undefined,
    interactions: {
      url: (context, { uid }) => {
        // Whoever answers does so in the browser in which it was asked: no link of somebody else leads to an answer.
        context.cookies.set(consentCookie, uid, {
          ...{ path: consentPath(uid), httpOnly: true, sameSite: 'lax', secure: context.secure, signed: false },
          maxAge: requestLifetime * 1000,
        })
        return `/connect/${uid}`
      },
    },
    renderError: (context, { error, error_description }, cause) => {
      // What somebody left lying is said by the page that would have asked.
      if (cause instanceof errors.SessionNotFound) {
        context.status = 303
        context.redirect('/connect/over')
        return
      }
      context.type = 'text/plain'
      context.body = `${error}: ${error_description ?? ''}`
    },
  })
  // Whoever hands a request on says by which address it came.
  server.proxy = true
  server.silent = true
  server.on('server_error', (_context, error) => onError(error))
  server.use(async (context, next) => {
    await next()
    const { body } = context
    // We know nobody to others, so there is nothing to tell of who somebody is.
    if (context.path.startsWith('/.well-known/') && typeof body === 'object' && body !== null && 'issuer' in body)
      context.body = { ...body, scopes_supported: scopesSupported }
  })
  return server
}
