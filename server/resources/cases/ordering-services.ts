import type { RelevantAnswers } from '#domain/questions/index.ts'
import { consentIn, knownServices, servicesOrdered } from '#domain/services/index.ts'
import type { Tx } from '#server/db/index.ts'
import { insertService, renewConsent } from './store-services.ts'

type OrderedLines = Parameters<typeof servicesOrdered>[1]

/** Sees to it that what was ordered is there to be done, once, and that nobody is taken to agree who does not any more. */
export async function orderServices(
  tx: Tx,
  uuid: string,
  answers: RelevantAnswers,
  lines: OrderedLines,
  at: Date,
): Promise<void> {
  for (const service of servicesOrdered(answers, lines)) {
    await insertService(tx, uuid, service, consentIn(service, answers), at)
  }
  for (const service of knownServices) {
    const consent = consentIn(service, answers)
    if (consent !== null) await renewConsent(tx, uuid, service, consent, at)
  }
}
