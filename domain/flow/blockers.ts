import { type FieldRef, holds, splitRef } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import { stepApplies } from './asked.ts'
import type { Blocker, BlockerCode, BlockerRule, Offer } from './blocker.ts'
import { computed, type Hit } from './computed.ts'
import type { Missing } from './flow-view.ts'
import { planOf } from './plan.ts'
import type { Product } from './product.ts'
import type { Survey } from './survey.ts'

interface Spot {
  readonly step: number
  readonly substep: number
}

const parts = (ref: FieldRef): { readonly scope: 'main' | 'shareholder'; readonly key: string } => {
  const { place, key } = splitRef(ref)
  return { scope: place === 'main' ? 'main' : 'shareholder', key }
}

/** Where the question of the rule stands: in the step it names, or in the first that applies. */
const spotOf = (survey: Survey, rule: BlockerRule): Spot | null => {
  const { product } = survey
  const { scope, key } = parts(rule.field)
  const placements = planOf(product)[scope].get(key)?.placements ?? []
  const inStep = (step: number): boolean =>
    stepApplies(survey, step) && (rule.step === undefined || product.steps[step]?.kind === rule.step)
  const placed = placements.find((one) => inStep(one.step))
  if (placed) return { step: placed.step, substep: placed.substep }
  const step = rule.step === undefined ? -1 : product.steps.findIndex((_, index) => inStep(index))
  return step < 0 ? null : { step, substep: (product.steps[step]?.sections.length ?? 1) - 1 }
}

const hitsOf = (survey: Survey, rule: BlockerRule, missing: readonly Missing[]): readonly Hit[] => {
  const { scope, key } = parts(rule.field)
  const { test } = rule
  switch (test.kind) {
    case 'computed':
      return computed[test.test](survey, missing)
    case 'condition':
      if (scope === 'main') return holds(test.when, survey.facts.main) ? [{}] : []
      return survey.people.filter((person) => holds(test.when, survey.facts[person])).map((person) => ({ person }))
    case 'issue':
      return missing
        .filter(({ path, person, issue }) => issue.code === test.code && path === `${person ?? 'main'}.${key}`)
        .map(({ person }) => (person ? { person } : {}))
    default: {
      const forgotten: never = test
      return forgotten
    }
  }
}

const aimed = (offers: readonly Offer[], person: ShareholderKey | undefined): readonly Offer[] =>
  person === undefined
    ? offers
    : offers.map((offer) => (offer.action === 'remove_shareholder' ? { ...offer, target: person } : offer))

/** Every business "no" and remark that holds now, in the order of the product. */
export const blockersIn = (survey: Survey, missing: readonly Missing[]): readonly Blocker[] =>
  survey.product.blockers.flatMap((rule) => {
    const hits = hitsOf(survey, rule, missing)
    const spot = hits.length > 0 ? spotOf(survey, rule) : null
    if (spot === null) return []
    const { scope, key } = parts(rule.field)
    return hits.map(
      ({ person, values, key: own = key }): Blocker => ({
        code: rule.code,
        path: scope === 'main' ? `main.${key}` : `${person ?? 'p1'}.${own}`,
        ...(person ? { person } : {}),
        ...spot,
        shows: rule.shows,
        stops: rule.stops,
        judged: rule.judged,
        offers: aimed(rule.offers, person),
        ...(values ? { values } : {}),
      }),
    )
  })

/** Every code this product can give, so that a test can prove that each has its words. */
export const possibleBlockers = (product: Product): readonly BlockerCode[] => [
  ...new Set(product.blockers.map((rule) => rule.code)),
]
