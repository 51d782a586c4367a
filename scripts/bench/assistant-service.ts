import { randomBytes, randomUUID } from 'node:crypto'
import { assistantPermissions, withoutByHand } from '#domain/assistants/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { tokenHash } from '#server/adapters/vault/index.ts'
import { connect, seed } from '#server/db/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import type { AssistantLane } from './assistant-client.ts'
import { openWhole, type WholeService } from './whole-service.ts'

/** As many assistants as call at once. */
export const lanes = 32
/** Each may call sixty times a minute, so one that calls more often is several: the limit stands as it does for everybody. */
const connectionsOfLane = 100

/** The service on an embedded database, with assistants that are connected to one account. */
export async function openAssisted(folder: string) {
  const database = await connect({ DATABASE_URL: undefined, DATA_DIR: folder })
  await database.migrate()
  await seed(database)
  const service = await openWhole(database)
  const founder = await signedIn(openBrowser(service.app))
  const draftOf = async (flow: FlowName): Promise<string> => {
    const begun = await founder.call('POST', `/api/${flows[flow].api_path}`)
    return begun.json<{ uuid: string }>().uuid
  }
  const laneOf = async (flow: FlowName, draft_id: string, connections: number): Promise<AssistantLane> => ({
    ...{ draft_id, path: `/api/${flows[flow].api_path}/${draft_id}`, founder: founder.token },
    tokens: await connected(service, founder.account, connections),
  })
  const all = await Promise.all(
    Array.from({ length: lanes }, async (): Promise<AssistantLane> => {
      const draft_id = await draftOf('dutch-bv')
      const lane = await laneOf('dutch-bv', draft_id, connectionsOfLane)
      const filled = await founder.call('PATCH', lane.path, { payload: completeAnswers })
      if (filled.statusCode !== 200) throw new Error(`The first answers were refused: ${filled.body}`)
      return lane
    }),
  )
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const [bound] = service.app.addresses()
  return {
    port: typeof bound === 'object' ? bound.port : 0,
    lanes: all,
    /** A draft with these answers, and who may read it. */
    async draftWith(flow: FlowName, answers: Answers): Promise<AssistantLane> {
      const draft_id = await draftOf(flow)
      await database.db
        .updateTable('questionnaires')
        .set({ answers: JSON.stringify(withoutByHand(answers)) })
        .where('uuid', '=', draft_id)
        .execute()
      return laneOf(flow, draft_id, 5)
    },
    async close() {
      await service.app.close()
      await database.close()
    },
  }
}

/** Tokens of so many connections, as if the founder had consented to each. */
async function connected({ database, clock, config }: WholeService, account: string, count: number) {
  const created_at = clock.now()
  const until = new Date(created_at.getTime() + 86_400_000)
  const made = Array.from({ length: count }, () => ({
    uuid: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const named = { client_id: 'https://nova.example/client.json', name: 'Nova', host: 'nova.example', local: false }
  await database.db
    .insertInto('assistant_connections')
    .values(
      made.map(({ uuid }) => ({
        ...{ uuid, account, ...named, questionnaire: null, created_at, until },
        permissions: [...assistantPermissions],
      })),
    )
    .execute()
  const payload = JSON.stringify({ aud: `${config.PUBLIC_URL}/mcp`, scope: assistantPermissions.join(' ') })
  await database.db
    .insertInto('oauth_records')
    .values(
      made.map(({ uuid, token }) => ({
        ...{ model: 'AccessToken', hash: tokenHash(token), connection: uuid, payload, created_at, expires_at: until },
      })),
    )
    .execute()
  return made.map(({ token }) => token)
}
