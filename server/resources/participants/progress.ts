import type { Participant } from '#contract/participant-progress.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { movesFor } from '#domain/participants/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { References } from '../reference/references.ts'
import { type Invitations, stateOf } from './invitations.ts'
import { linkStateOf } from './own-link.ts'
import { newestLink, type StoredParticipant, selectParticipants, selectUnread } from './store.ts'

type ProgressParts = { readonly clock: Clock; readonly invitations: Pick<Invitations, 'selvesIn'> }

export type PartProgress = ReturnType<typeof createProgress>

const written = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** How far those are who fill in their own part: never what they sealed. */
export function createProgress({ clock, invitations }: ProgressParts) {
  async function progressOf(
    db: Db | Tx,
    kept: KeptQuestionnaire,
    person: ShareholderKey,
    row: StoredParticipant | undefined,
  ): Promise<Participant> {
    const { email = '' } = kept.answers[person]
    const found = row && (await newestLink(db, row.uuid))
    const [state, link] = [stateOf(row), linkStateOf(found, clock.now())]
    return {
      ...{ id: `${kept.uuid}-${person}`, person, email, state, link },
      name: fullNameOf(kept.answers[person]),
      invited_at: written(row?.invited_at),
      until: written(found?.until),
      reminded_at: written(row?.reminded_at),
      began_at: written(row?.began_at),
      completed_at: written(row?.declared_at),
      declined_at: written(row?.declined_at),
      moves: [...movesFor(state, link)],
    }
  }

  return {
    async list(db: Db | Tx, kept: KeptQuestionnaire, known: References): Promise<Participant[]> {
      const selves = invitations.selvesIn(kept, known)
      if (selves.length === 0) return []
      const rows = await selectParticipants(db, kept.uuid)
      const rowOf = (person: ShareholderKey) => rows.find((row) => row.person === person)
      return Promise.all(selves.map((person) => progressOf(db, kept, person, rowOf(person))))
    },

    /** How much each wrote that the office has not answered. */
    async unread(db: Db | Tx, questionnaire: string): Promise<ReadonlyMap<string, number>> {
      return new Map((await selectUnread(db, questionnaire)).map(({ person, count }) => [person, count]))
    },
  }
}
