import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import type { EventStream, Session } from '#server/http/index.ts'
import { isSignedIn } from '../accounts/clients.ts'
import { createWatching } from '../watching/watching.ts'
import type { ContractDrafting } from './drafting.ts'

type WatchParts = {
  readonly database: Database
  readonly clock: Clock
  readonly drafting: Pick<ContractDrafting, 'find'>
}

export type ContractsWatched = ReturnType<typeof createContractsWatched>

const changeSchema = z.object({ contract: z.string(), version: z.number() })

/** Whoever has one of their contracts open hears that it changed: that somebody signed, in most cases. */
export function createContractsWatched({ database, clock, drafting }: WatchParts) {
  const { db } = database
  const watching = createWatching({ database, schema: changeSchema })
  return {
    async ofOwn(session: Session, uuid: string, open: () => EventStream): Promise<void> {
      const { account } = session
      await drafting.find(db, account, uuid)
      await watching.begin()
      const { version } = await drafting.find(db, account, uuid)
      watching.add(
        {
          ...{ account, stream: open() },
          wants: ({ contract }) => contract === uuid,
          mayStill: async () =>
            (await isSignedIn(db, session, clock.now())) && (await drafting.find(db, account, uuid)) !== undefined,
        },
        version,
      )
    },
    close: watching.close,
  }
}
