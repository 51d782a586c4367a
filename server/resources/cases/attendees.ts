import { customerAmong, mustBeThere } from '#domain/appointments/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { signingRoutes } from '#domain/signing/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { productFor } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { KeptCase } from './store.ts'

export type CaseAttendee = {
  readonly id: ShareholderKey
  readonly name: string
  readonly firstname: string
  readonly email: string | undefined
  readonly byProxy: boolean
  readonly must: boolean
  /** Whoever ordered it. */
  readonly isCustomer: boolean
}

export const mustOf = (people: readonly CaseAttendee[]): readonly ShareholderKey[] =>
  people.filter(({ must }) => must).map(({ id }) => id)

/** Everybody who signs, with who of them must be there; `customer` is the address of who ordered. */
export function attendeesIn(flow: FlowName, answers: RelevantAnswers, customer: string): readonly CaseAttendee[] {
  const people = signingRoutes(answers, productFor(flow).ownership).map(({ person: id, route }) => ({
    ...{ id, name: fullNameOf(answers[id]), firstname: answers[id].firstname ?? '', email: answers[id].email },
    // Whose power comes by post has somebody else sign for them.
    byProxy: route?.sends_power === true,
  }))
  const must = mustBeThere(people)
  const own = customerAmong(people, customer)
  return people.map((one) => ({ ...one, must: must.includes(one.id), isCustomer: one.id === own }))
}

type AttendeeParts = {
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'counted'>
  readonly references: KnownReferences
}

/** The same, of a case whose answers nobody has at hand. */
export const readAttendees =
  ({ questionnaires, references }: AttendeeParts) =>
  async (db: Db | Tx, { questionnaire }: KeptCase, customer: string): Promise<readonly CaseAttendee[]> => {
    const kept = await questionnaires.read(db, questionnaire)
    if (kept === undefined) return []
    return attendeesIn(kept.flow, questionnaires.counted(kept, await references.recent(db)), customer)
  }
