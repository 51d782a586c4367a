import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import type { EventStream, Session } from '#server/http/index.ts'
import { isSignedIn } from '../accounts/clients.ts'
import { createWatching } from '../watching/watching.ts'
import { staffAt } from './staff.ts'
import { caseForStaff, caseOfFounder } from './whose.ts'

type CaseEventParts = { readonly database: Database; readonly clock: Clock }

export type CaseEvents = ReturnType<typeof createCaseEvents>

const changeSchema = z.object({
  case: z.string(),
  office: z.number().nullable(),
  version: z.number(),
  /** The office's own business. */
  inside: z.boolean(),
})

/** Opened only when the caller may listen. */
type OpenStream = () => EventStream

/** Open pages hear that something changed: with the rights of the case itself, looked at anew each time. */
export function createCaseEvents({ database, clock }: CaseEventParts) {
  const { db } = database
  const watching = createWatching({ database, schema: changeSchema })

  /** The device is still signed in, and its account is what it was. */
  const isIn = (session: Session) => isSignedIn(db, session, clock.now())

  const holds = async (work: Promise<unknown>): Promise<boolean> => {
    await work
    return true
  }

  return {
    async ofCase(session: Session, uuid: string, open: OpenStream): Promise<void> {
      await caseForStaff(db, session, uuid)
      await watching.begin()
      const { found } = await caseForStaff(db, session, uuid)
      watching.add(
        {
          ...{ account: session.account, stream: open() },
          wants: (change) => change.case === found.uuid,
          mayStill: async () => (await isIn(session)) && holds(caseForStaff(db, session, uuid)),
        },
        found.version,
      )
    },

    async ofQueue(session: Session, open: OpenStream): Promise<void> {
      const { office } = await staffAt(db, session)
      await watching.begin()
      watching.add(
        {
          ...{ account: session.account, stream: open() },
          wants: (change) => office === null || change.office === office,
          mayStill: async () => (await isIn(session)) && (await staffAt(db, session)).office === office,
        },
        null,
      )
    },

    async ofOwn(session: Session, uuid: string, open: OpenStream): Promise<void> {
      const { account } = session
      await caseOfFounder(db, account, uuid)
      await watching.begin()
      const found = await caseOfFounder(db, account, uuid)
      watching.add(
        {
          ...{ account, stream: open() },
          // What the office notes for itself does not even show as a stir.
          wants: (change) => change.case === found.uuid && !change.inside,
          mayStill: async () => (await isIn(session)) && holds(caseOfFounder(db, account, uuid)),
        },
        found.version,
      )
    },

    beat: watching.beat,
    close: watching.close,
  }
}
