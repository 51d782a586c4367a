import type { Keeper } from '../visitors/keeper.ts'
import { stateOf } from './invitations.ts'
import { selectParticipantsOf } from './store.ts'

/** Whom an account asked to fill in their own part, and how far they are. What they sealed is theirs, and goes with the questionnaire. */
export const participantKeeper: Keeper = {
  name: 'participants',
  async collect(db, { uuid }) {
    const rows = await selectParticipantsOf(db, uuid)
    return rows.map((row) => {
      const { questionnaire, person, invited_at, reminded_at, began_at, declared_at, declined_at } = row
      return { questionnaire, person, state: stateOf(row), invited_at, reminded_at, began_at, declared_at, declined_at }
    })
  },
  erase: async () => undefined,
}
