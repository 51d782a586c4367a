import { yes } from '../../conditions/index.ts'
import type { BlockerRule, Chapter, Product, Step } from '../../flow/index.ts'
import { previewStep } from '../bv/arrangements.ts'
import { type FlowName, flows } from '../flows.ts'
import { membershipAndNotaryStep } from '../membership-and-notary.ts'
import { foundationBlockers } from './blockers.ts'
import { boardStep } from './board.ts'

const chapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 1 },
  { name: 'arrangements', parts: 2 },
]

/** What makes one foundation different from another. */
interface Sort {
  readonly company: Step
  readonly templates: Product['templates']
  readonly blockers?: readonly BlockerRule[]
}

/** A foundation with a board of three or four: a chair, a secretary, a treasurer and perhaps one more. */
export const foundationAs = (name: FlowName, { company, templates, blockers = [] }: Sort): Product => ({
  name,
  language: flows[name].language,
  wording: 'foundation',
  legal_form: 'foundation',
  steps: [company, boardStep, membershipAndNotaryStep, previewStep],
  chapters,
  people: { least: 3, most: 4, joins: { p4: yes('main.extra_shareholders') } },
  presets: { upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: [...blockers, ...foundationBlockers],
  templates,
  // A foundation has no shares, so there is no register of who holds them (art. 2:285 BW).
  documents: ['deed', 'poa', 'declaration'],
  extra_documents: [],
  least_shares: null,
  mandatory_director: false,
  unique_roles: true,
  copies_country: false,
  transfers_to: null,
  behind: 'foundations',
})
