import type { ConnectedAssistant } from '#contract/assistants.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import { namedDraft } from './drafts.ts'
import { endLive, selectConnected, selectWrites } from './store.ts'

/** Who wants to read further back has their download. */
const mostChanges = 20

type ConnectedParts = {
  readonly database: Database
  readonly clock: Clock
  readonly questionnaires: Pick<QuestionnairesWithin, 'read'>
}

export type ConnectedActions = ReturnType<typeof connectedActions>

/** The assistants of an account, for its owner to look at and to disconnect. */
export function connectedActions({ database, clock, questionnaires }: ConnectedParts) {
  const { db } = database

  async function draftsNamed(uuids: readonly string[]) {
    const kept = await Promise.all([...new Set(uuids)].map((uuid) => questionnaires.read(db, uuid)))
    return new Map(kept.flatMap((one) => (one === undefined ? [] : [[one.uuid, namedDraft(one)] as const])))
  }

  return {
    async list(account: string): Promise<ConnectedAssistant[]> {
      const connections = await selectConnected(db, account, clock.now())
      if (connections.length === 0) return []
      const uuids = connections.map(({ uuid }) => uuid)
      const writes = await selectWrites(db, uuids, mostChanges)
      const touched = [...connections, ...writes].flatMap(({ questionnaire }) => questionnaire ?? [])
      const drafts = await draftsNamed(touched)
      const changesOf = (connection: string): ConnectedAssistant['changes'] =>
        writes.flatMap((write) => {
          const draft = drafts.get(write.questionnaire)
          const { at, fields } = write
          return write.connection === connection && draft ? [{ at: at.toISOString(), draft, fields }] : []
        })
      return connections.map(({ uuid, name, host, local, permissions, questionnaire, ...times }) => ({
        ...{ uuid, name, host, local, permissions },
        since: times.created_at.toISOString(),
        until: times.until.toISOString(),
        last_used_at: times.last_used_at?.toISOString() ?? null,
        draft: drafts.get(questionnaire ?? '') ?? null,
        changes: changesOf(uuid),
      }))
    },

    async disconnect(account: string, uuid: string): Promise<void> {
      const ended = isUuid(uuid)
        ? await database.inTransaction((tx) => endLive(tx, { account, uuid }, clock.now()))
        : []
      if (ended.length === 0) throw new AppError('not_found')
    },
  }
}
