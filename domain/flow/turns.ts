import type { ShareholderKey } from '../fields/index.ts'
import { sectionsFor } from './asked.ts'
import type { Progress } from './progress.ts'
import { isSectionInOrder, type Situation } from './situation.ts'

/** How far everyone must have come before the step can end: the third section, or the last where there are fewer. */
const mustHavePassed = 2

/** The first section in which someone still has something to do. */
const firstOpenSection = (situation: Situation, step: number, person: ShareholderKey): number | null =>
  sectionsFor(situation, step, person).find((substep) => !isSectionInOrder(situation, { step, substep, person })) ??
  null

/** Where to open someone's answers: at what is still open, never beyond what they have reached. */
export const sectionToShow = (situation: Situation, step: number, person: ShareholderKey): number =>
  Math.min(firstOpenSection(situation, step, person) ?? 0, situation.relevant[person].substep ?? 0)

/** All their answers are there and right, and they have been through the sections. */
export const isPersonInOrder = (
  situation: Situation,
  step: number,
  { key, substep }: { readonly key: ShareholderKey; readonly substep: number },
): boolean => {
  const last = sectionsFor(situation, step, key).at(-1) ?? 0
  const reached = Math.max(situation.relevant[key].substep ?? 0, substep)
  return firstOpenSection(situation, step, key) === null && reached >= Math.min(mustHavePassed, last)
}

/** After the last shareholder: the first who is not ready is shown. Null when all are. */
export const firstUnfinished = (situation: Situation, progress: Progress): ShareholderKey | null =>
  situation.people.find(
    (key) =>
      !isPersonInOrder(situation, progress.temporal_step, {
        key,
        substep: key === progress.person ? progress.substep : 0,
      }),
  ) ?? null
