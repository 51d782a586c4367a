import { flowNames } from '../products/index.ts'
import type { RetentionKind } from '../retention/index.ts'

/** Of what a text may say how long it is kept, where whoever runs the service decides it. */
const keptKinds = [
  'loose_draft',
  'draft',
  'calculation',
  'canceled_case',
  'rejected_paper',
] as const satisfies readonly RetentionKind[]

/** What a text may name instead of typing it: prices from the price book, fees, norms, days, periods and who we are. */
export const factNames = [
  'brand',
  'email',
  'phone',
  ...flowNames.map((flow) => `price.${flow}` as const),
  'price.with_holding',
  'fee.register',
  'fee.change',
  'fee.reschedule',
  'norm.dga',
  ...keptKinds.map((kind) => `kept.${kind}` as const),
  'days.standard',
  'days.fast',
  /** What to give an assistant, where they can be connected; where not, the other is known, and nothing stands in its place. */
  'assistants.address',
  'assistants.off',
  'rating.score',
  'rating.count',
] as const

export type FactName = (typeof factNames)[number]

/** What is true today, in words of one language; one that is not known has no place in a text. */
export type ContentFacts = Readonly<Partial<Record<FactName, string>>>

const gap = /\{([a-z_.-]+)\}/g

export const isFact = (name: string): name is FactName => (factNames as readonly string[]).includes(name)

/** The names in a text that mean nothing. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(gap)].flatMap(([, name = '']) => (isFact(name) ? [] : [name]))

/** The text with everything it names in it; null when something it names is not known today. */
export function withFacts(text: string, facts: ContentFacts): string | null {
  let whole = true
  const filled = text.replace(gap, (_match, name: string) => {
    const fact = isFact(name) ? facts[name] : undefined
    if (fact === undefined) whole = false
    return fact ?? ''
  })
  return whole ? filled : null
}

/** An amount that somebody typed: true when written, and wrong from the day the price book changes. */
export const namesAmount = (text: string): boolean => /(?:€|\beur\b|\beuro\b)\s?\d{2,}/i.test(text)
