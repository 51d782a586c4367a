import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { DocumentComposer } from '../documents/set.ts'
import type { DocumentShelf } from '../documents/shelf.ts'
import type { Orders } from '../orders/service.ts'
import type { Supplements } from '../orders/supplements.ts'
import type { PaymentActions } from '../payments/actions.ts'
import type { Refunds } from '../payments/refunds.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { UploadShelf } from '../uploads/shelf.ts'
import { createAppointing } from './appointing.ts'
import { createAppointments } from './appointment.ts'
import { createCheckPaper } from './check-paper.ts'
import { createDeeds } from './deed.ts'
import { createCaseEvents } from './events.ts'
import { factsGatherer } from './facts.ts'
import { flagTallies } from './flagged.ts'
import { forParticipants } from './for-participants.ts'
import { linkActions } from './links.ts'
import { createMoving } from './moving.ts'
import { officeActions } from './office.ts'
import { officeHoursActions } from './office-hours.ts'
import { ownCaseActions } from './own.ts'
import { createPaidMoves } from './paid-moves.ts'
import { queueActions } from './queue.ts'
import { type CaseParticipants, createReading } from './reading.ts'
import { serviceActions } from './services.ts'
import { holdCaseOf } from './store.ts'
import { createTakingOver } from './taking-over.ts'
import type { Telling } from './telling.ts'
import { createUndelivered } from './undelivered.ts'

type ServiceParts = {
  readonly config: Config
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly questionnaires: QuestionnairesWithin
  readonly orders: Pick<Orders, 'find' | 'allFor'>
  readonly refunds: Refunds
  readonly telling: Telling
  readonly uploads: UploadShelf
  readonly drawer: DocumentDrawer
  readonly files: Files
  readonly compose: DocumentComposer
  readonly issued: Pick<DocumentShelf, 'latest' | 'open'>
  readonly jobs: Pick<Jobs, 'enqueue' | 'failed'>
  readonly unfinished: Parameters<typeof factsGatherer>[0]['unfinished']
  readonly sealedParts: Parameters<typeof createDeeds>[0]['sealedParts']
  readonly supplements: Supplements
  readonly payments: Pick<PaymentActions, 'read' | 'again' | 'closeLink'>
  readonly onFinalized: Parameters<typeof createMoving>[0]['onFinalized']
  readonly participants: CaseParticipants & Parameters<typeof officeActions>[0]['participants']
}

export type CaseService = ReturnType<typeof createCaseService>

/** Everything that happens to a case after it was opened, put together. */
export function createCaseService(parts: ServiceParts) {
  const { references } = parts
  const deeds = createDeeds(parts)
  const gather = factsGatherer({ ...parts, openBlanks: deeds.openBlanks })
  const takingOver = createTakingOver(parts)
  const moving = createMoving({ ...parts, gather, takingOver })
  const reading = createReading({ ...parts, gather })
  const drawCheck = createCheckPaper(parts)
  const undelivered = createUndelivered(parts)
  const appointment = createAppointments(parts)
  const moves = createPaidMoves({ ...parts, closeLink: parts.payments.closeLink })
  const appointing = createAppointing({ ...parts, gather, moving, moves })
  const together = {
    ...{ ...parts, gather, moving, reading, deeds, takingOver, drawCheck, undelivered, appointment, appointing },
  }
  return {
    queue: queueActions(parts),
    office: officeActions(together),
    own: ownCaseActions(together),
    hours: officeHoursActions(parts),
    /** For those who take part by link too. */
    appointing,
    services: serviceActions(parts),
    links: linkActions(together),
    events: createCaseEvents(parts),
    flags: flagTallies(parts),
    forParticipants: forParticipants(together),

    /** A paper came, in the transaction that takes it: a case that waited for nothing else goes on by itself. */
    async paperCame(tx: Tx, questionnaire: string): Promise<void> {
      const found = await holdCaseOf(tx, questionnaire)
      if (found?.state.hold !== 'rejected_documents') return
      const known = await references.recent(tx)
      const { facts } = await gather(tx, found, known)
      if (facts.documents.some(({ review }) => review === 'rejected')) return
      await moving.move(tx, found, { action: 'lift' }, null, known)
    },
  }
}
