import { waitingOn } from '#domain/cases/index.ts'
import { changeStage, stateAfterChange } from '#domain/changes/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { isSame } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { leaversOf, type OnOwnPartLeft } from '../../questionnaires/own-parts.ts'
import type { QuestionnairesWithin } from '../../questionnaires/within.ts'
import { calendarAt } from '../calendar.ts'
import { shownOf } from '../opening.ts'
import { orderServices } from '../ordering-services.ts'
import type { Actor } from '../staff.ts'
import { insertCaseEvent, type KeptCase, moveCase, recordCase } from '../store.ts'
import type { Telling } from '../telling.ts'
import type { AskedChange, PricedChange } from './price.ts'

type ApplyingParts = {
  readonly clock: Clock
  readonly telling: Pick<Telling, 'office'>
  readonly questionnaires: Pick<QuestionnairesWithin, 'recordChange' | 'counted'>
  readonly participants: PartsLeft
}

export type Applying = ReturnType<typeof createApplying>

/** Those who fill in their own part, where a change would take them out or take it back. */
export type PartsLeft = {
  completeAmong(
    db: Db | Tx,
    questionnaire: string,
    people: readonly ShareholderKey[],
  ): Promise<readonly ShareholderKey[]>
  readonly left: OnOwnPartLeft
}

/** What hangs on a change of answers that were paid for, in the transaction that holds the questionnaire and has written it. */
export function createApplying({ clock, telling, questionnaires, participants }: ApplyingParts) {
  async function moveOn(tx: Tx, found: KeptCase, rule: { reopens: boolean; restarts: boolean }): Promise<KeptCase> {
    const calendar = await calendarAt(tx, found.office)
    const state = stateAfterChange(found.state, rule, clock.today(), calendar)
    if (isSame(state, found.state)) return found
    const waiting_on = waitingOn(state, { hasOffice: found.office !== null })
    return moveCase(tx, found, { state, waiting_on, handler: found.handler }, clock.now())
  }

  return {
    /** Who would leave by it although their own part is complete: then it cannot be made. */
    whoStays: (db: Db | Tx, { before, after }: Pick<AskedChange, 'before' | 'after'>) =>
      participants.completeAmong(db, before.uuid, leaversOf(before, after)),

    /** Makes it: recorded, found under its new name, with what it sets going. A line of history where somebody asked for it. */
    async apply(
      tx: Tx,
      { found, before, after, known }: AskedChange,
      { rule }: Pick<PricedChange, 'rule'>,
      line: { readonly by: Actor | null } | null,
    ): Promise<void> {
      if (!rule.allowed) throw new Error('A change that may not be made was made.')
      for (const person of leaversOf(before, after)) await participants.left(tx, before, person)
      // Who has not looked at it yet sees it as it is when they do.
      const atWork = changeStage(found.state, false) !== 'before_check'
      await questionnaires.recordChange(tx, after, known, { reopens: rule.reopens, atWork })
      const answers = questionnaires.counted(after, known)
      const moved = await moveOn(tx, await recordCase(tx, found.uuid, shownOf(after.flow, answers)), rule)
      await orderServices(tx, found.uuid, answers, [], clock.now())
      if (line === null && !rule.reopens) return
      if (atWork) await telling.office(tx, moved, { kind: 'changed', due: moved.state.due })
      await insertCaseEvent(
        tx,
        {
          ...{ case_uuid: found.uuid, from: found.status, to: moved.status, action: 'change_applied' },
          ...{ by: line?.by ?? null, reason: rule.reopens ? 'reopens' : undefined },
        },
        clock.now(),
      )
    },
  }
}
