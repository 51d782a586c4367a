import type { AppointmentBody } from '#contract/case-appointments.ts'
import type { CaseActionBody, CustomerCase } from '#contract/cases.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { PaymentActions } from '../payments/actions.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Appointing } from './appointing.ts'
import type { Appointments } from './appointment.ts'
import { type BankPapers, bankPapers } from './bank-papers.ts'
import { breaksSilence, threadOf } from './conversation.ts'
import type { CaseDeeds } from './deed.ts'
import { type CaseMoving, CaseRefusal } from './moving.ts'
import type { CaseReading } from './reading.ts'
import { holdCaseOf, type KeptCase } from './store.ts'
import { insertComment, markSeen } from './store-content.ts'
import type { Telling } from './telling.ts'
import { caseOfFounder } from './whose.ts'

type OwnCaseParts = BankPapers & {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly moving: CaseMoving
  readonly reading: CaseReading
  readonly telling: Telling
  readonly deeds: Pick<CaseDeeds, 'concept'>
  readonly appointment: Appointments
  readonly appointing: Pick<Appointing, 'act' | 'slots' | 'orderToPay'>
  readonly payments: Pick<PaymentActions, 'read' | 'again'>
}

export type OwnCaseActions = ReturnType<typeof ownCaseActions>

type FounderComment = { readonly path: string | null; readonly reply_to: number | null; readonly text: string }

/** What a founder does with their own case, by the uuid of its questionnaire. To others it is not there. */
export function ownCaseActions(parts: OwnCaseParts) {
  const { database, vault, clock, references, moving, reading, telling, deeds, appointment, appointing, payments } =
    parts
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
      if (body.action === 'choose_slot' || body.action === 'answer_slot' || body.action === 'drop_slot') {
        return change(account, uuid, async (tx, held) => {
          await appointing.act(tx, held, body, account)
        })
      }
      const known = await references.recent()
      return change(account, uuid, async (tx, held) => {
        await moving.move(tx, held, body, { account, role: 'customer' }, known)
      })
    },

    /** A reply to what the office said, or a message of their own. */
    write: (account: string, uuid: string, { reply_to, text }: FounderComment) =>
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

    /** What the office said was on their screen. */
    async see(account: string, uuid: string, upTo: number): Promise<void> {
      await markSeen(db, (await open(account, uuid)).uuid, upTo, clock.now())
    },

    /** The moments to sign that the office offers. */
    async slots(account: string, uuid: string, from: string | undefined) {
      const order = await appointing.orderToPay(db, await open(account, uuid))
      // Asking how its payment stands may decide about it.
      if (order !== null) await payments.read({ uuid: order, account })
      return appointing.slots(db, await open(account, uuid), from)
    },

    /** Where the moment that is kept is paid. */
    async payMove(account: string, uuid: string, total: number): Promise<{ payment_link: string }> {
      const order = await appointing.orderToPay(db, await open(account, uuid))
      if (order === null) throw new CaseRefusal([{ kind: 'slot' }])
      const { payable_price } = await payments.read({ uuid: order, account })
      if (payable_price !== total) throw new CaseRefusal([{ kind: 'move_price' }])
      const paid = await payments.again({ uuid: order, account })
      if (paid.outcome !== 'link') throw new CaseRefusal([{ kind: 'slot' }])
      return { payment_link: paid.link }
    },

    appointment: async (account: string, uuid: string) => appointment(db, await open(account, uuid), 'founder'),

    bankPapers: async (account: string, uuid: string) => packForBank(db, await open(account, uuid)),

    concept: async (account: string, uuid: string, number: number) => deeds.concept(await open(account, uuid), number),
  }
}
