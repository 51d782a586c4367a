import type { ShareholderKey } from '../fields/index.ts'
import { kindOf, newShareholder } from '../shareholders/index.ts'
import { sectionsFor, takesTurns } from './asked.ts'
import { mayGo } from './cast.ts'
import type { PersonState, PersonView } from './flow-view.ts'
import { planOf } from './plan.ts'
import type { Progress } from './progress.ts'
import { isSectionInOrder, type Situation } from './situation.ts'
import { isPersonInOrder } from './turns.ts'

/** Whether someone has answered anything beyond what everybody starts with. */
const hasBegun = ({ product, relevant }: Situation, step: number, key: ShareholderKey): boolean => {
  const started: Readonly<Record<string, unknown>> = newShareholder
  const { shareholder } = planOf(product)
  return Object.entries(relevant[key]).some(
    ([name, value]) =>
      value !== started[name] && shareholder.get(name)?.placements.some((one) => one.step === step) === true,
  )
}

const stateOf = (situation: Situation, step: number, key: ShareholderKey): PersonState => {
  const stopped = situation.blockers.some(
    (one) => one.stops && one.judged === 'at_once' && one.step === step && one.person === key,
  )
  if (stopped) return 'problem'
  if (isPersonInOrder(situation, step, { key, substep: 0 })) return 'complete'
  return hasBegun(situation, step, key) ? 'busy' : 'empty'
}

/** The cards of those who take part, as a list of what is still to do. */
export const peopleView = (situation: Situation, progress: Progress): readonly PersonView[] => {
  const step = situation.product.steps.findIndex(takesTurns)
  return situation.people.map((person) => {
    const sections = sectionsFor(situation, step, person)
    return {
      person,
      kind: kindOf(situation.relevant[person]),
      state: stateOf(situation, step, person),
      selected: progress.person === person,
      removable: mayGo(situation.product.people, person),
      sections_done: sections.filter((substep) => isSectionInOrder(situation, { step, substep, person })).length,
      sections: sections.length,
    }
  })
}
