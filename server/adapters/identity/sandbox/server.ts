import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Provider } from 'oidc-provider'
import { inMemory } from './memory.ts'
import { type Person, subjectOf } from './persons.ts'

export type ServerOptions = {
  readonly issuer: string
  readonly client_id: string
  readonly client_secret: string
  readonly callback: string
  /** Whether the person stands in the token itself, or is told only to who asks with it. */
  readonly personInToken: boolean
  /** Where the browser goes to choose a person. */
  chooseAt(interaction: string): string
  onError(error: Error): void
}

const claims = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
}

/** An OpenID Connect provider in which everybody may be anybody, plus the people it got to know. */
export async function createServer(options: ServerOptions) {
  const persons = new Map<string, Person>()
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })

  const server = new Provider(options.issuer, {
    adapter: inMemory(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' } as never] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    clients: [
      {
        client_id: options.client_id,
        client_secret: options.client_secret,
        redirect_uris: [options.callback],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims,
    conformIdTokenClaims: !options.personInToken,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 3600, Session: 600 },
    interactions: { url: (_context, { uid }) => options.chooseAt(uid) },
    findAccount: (_context, id) => {
      const person = persons.get(id)
      return person && { accountId: id, claims: () => claimsOf(id, person) }
    },
    // Nobody has to agree to anything here: choosing a person is the whole of it.
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      if (!client || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (context, { error }) => {
      context.type = 'text/plain'
      context.body = error
    },
  })
  // Whoever hands a request on says by which address it came.
  server.proxy = true
  server.silent = true
  server.on('server_error', (_context, error) => options.onError(error))

  return {
    server,
    /** Answers the number the person has here. */
    meet(person: Person): string {
      const subject = subjectOf(options.issuer, person)
      persons.set(subject, person)
      return subject
    },
  }
}

const claimsOf = (sub: string, { email, email_verified, firstname, lastname, locale }: Person) => ({
  sub,
  email,
  email_verified,
  name: `${firstname} ${lastname}`.trim(),
  given_name: firstname,
  family_name: lastname,
  locale,
})
