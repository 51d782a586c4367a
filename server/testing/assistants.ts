import { createHash, randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app-open.ts'
import { type Browser, openBrowser } from './browser.ts'

type Service = Pick<TestApp, 'app' | 'config'>

/** Where an assistant of tests lets the browser come back. */
export const assistantBack = 'https://nova.example/back'

/** Registers an assistant, as one does that has no document of its own; answers what it is known by. */
export async function registerAssistant({ app }: Pick<Service, 'app'>, told: object = {}): Promise<string> {
  const answer = await openBrowser(app).call('POST', '/oauth/register', {
    payload: { client_name: 'Nova', redirect_uris: [assistantBack], ...told },
  })
  if (answer.statusCode !== 201) throw new Error(`No assistant was registered: ${answer.body}`)
  return answer.json().client_id
}

type AskedAccess = {
  readonly client_id: string
  readonly redirect_uri?: string
  readonly more?: Readonly<Record<string, string>>
}

/** Sends a browser to be asked, as an assistant does. */
export async function askToConnect({ config }: Service, browser: Pick<Browser, 'call'>, asked: AskedAccess) {
  const verifier = randomBytes(32).toString('base64url')
  const { client_id, redirect_uri = assistantBack, more = {} } = asked
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri, state: 'staat', resource: `${config.PUBLIC_URL}/mcp` },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
    ...more,
  })
  const answer = await browser.call('GET', `/oauth/auth?${query}`)
  const uid = /\/connect\/([\w-]+)$/.exec(answer.headers.location ?? '')?.[1] ?? ''
  return { answer, uid, verifier, client_id, redirect_uri }
}

export type AskedAssistant = Awaited<ReturnType<typeof askToConnect>>

/** Everything, for a week. */
export const allowedAssistant = {
  allow: true,
  permissions: ['price', 'fill_in', 'check', 'read_deed'],
  questionnaire: null,
  days: 7,
} as const

export const answerConsent = (browser: Pick<Browser, 'call'>, uid: string, payload: object = allowedAssistant) =>
  browser.call('POST', `/api/assistant_consents/${uid}`, { payload })

/** Goes on where the answer leads to, back to the assistant; answers what it is told there. */
export async function goBack(browser: Pick<Browser, 'call'>, answered: LightMyRequestResponse) {
  const { pathname, search } = new URL(answered.json().redirect_to)
  const { headers } = await browser.call('GET', `${pathname}${search}`)
  return new URL(headers.location ?? 'about:blank')
}

/** Asks for tokens, as the assistant itself. */
export const askTokens = ({ app }: Pick<Service, 'app'>, asked: Readonly<Record<string, string>>) =>
  openBrowser(app).call('POST', '/oauth/token', {
    payload: new URLSearchParams(asked).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

export const exchangeCode = (
  service: Pick<Service, 'app'>,
  { verifier, client_id, redirect_uri }: AskedAssistant,
  code: string,
) => askTokens(service, { grant_type: 'authorization_code', code, code_verifier: verifier, client_id, redirect_uri })

export type AssistantTokens = {
  readonly client_id: string
  readonly access_token: string
  readonly refresh_token: string
}

/** The whole way: an assistant that whoever is signed in here connected. */
export async function connectAssistant(
  service: Service,
  owner: Pick<Browser, 'call'>,
  allowed: object = {},
  client_id?: string,
): Promise<AssistantTokens> {
  const asked = await askToConnect(service, owner, { client_id: client_id ?? (await registerAssistant(service)) })
  const answered = await answerConsent(owner, asked.uid, { ...allowedAssistant, ...allowed })
  const back = await goBack(owner, answered)
  const answer = await exchangeCode(service, asked, back.searchParams.get('code') ?? '')
  if (answer.statusCode !== 200) throw new Error(`No assistant was connected: ${answer.body}`)
  return { client_id: asked.client_id, ...answer.json() }
}
