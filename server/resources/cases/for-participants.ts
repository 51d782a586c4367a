import type { ShareholderKey } from '#domain/fields/index.ts'
import { comesByLink } from '#domain/participants/index.ts'
import { isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { GatherFacts } from './facts.ts'
import { isSealed, reasonNeeded } from './reading.ts'
import type { Staff, StaffSession } from './staff.ts'
import { findCaseOf, type KeptCase } from './store.ts'
import { findOffice, namesOf } from './store-staff.ts'
import type { Telling } from './telling.ts'
import { caseForStaff } from './whose.ts'

type ForParticipantParts = {
  readonly database: Database
  readonly clock: Clock
  readonly references: KnownReferences
  readonly gather: GatherFacts
  readonly telling: Telling
}

/** What an office says about an answer to who gave it by their own link, and what happens along with it. */
export type AboutAnswer = {
  readonly path: string
  readonly text: string
  readonly within: (tx: Tx, found: KeptCase, staff: Staff, person: ShareholderKey) => Promise<void>
}

export type CaseForParticipants = ReturnType<typeof forParticipants>

/** What a case is to those who fill in their own part of it, and they to who works on it. */
export function forParticipants({ database, clock, references, gather, telling }: ForParticipantParts) {
  return {
    names: namesOf,

    /** Who works on it, and what is theirs to send; null before it was paid. */
    async around(db: Db | Tx, questionnaire: string, person: string) {
      const found = await findCaseOf(db, questionnaire)
      if (found === undefined) return null
      const { tasks, answers } = await gather(db, found, await references.recent(db))
      const { due } = found.state
      return {
        office: found.office === null ? null : ((await findOffice(db, found.office))?.name ?? null),
        due: found.status === 'open_mix' && due !== null ? isoDate(due) : null,
        tasks: tasks.flatMap(({ need, state }) =>
          need.person === person && comesByLink(answers, need) ? [{ kind: need.kind, state }] : [],
        ),
      }
    },

    /** The office hears that one of them wrote. */
    async tellOffice(tx: Tx, questionnaire: string): Promise<void> {
      const found = await findCaseOf(tx, questionnaire)
      if (found) await telling.office(tx, found, { kind: 'message', to: 'office', by: 'participant' })
    },

    tell: (tx: Tx, found: KeptCase, participant: string) =>
      telling.participant(tx, found, participant, { kind: 'message', to: 'founder' }),

    find: async (session: StaffSession, uuid: string): Promise<KeptCase> =>
      (await caseForStaff(database.db, session, uuid)).found,

    /** A case for who works on it; support says first why it looks. */
    async open(session: StaffSession, uuid: string) {
      const opened = await caseForStaff(database.db, session, uuid)
      if (await isSealed(database.db, opened.found, opened.staff, clock.now())) throw reasonNeeded()
      return opened
    },

    async demandCase(db: Db | Tx, questionnaire: string): Promise<void> {
      if ((await findCaseOf(db, questionnaire)) === undefined) throw new AppError('conflict')
    },
  }
}
