import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { expect } from '../fixtures.ts'

/** An assistant on the founder's own computer, made of the client that is published for them all. */
export interface OwnAssistant {
  /** Where the founder is sent to be asked. */
  readonly asksAt: string
  /** Waits for the browser to come back, and goes on as it was allowed to. */
  connected(): Promise<void>
  /** What a tool answers; fails when it refused. */
  call(name: string, input?: Readonly<Record<string, unknown>>): Promise<Answer>
  /** Why a tool refused. */
  refusal(name: string, input: Readonly<Record<string, unknown>>): Promise<string>
  /** The links that it was asked to open for the founder. */
  readonly opened: readonly string[]
  end(): Promise<void>
}

// What a tool answers is read as it comes.
// biome-ignore lint/suspicious/noExplicitAny: as JSON is read
type Answer = Readonly<Record<string, any>>

/** Of the revision of 2026, or as a client of 2025 without a word about it. */
export type Era = '2025' | '2026'

/** Where the browser comes back, with what it was given. */
async function way() {
  const back = Promise.withResolvers<URL>()
  const server = createServer(({ url = '/' }, reply) => {
    const address = new URL(url, 'http://127.0.0.1')
    if (address.pathname === '/back') back.resolve(address)
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Nova</title><h1>Nova</h1>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/back`, back: back.promise }
}

/** What the client keeps of a connection, in memory: what it knows at first is nothing. */
function keeping(redirectUrl: string): OAuthClientProvider & { asked?: URL } {
  const kept: Partial<Record<'client' | 'tokens' | 'verifier' | 'discovery', unknown>> = {}
  return {
    redirectUrl,
    clientMetadata: {
      client_name: 'Nova',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'one-state',
    clientInformation: () => kept.client as never,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier as string,
    saveDiscoveryState: (state) => {
      kept.discovery = state
    },
    discoveryState: () => kept.discovery as never,
    invalidateCredentials: (which) => {
      for (const name of ['client', 'tokens', 'verifier', 'discovery'] as const)
        if (which === 'all' || which === name) delete kept[name]
    },
    redirectToAuthorization(url) {
      this.asked = url
    },
  }
}

/** An assistant that knows no more than the address of the service, and was refused there until somebody allows it. */
export async function ownAssistant(origin: string, era: Era): Promise<OwnAssistant> {
  const { server, url, back } = await way()
  const authProvider = keeping(url)
  const opened: string[] = []
  const transportTo = () => new StreamableHTTPClientTransport(new URL('/mcp', origin), { authProvider })
  const clientOf = () => {
    const made = new Client(
      { name: 'nova', version: '1.0.0' },
      {
        capabilities: { elicitation: { url: {} } },
        ...(era === '2026' && { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
      },
    )
    made.setRequestHandler('elicitation/create', ({ params }) => {
      if ('url' in params) opened.push(params.url)
      return { action: 'accept' }
    })
    return made
  }
  const first = transportTo()
  await expect(clientOf().connect(first)).rejects.toThrow(UnauthorizedError)
  const client = clientOf()
  const ask = (name: string, input: Readonly<Record<string, unknown>>) => client.callTool({ name, arguments: input })
  return {
    asksAt: authProvider.asked?.href ?? '',
    opened,
    async connected() {
      const { searchParams } = await back
      expect(searchParams.get('state')).toBe('one-state')
      await first.finishAuth(searchParams)
      await client.connect(transportTo())
    },
    async call(name, input = {}) {
      const answer = await ask(name, input)
      expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy()
      return answer.structuredContent as Answer
    },
    async refusal(name, input) {
      const { isError, content } = await ask(name, input)
      expect(isError).toBe(true)
      const [said] = content
      return JSON.parse(said?.type === 'text' ? said.text : '{}').errors[0].code
    },
    async end() {
      await client.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Answers everything that is asked and that it knows, page after page, until nothing is left that it can do. */
export async function fillInAll(
  { call }: Pick<OwnAssistant, 'call'>,
  draft_id: string,
  known: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Other answers bring other questions.
  for (let round = 0; round < 12; round++) {
    const check = await call('check_draft', { draft_id })
    if (check.ready_to_hand_over) return
    const { version, questions } = await call('list_questions', { draft_id, only_missing: true })
    const answers = questions
      .filter(({ path }: { path: string }) => known[path] !== undefined)
      .map(({ path }: { path: string }) => ({ path, value: known[path] }))
    expect(answers.length, JSON.stringify([check.missing, check.problems])).toBeGreaterThan(0)
    const { refused } = await call('save_answers', { draft_id, version, request_id: randomUUID(), answers })
    expect(refused).toEqual([])
  }
  throw new Error('There is always something left.')
}
