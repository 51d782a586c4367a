import { randomUUID } from 'node:crypto'
import type { CaseActionBody } from '#contract/cases.ts'
import {
  attempt,
  type CaseRole,
  type CaseState,
  type MissingThing,
  type OfficeCalendar,
  openedOn,
  termedStatuses,
  usualCalendar,
  usualTerms,
  waitingOn,
} from '#domain/cases/index.ts'
import type { RelevantAnswers } from '#domain/fields/index.ts'
import { chosenNotary, wayOf } from '#domain/orders/index.ts'
import { activeShareholders } from '#domain/shareholders/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { KeptOrder } from '../orders/order.ts'
import type { Kept } from '../questionnaires/questionnaire.ts'
import type { References } from '../reference/references.ts'
import type { CaseContent } from './facts.ts'
import {
  findOffice,
  holdCase,
  insertCase,
  insertEvent,
  type KeptCase,
  leastBusyOffice,
  nextNumber,
  type Office,
  updateCase,
} from './store.ts'

export type Cases = ReturnType<typeof createCases>

/** Somebody who acts on a case, as whom. */
export type Actor = { readonly account: string; readonly role: CaseRole }

/** A move that cannot be made: where the case stands now, and what is missing for it. */
export class CaseRefusal extends Error {
  override readonly name = 'CaseRefusal'
  readonly missing: readonly MissingThing[]
  constructor(missing: readonly MissingThing[]) {
    super('This cannot be done with the case as it stands.')
    this.missing = missing
  }
}

export const calendarOf = (office: Office | undefined): OfficeCalendar => {
  if (office === undefined) return usualCalendar
  const given = office.terms as Readonly<Record<string, unknown>>
  const terms = Object.fromEntries(
    termedStatuses.map((status) => {
      const days = given[status]
      return [status, Number.isInteger(days) && Number(days) > 0 ? Number(days) : usualTerms[status]]
    }),
  ) as OfficeCalendar['terms']
  return { terms, closed: office.closed_days.flatMap((day) => parseDutchDate(day) ?? []) }
}

type CaseParts = {
  readonly clock: Clock
  readonly gather: (db: Db | Tx, found: KeptCase, known: References) => Promise<CaseContent>
}

type Opened = { readonly order: KeptOrder; readonly kept: Kept; readonly answers: RelevantAnswers }

const nameOf = ({ firstname = '', lastname = '' }: RelevantAnswers['p1']): string => `${firstname} ${lastname}`.trim()

/** What the notary works on. It begins when its order is paid. */
export function createCases({ clock, gather }: CaseParts) {
  /** Chosen or predefined; their own notary has no account here; otherwise the office with the least to do. */
  async function officeFor(tx: Tx, { kept, answers, order }: Opened): Promise<number | null> {
    if (wayOf(answers.main) === 'known_notary') return null
    const named = kept.predefined_notary_id ?? Number(chosenNotary(answers.main) ?? Number.NaN)
    const office = Number.isInteger(named) ? await findOffice(tx, named) : undefined
    return office?.id ?? (await leastBusyOffice(tx, order.flow))
  }

  const calendarAt = async (tx: Tx, office: number | null) =>
    calendarOf(office === null ? undefined : await findOffice(tx, office))

  return {
    async open(tx: Tx, opened: Opened): Promise<void> {
      const { order, kept, answers } = opened
      const office = await officeFor(tx, opened)
      const state: CaseState = openedOn(clock.today(), await calendarAt(tx, office))
      await insertCase(
        tx,
        {
          ...{ uuid: randomUUID(), order_uuid: order.uuid, questionnaire: kept.uuid, office, state },
          number: await nextNumber(tx, clock.now().getUTCFullYear()),
          waiting_on: waitingOn(state, { hasOffice: office !== null }),
          flow: kept.flow,
          company_name: answers.main.company_name ?? '',
          people: activeShareholders(answers)
            .map((key) => nameOf(answers[key]))
            .filter((name) => name !== '')
            .join(', '),
          language: 'nl',
        },
        clock.now(),
      )
    },

    /** One move, with its line of history, or nothing at all. */
    async act(tx: Tx, uuid: string, actor: Actor | null, body: CaseActionBody, known: References): Promise<KeptCase> {
      const found = await holdCase(tx, uuid)
      if (found === undefined) throw new AppError('not_found')
      if (body.version !== undefined && body.version !== found.version) throw new CaseRefusal([])
      const calendar = await calendarAt(tx, found.office)
      const { facts } = await gather(tx, found, known)
      const event = {
        ...{ move: body.action, on: clock.today(), bySupport: actor?.role === 'support' },
        ...(body.reason && { reason: body.reason }),
      }
      const outcome = attempt(actor?.role ?? 'service', facts, event, calendar)
      if (outcome.kind === 'forbidden') throw new AppError('forbidden')
      if (outcome.kind === 'not_here') throw new CaseRefusal([])
      if (outcome.kind === 'missing') throw new CaseRefusal(outcome.missing)
      const { state } = outcome
      const isOffice = actor?.role === 'notary' || actor?.role === 'support'
      const moved = {
        state,
        waiting_on: waitingOn(state, { hasOffice: found.office !== null }),
        // Who takes it up handles it.
        handler: found.handler ?? (isOffice && body.action === 'check_documents' ? (actor?.account ?? null) : null),
      }
      await updateCase(tx, found, moved, clock.now())
      await insertEvent(
        tx,
        {
          ...{ case_uuid: uuid, from: found.status, to: state.status, action: body.action, by: actor },
          ...{ reason: body.reason, note: body.note },
        },
        clock.now(),
      )
      return { ...found, ...moved, status: state.status, version: found.version + 1 }
    },
  }
}
