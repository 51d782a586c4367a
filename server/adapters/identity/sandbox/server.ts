import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type Adapter, type AdapterFactory, type AdapterPayload, Provider } from 'oidc-provider'

type KeptPayload = { readonly payload: AdapterPayload; readonly until: number }

const most = 1_000

/** What the sandbox remembers of sign-ins under way. It is gone with the process, as befits a sandbox. */
export function inMemory(): AdapterFactory {
  const kept = new Map<string, KeptPayload>()

  const find = (key: string) => {
    const entry = kept.get(key)
    return entry && entry.until > Date.now() ? entry.payload : undefined
  }

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}/${id}`
    const findBy = async (property: 'uid' | 'userCode', value: string) =>
      [...kept]
        .filter(([key]) => key.startsWith(`${model}/`))
        .map(([key]) => find(key))
        .find((payload) => payload?.[property] === value)
    return {
      async upsert(id, payload, seconds = Number.POSITIVE_INFINITY) {
        const [oldest] = kept.keys()
        if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
        kept.set(keyOf(id), { payload, until: Date.now() + seconds * 1000 })
      },
      find: async (id) => find(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      async consume(id) {
        const payload = find(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grant) {
        for (const [key, { payload }] of kept) if (payload.grantId === grant) kept.delete(key)
      },
    }
  }
}

/** Someone who exists in the sandbox only. */
export type SandboxPerson = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly email_verified: boolean
  readonly locale: 'nl' | 'en'
}

/** To sign in with one click: a founder, someone who speaks English, and someone who never confirmed an address. */
export const testPersons = [
  { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries', email_verified: true, locale: 'nl' },
  { email: 'james@example.com', firstname: 'James', lastname: 'Porter', email_verified: true, locale: 'en' },
  { email: 'noor@voorbeeld.nl', firstname: 'Noor', lastname: 'Bakker', email_verified: false, locale: 'nl' },
] as const satisfies readonly SandboxPerson[]

/** The same address is the same person, also after a restart; at another provider it is another number. */
export const subjectOf = (issuer: string, { email }: SandboxPerson): string =>
  createHash('sha256').update(`${issuer}\n${email.toLowerCase()}`).digest('hex').slice(0, 24)

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
export async function createIdentityServer(options: ServerOptions) {
  const persons = new Map<string, SandboxPerson>()
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
    meet(person: SandboxPerson): string {
      const subject = subjectOf(options.issuer, person)
      persons.set(subject, person)
      return subject
    },
  }
}

const claimsOf = (sub: string, { email, email_verified, firstname, lastname, locale }: SandboxPerson) => ({
  sub,
  email,
  email_verified,
  name: `${firstname} ${lastname}`.trim(),
  given_name: firstname,
  family_name: lastname,
  locale,
})
