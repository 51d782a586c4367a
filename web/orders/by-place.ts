import type { Incomplete, Questionnaire } from '#contract/questionnaires.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { FlowName } from '#domain/products/index.ts'

export type Problem = Incomplete['errors'][number]

export interface MissingProps {
  readonly flow: FlowName
  readonly questionnaire: Pick<Questionnaire, 'uuid' | 'product_data'>
  readonly errors: Incomplete['errors']
}

interface PlaceGroup {
  readonly step: number
  readonly person: ShareholderKey | null
  readonly problems: readonly Problem[]
}

/** Problems by the step they are in and, where they are about someone, by whom; in the order in which they come. */
export function byPlace(errors: readonly Problem[]): readonly PlaceGroup[] {
  const groups = new Map<string, { step: number; person: ShareholderKey | null; problems: Problem[] }>()
  for (const one of errors) {
    // What is asked about the company stands with it, also where it is about someone.
    const person = shareholderKeys.find((key) => one.path.startsWith(`${key}.`)) ?? null
    const key = `${one.step} ${person ?? ''}`
    const group = groups.get(key) ?? { step: one.step, person, problems: [] }
    // One sentence about a question will do; a business "no" may concern several people.
    const said = group.problems.some(
      ({ path, message }) => path === one.path && (one.kind === 'missing' || message === one.message),
    )
    if (!said) group.problems.push(one)
    groups.set(key, group)
  }
  return [...groups.values()]
}
