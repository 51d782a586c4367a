import { randomUUID } from 'node:crypto'
import type { Contract } from '#contract/contracts.ts'
import {
  eventOfSession,
  remindableFrom,
  signersDue,
  signingAfter,
  statusAfterSession,
} from '#domain/contracts/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Reminding } from '../reminders/reminding.ts'
import type { ContractDrafting } from './drafting.ts'
import type { RecordEvent } from './events.ts'
import { notNow, wrongIn } from './refused.ts'
import { type KeptContract, writeContract } from './store.ts'
import {
  asSession,
  closeRound,
  findNewestSession,
  insertSession,
  type KeptSession,
  markInvited,
  markReminded,
  type SignerPerson,
} from './store-signing.ts'
import type { ContractTelling } from './telling.ts'

type SendingParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly drafting: Pick<ContractDrafting, 'find' | 'hold' | 'show'>
  readonly reminding: Pick<Reminding, 'takeByHand'>
  readonly telling: ContractTelling
  readonly record: RecordEvent
}

export type ContractSending = ReturnType<typeof createSending>

type RoundToSign = {
  readonly signers: readonly SignerPerson[]
  readonly in_turns: boolean
  readonly message: string
  readonly days: number
}

const day = 86_400_000

/** Sending a contract round to be signed, and how that ends. Whoever does something holds the contract. */
export function createSending(parts: SendingParts) {
  const { database, vault, clock, drafting, reminding, telling, record } = parts

  /** Whose turn it is and who does not know it yet. */
  async function inviteDue(tx: Tx, contract: KeptContract, session: KeptSession): Promise<void> {
    const due = signersDue(asSession(session))
    for (const signer of session.signers) {
      if (!due.includes(signer.uuid) || signer.invited_at !== null) continue
      await markInvited(tx, signer.uuid, clock.now())
      await telling.invite(tx, contract, session, signer, 'invitation')
    }
  }

  async function current(tx: Tx, contract: string): Promise<KeptSession> {
    const session = await findNewestSession(tx, vault, contract)
    if (session === undefined) throw new Error('A contract was sent round without a trace.')
    return session
  }

  /** It is over: what the contract becomes, and who hears of it. That it is done is told with the signed file. */
  async function end(
    tx: Tx,
    contract: KeptContract,
    session: KeptSession,
    state: keyof typeof statusAfterSession,
  ): Promise<KeptContract> {
    const at = clock.now()
    await closeRound(tx, session.uuid, state, at)
    if (state === 'declined' || state === 'expired') {
      await record(tx, contract.uuid, session.uuid, eventOfSession[state])
    }
    return writeContract(tx, vault, contract.uuid, { status: statusAfterSession[state] }, at)
  }

  /** Taken back by whoever sent it. */
  async function takeBack(tx: Tx, contract: KeptContract): Promise<KeptContract> {
    const session = await current(tx, contract.uuid)
    const outcome = signingAfter(asSession(session), { kind: 'withdraw' }, clock.now())
    if (outcome.kind === 'refused') throw notNow()
    await telling.signers(tx, contract, session, 'withdrawn')
    return end(tx, contract, session, 'withdrawn')
  }

  return {
    inviteDue,
    end,

    send: (account: string, uuid: string, { signers, in_turns, message, days }: RoundToSign): Promise<Contract> =>
      database.inTransaction(async (tx) => {
        const held = await drafting.hold(tx, account, uuid, 'send')
        demandApart(signers)
        const sent_at = clock.now()
        const until = new Date(sent_at.getTime() + days * day)
        const session = randomUUID()
        await insertSession(tx, vault, {
          ...{ uuid: session, contract: uuid, revision: held.revision, in_turns, message, sent_at, until },
          signers: signers.map((one) => ({ ...one, uuid: randomUUID() })),
        })
        const contract = await writeContract(tx, vault, uuid, { status: 'sent_for_signing' }, sent_at)
        await record(tx, uuid, session, 'CONTRACT_SENT_FOR_SIGNING')
        await inviteDue(tx, contract, await current(tx, uuid))
        return drafting.show(tx, contract)
      }),

    withdraw: (account: string, uuid: string): Promise<Contract> =>
      database.inTransaction(async (tx) =>
        drafting.show(tx, await takeBack(tx, await drafting.hold(tx, account, uuid, 'withdraw'))),
      ),

    /** One who is due is reminded now, because whoever sent it asks so: once a day, and not who wants none. */
    remind: (account: string, uuid: string, id: string): Promise<Contract> =>
      database.inTransaction(async (tx) => {
        const contract = await drafting.find(tx, account, uuid, { lock: true })
        const session = await findNewestSession(tx, vault, uuid)
        const signer = session?.signers.find((one) => one.uuid === id)
        if (!session || !signer) throw new AppError('not_found')
        const now = clock.now()
        const isDue = signersDue(asSession(session)).includes(id) && now < session.until
        if (!isDue || signer.invited_at === null) throw notNow()
        const from = remindableFrom({ invited_at: signer.invited_at, reminded_at: signer.reminded_at })
        if (now < from) throw tooSoon(from)
        if (!(await reminding.takeByHand(tx, signer.email, { kind: 'signature', id }))) throw unwanted()
        await markReminded(tx, id, now)
        await telling.invite(tx, contract, session, signer, 'reminder')
        return drafting.show(tx, contract)
      }),

    /** The text becomes another: whoever signed this one is asked anew. */
    async reopened(tx: Tx, contract: KeptContract): Promise<void> {
      if (contract.status === 'sent_for_signing') await takeBack(tx, contract)
    },
  }
}

const tooSoon = (from: Date): AppError =>
  new AppError('conflict', {
    entries: [{ code: 'too_soon', message: `They can be reminded from ${from.toISOString()}.` }],
  })

const unwanted = (): AppError =>
  new AppError('conflict', { entries: [{ code: 'no_reminders', message: 'They want no reminders.' }] })

/** A code proves a mailbox: two who share one would prove nothing of each other. */
function demandApart(signers: readonly SignerPerson[]): void {
  const again = signers.findIndex(({ email }, place) => signers.findIndex((one) => one.email === email) < place)
  if (again === -1) return
  throw wrongIn([{ code: 'same_address', path: `signers.${again}.email`, message: 'Somebody else has this address.' }])
}
