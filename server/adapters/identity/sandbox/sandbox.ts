import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type SocialProvider, socialProviders } from '#contract/account-answers.ts'
import type { OpenIdOptions } from '../openid.ts'
import type { SandboxPerson, ServerOptions } from './server.ts'

export type SandboxProvider = {
  /** Path under which it is mounted. */
  readonly path: string
  /** How our own client reaches it. */
  readonly options: OpenIdOptions
  /** Answers a request of the protocol. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** In which language someone is asked to choose, or null when nobody is being asked in this browser. */
  asked(request: IncomingMessage, response: ServerResponse): Promise<{ readonly locale: string | null } | null>
  /** Signs in as this person, or as nobody; answers where the browser goes on. */
  choose(request: IncomingMessage, response: ServerResponse, person: SandboxPerson | null): Promise<string>
}

export type IdentitySandbox = Readonly<Record<SocialProvider, SandboxProvider>>

export type SandboxParts = {
  readonly public_url: string
  /** Calls a path of our own server without leaving the process. */
  readonly inside: NonNullable<OpenIdOptions['inside']>
  /** Where the provider sends the browser back to. */
  callbackOf(name: SocialProvider): string
  onError(error: Error): void
}

/** Google and LinkedIn as they are while developing. Each is made when someone first needs it. */
export function createIdentitySandbox(parts: SandboxParts): IdentitySandbox {
  const entries = socialProviders.map((name) => [name, sandboxProvider(name, parts)] as const)
  return Object.fromEntries(entries) as Record<SocialProvider, SandboxProvider>
}

function sandboxProvider(name: SocialProvider, { public_url, inside, callbackOf, onError }: SandboxParts) {
  const path = `/sandbox/identity/${name}`
  const issuer = `${public_url}${path}`
  const client = { client_id: `sandbox-${name}`, client_secret: randomBytes(32).toString('base64url') }
  const { host, protocol } = new URL(public_url)
  const serverOptions: ServerOptions = {
    issuer,
    ...client,
    callback: callbackOf(name),
    personInToken: name === 'google_oauth2',
    chooseAt: (interaction) => `${path}/choose/${interaction}`,
    onError,
  }
  let made: ReturnType<typeof make> | undefined
  const provider = () => {
    made ??= make(serverOptions)
    return made
  }

  return {
    path,
    options: { name, issuer, ...client, ties: { pkce: true, nonce: true }, signing: 'ES256', inside },
    async handle(request, response) {
      const { answer } = await provider()
      // The library tells where it is mounted by the difference, and by which address it was called by these headers.
      const whole = request.url ?? '/'
      const url = whole.slice(path.length) || '/'
      Object.assign(request, { originalUrl: whole, url })
      Object.assign(request.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) })
      if (/^\/auth\b/.test(url)) request.headers.cookie = withoutSession(request.headers.cookie)
      await answer(request, response)
    },
    async asked(request, response) {
      const { server } = await provider()
      const interaction = await server.interactionDetails(request, response).catch(() => null)
      const locale = interaction?.params.ui_locales
      return interaction && { locale: typeof locale === 'string' ? locale : null }
    },
    async choose(request, response, person) {
      const { server, meet } = await provider()
      const result = person
        ? { login: { accountId: meet(person), remember: false } }
        : { error: 'access_denied', error_description: 'The person went back.' }
      return server.interactionResult(request, response, result, { mergeWithLastSubmission: false })
    },
  } satisfies SandboxProvider
}

/** Every sign-in begins as nobody, so that someone who was one person here can be another the next time. */
const withoutSession = (cookies = '') =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ')

/** The library is large and production never needs it, so it is loaded with the first request. */
async function make(options: ServerOptions) {
  const { createIdentityServer } = await import('./server.ts')
  const made = await createIdentityServer(options)
  return { ...made, answer: made.server.callback() }
}
