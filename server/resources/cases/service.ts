import type { Clock } from '#server/adapters/clock/index.ts'
import type { Drawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { DocumentComposer } from '../documents/set.ts'
import type { DocumentShelf } from '../documents/shelf.ts'
import type { Orders } from '../orders/service.ts'
import type { Refunds } from '../payments/refunds.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import type { UploadShelf } from '../uploads/shelf.ts'
import { createAppointments } from './appointment.ts'
import { createCheckPaper } from './check-paper.ts'
import { createDeeds } from './deed.ts'
import { createCaseEvents } from './events.ts'
import { factsGatherer } from './facts.ts'
import { flaggedQuestions } from './flagged.ts'
import { linkActions } from './links.ts'
import { createMoving } from './moving.ts'
import { officeActions } from './office.ts'
import { shownOf } from './opening.ts'
import { orderServices } from './ordering-services.ts'
import { ownCaseActions } from './own.ts'
import { queueActions } from './queue.ts'
import { createReading } from './reading.ts'
import { serviceActions } from './services.ts'
import { holdCaseOf, recordCase } from './store.ts'
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
  readonly orders: Pick<Orders, 'find'>
  readonly refunds: Refunds
  readonly telling: Telling
  readonly uploads: UploadShelf
  readonly drawer: Drawer
  readonly files: Files
  readonly compose: DocumentComposer
  readonly issued: Pick<DocumentShelf, 'latest' | 'open'>
  readonly jobs: Pick<Jobs, 'enqueue' | 'failed'>
}

export type CaseService = ReturnType<typeof createCaseService>

/** Everything that happens to a case after it was opened, put together. */
export function createCaseService(parts: ServiceParts) {
  const { references, questionnaires } = parts
  const deeds = createDeeds(parts)
  const gather = factsGatherer({ ...parts, openBlanks: deeds.openBlanks })
  const takingOver = createTakingOver(parts)
  const moving = createMoving({ ...parts, gather, takingOver })
  const reading = createReading({ ...parts, gather })
  const drawCheck = createCheckPaper(parts)
  const undelivered = createUndelivered(parts)
  const appointment = createAppointments(parts)
  const together = { ...parts, gather, moving, reading, deeds, takingOver, drawCheck, undelivered, appointment }
  return {
    queue: queueActions(parts),
    office: officeActions(together),
    own: ownCaseActions(together),
    services: serviceActions(parts),
    links: linkActions(together),
    events: createCaseEvents(parts),
    flagged: flaggedQuestions(parts),

    /** What was paid for changed: it is found under its new name. What it means for the papers the office decides. */
    async answersChanged(tx: Tx, kept: KeptQuestionnaire, known: References): Promise<void> {
      const found = await holdCaseOf(tx, kept.uuid)
      if (found === undefined) return
      const answers = questionnaires.counted(kept, known)
      await recordCase(tx, found.uuid, shownOf(kept.flow, answers))
      await orderServices(tx, found.uuid, answers, [], parts.clock.now())
    },

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
