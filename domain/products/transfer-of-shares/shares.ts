import type { Step } from '../../flow/index.ts'
import { buys } from './parties.ts'

/** Step 2: which shares they are and how many of them each buyer gets; then the one question about everybody. */
export const sharesStep: Step = {
  kind: 'share_counts',
  name: 'share_counts',
  sections: [
    {
      name: 'shares',
      company: ['share_type', ['total_shares', 'number_shares'], ['shares_from', 'shares_to']],
      each: [{ fields: ['shares'], when: buys }],
    },
    { name: 'bankruptcy', company: ['bankruptcy', 'bankruptcy_persons', 'bankruptcy_settled'] },
  ],
}
