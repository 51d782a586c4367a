import type { AssistantToolName } from '#domain/assistants/index.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import type { AssistantConnection } from '#server/resources/assistants/connection.ts'
import type { TestApp } from './app-open.ts'
import { connectAssistant } from './assistant-tools.ts'

type Service = Pick<TestApp, 'app' | 'config' | 'database' | 'clock'>

/** What an assistant heard, as it came. */
export type Heard = { readonly status: number; readonly body: string }

export type CallingAssistant = {
  readonly connection: AssistantConnection
  readonly token: string
  /** Through the door, as an assistant of 2025 calls. */
  hear(name: AssistantToolName, input?: object, language?: 'nl' | 'en'): Promise<Heard>
}

/** A token of a connection, as if it had been asked for. */
export async function tokenOfConnection(
  { config, database, clock }: Pick<TestApp, 'config' | 'database' | 'clock'>,
  { uuid, permissions }: Pick<AssistantConnection, 'uuid' | 'permissions'>,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const payload = JSON.stringify({ aud: `${config.PUBLIC_URL}/mcp`, scope: permissions.join(' ') })
  await database.db
    .insertInto('oauth_records')
    .values({
      ...{ model: 'AccessToken', hash: tokenHash(token), connection: uuid, payload },
      ...{ created_at: now, expires_at: new Date(now.getTime() + 600_000) },
    })
    .execute()
  return token
}

/** A connected assistant that calls by the address that it has. */
export async function callingAssistant(
  service: Service,
  account: string,
  allowed: Parameters<typeof connectAssistant>[2] = {},
): Promise<CallingAssistant> {
  const connection = await connectAssistant(service, account, allowed)
  const token = await tokenOfConnection(service, connection)
  return {
    ...{ connection, token },
    async hear(name, input = {}, language) {
      const params = { name, arguments: { ...input, ...(language && { language }) } }
      const { statusCode: status, body } = await service.app.inject({
        ...{ method: 'POST', url: '/mcp', payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } },
        headers: {
          ...{ authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
          'mcp-protocol-version': '2025-11-25',
        },
      })
      return { status, body }
    },
  }
}

/** What a tool answered, or undefined when it refused. */
export function answeredIn({ body }: Heard): Readonly<Record<string, unknown>> | undefined {
  const message = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body)
  return message.result?.structuredContent
}
