import { z } from 'zod'
import { isReminderDue, signersDue, signingAfter } from '#domain/contracts/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { defineJob } from '#server/jobs/index.ts'
import type { Reminding } from '../reminders/reminding.ts'
import { sealContract } from './sealing.ts'
import type { ContractSending } from './sending.ts'
import { holdContract } from './store.ts'
import { asSession, findSession, markReminded, selectLate, selectWaitingSigners } from './store-signing.ts'
import type { ContractTelling } from './telling.ts'

type WaitingParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly sending: Pick<ContractSending, 'end'>
  readonly telling: ContractTelling
  /** The one gate for reminders: at a decent hour, not too often, and not to who wants none. */
  readonly reminding: Pick<Reminding, 'take'>
}

export type ContractsWaiting = ReturnType<typeof createContractsWaiting>

type SessionPlace = { readonly contract: string; readonly session: string }

/** Contracts that wait for a signature: who is reminded, and when it is over. */
export function createContractsWaiting({ database, vault, clock, sending, telling, reminding }: WaitingParts) {
  const expire = ({ contract: uuid, session: at }: SessionPlace): Promise<boolean> =>
    database.inTransaction(async (tx) => {
      const contract = await holdContract(tx, vault, uuid)
      const session = contract && (await findSession(tx, vault, at))
      if (!contract || !session) return false
      if (signingAfter(asSession(session), { kind: 'expire' }, clock.now()).kind === 'refused') return false
      await sending.end(tx, contract, session, 'expired')
      await telling.maker(tx, contract, session, 'expired', '')
      return true
    })

  const remind = ({
    contract: uuid,
    session: at,
    signer: id,
  }: SessionPlace & { readonly signer: string }): Promise<boolean> =>
    database.inTransaction(async (tx) => {
      const contract = await holdContract(tx, vault, uuid)
      const session = contract && (await findSession(tx, vault, at))
      const signer = session?.signers.find((one) => one.uuid === id)
      if (!contract || !session || !signer || signer.invited_at === null) return false
      if (!signersDue(asSession(session)).includes(id)) return false
      const { invited_at, reminders } = signer
      if (!isReminderDue({ invited_at, reminders, until: session.until }, clock.now())) return false
      if (!(await reminding.take(tx, signer.email, { kind: 'signature', id }))) return false
      await markReminded(tx, id, clock.now())
      await telling.invite(tx, contract, session, signer, 'reminder')
      return true
    })

  return {
    /** Answers how many were over, and how many were reminded. */
    async look(): Promise<{ expired: number; reminded: number }> {
      const { db } = database
      let [expired, reminded] = [0, 0]
      for (const { uuid, contract } of await selectLate(db, clock.now())) {
        if (await expire({ contract, session: uuid })) expired += 1
      }
      for (const { invited_at, reminders, until, ...place } of await selectWaitingSigners(db)) {
        const isDue = invited_at !== null && isReminderDue({ invited_at, reminders, until }, clock.now())
        if (isDue && (await remind(place))) reminded += 1
      }
      return { expired, reminded }
    },
  }
}

/** Terms count in days: looking once an hour is often enough. Who comes too late is told so at once. */
const lookAfterContracts = defineJob({
  id: 'look_after_contracts',
  schema: z.object({}),
  every: 3_600_000,
  handler: async ({ log }, { contractsWaiting }: { readonly contractsWaiting: Pick<ContractsWaiting, 'look'> }) => {
    const looked = await contractsWaiting.look()
    if (looked.expired + looked.reminded > 0) log.info(looked, 'looked after contracts')
  },
})

export const contractJobs = { seal_contract: sealContract, look_after_contracts: lookAfterContracts } as const
