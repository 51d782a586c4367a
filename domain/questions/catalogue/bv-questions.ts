import { agreement } from './agreement.ts'
import { activity, company, staff, statements } from './company.ts'
import { notaryChoice } from './notary-choice.ts'
import { ownHolding } from './own-holding.ts'
import { identity, person } from './person.ts'
import { companyShareholder, shareholding } from './shareholding.ts'

/** What a BV draws on, for a browser in which most visitors found one: what only other products ask comes with those. */
export const bvQuestions = {
  main: { ...company, ...activity, ...staff, ...notaryChoice, ...statements, ...agreement },
  shareholder: { ...person, ...identity, ...shareholding, ...ownHolding, ...companyShareholder },
} as const
