import type { AppointmentBody } from '#contract/case-appointments.ts'
import type { CaseActionBody, CustomerCase } from '#contract/cases.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Appointing } from './appointing.ts'
import type { Appointments } from './appointment.ts'
import { type BankPapers, bankPapers } from './bank-papers.ts'
import { breaksSilence, threadOf } from './conversation.ts'
import type { CaseDeeds } from './deed.ts'
import type { CaseMoving } from './moving.ts'
import type { CaseReading } from './reading.ts'
import { holdCaseOf, type KeptCase } from './store.ts'
import { insertComment } from './store-content.ts'
import type { Telling } from './telling.ts'
import { caseOfFounder } from './whose.ts'

type OwnParts = BankPapers & {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly moving: CaseMoving
  readonly reading: CaseReading
  readonly telling: Telling
  readonly deeds: Pick<CaseDeeds, 'concept'>
  readonly appointment: Appointments
  readonly appointing: Pick<Appointing, 'act' | 'slots' | 'prices'>
}

export type OwnCaseActions = ReturnType<typeof ownCaseActions>

type Said = { readonly path: string | null; readonly reply_to: number | null; readonly text: string }

/** What a founder does with their own case, by the uuid of its questionnaire. To others it is not there. */
export function ownCaseActions(parts: OwnParts) {
  const { database, vault, clock, references, moving, reading, telling, deeds, appointment, appointing } = parts
  const { db } = database
  const packForBank = bankPapers(parts)

  const open = (account: string, uuid: string): Promise<KeptCase> => caseOfFounder(db, account, uuid)

  async function change(
    account: string,
    uuid: string,
    work: (tx: Tx, found: KeptCase) => Promise<void>,
  ): Promise<CustomerCase> {
    await open(account, uuid)
    await database.inTransaction(async (tx) => {
      const held = await holdCaseOf(tx, uuid)
      if (held === undefined) throw new AppError('not_found')
      await work(tx, held)
    })
    return reading.forFounder(db, await open(account, uuid), account)
  }

  return {
    read: async (account: string, uuid: string): Promise<CustomerCase> =>
      reading.forFounder(db, await open(account, uuid), account),

    async act(account: string, uuid: string, body: CaseActionBody | AppointmentBody): Promise<CustomerCase> {
      if (body.action === 'choose_slot' || body.action === 'answer_slot') {
        const book = await appointing.prices()
        return change(account, uuid, async (tx, held) => {
          await appointing.act(tx, held, body, account, book)
        })
      }
      const known = await references.recent()
      return change(account, uuid, async (tx, held) => {
        await moving.move(tx, held, body, { account, role: 'customer' }, known)
      })
    },

    /** A reply to what the office said, or a message of their own. */
    write: (account: string, uuid: string, { reply_to, text }: Said) =>
      change(account, uuid, async (tx, held) => {
        const thread = await threadOf(tx, held.uuid, { path: null, reply_to })
        const isNews = await breaksSilence(tx, held.uuid, 'founder', clock)
        await insertComment(
          tx,
          vault,
          { case_uuid: held.uuid, author: account, text, ...thread, flag: false, role: 'customer' },
          clock.now(),
        )
        if (isNews) await telling.office(tx, held, { kind: 'message', to: 'office' })
      }),

    /** The moments to sign that the office offers. */
    slots: async (account: string, uuid: string, from: string | undefined) =>
      appointing.slots(db, await open(account, uuid), from),

    appointment: async (account: string, uuid: string) => appointment(db, await open(account, uuid), 'founder'),

    bankPapers: async (account: string, uuid: string) => packForBank(db, await open(account, uuid)),

    concept: async (account: string, uuid: string, number: number) => deeds.concept(await open(account, uuid), number),
  }
}
