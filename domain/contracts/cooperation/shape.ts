import { eq, no, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'
import { finalArticle, partiesArticle, signatureArticle } from '../common/parties.ts'

const shared = oneOf('form.revenue', 'equal', 'percentage')
const joint = eq('form.results', 'joint')

/**
 * Two who work together, each for their own account. Who sells pays the other for its part, so that there is no capital or
 * profit in common: whatever a contract calls itself, that would make a partnership of it (art. 7A:1655 BW).
 */
export const cooperationShape = {
  name: 'cooperation',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        partiesArticle,
        {
          id: 'purpose',
          numbered: true,
          clauses: [{ id: 'project' }, { id: 'ours' }, { id: 'theirs' }, { id: 'care' }, { id: 'others' }],
        },
        {
          id: 'independent',
          numbered: true,
          clauses: [
            { id: 'no_partnership' },
            { id: 'no_assets', when: oneOf('form.results', 'us', 'other') },
            { id: 'joint_assets', when: joint },
            { id: 'own_name' },
            { id: 'debts' },
            { id: 'staff' },
          ],
        },
        { id: 'deciding', numbered: true, clauses: [{ id: 'contact' }, { id: 'together' }, { id: 'reports' }] },
        {
          id: 'costs',
          numbered: true,
          clauses: [
            { id: 'own', when: eq('form.costs', 'own') },
            { id: 'equal', when: eq('form.costs', 'equal') },
            { id: 'limit', when: eq('form.costs', 'equal') },
            { id: 'settled', when: eq('form.costs', 'equal') },
          ],
        },
        {
          id: 'revenue',
          numbered: true,
          clauses: [
            { id: 'own', when: eq('form.revenue', 'own') },
            { id: 'we_sell', when: eq('form.seller', 'us') },
            { id: 'they_sell', when: eq('form.seller', 'other') },
            { id: 'equal', when: eq('form.revenue', 'equal') },
            { id: 'percentage', when: eq('form.revenue', 'percentage') },
            { id: 'counted', when: shared },
            { id: 'statement', when: shared },
            { id: 'paid', when: shared },
          ],
        },
        {
          id: 'property',
          numbered: true,
          clauses: [
            { id: 'existing' },
            { id: 'joint', when: joint },
            { id: 'alone', when: joint },
            { id: 'joint_use', when: joint },
            { id: 'joint_consent', when: joint },
            { id: 'ours', when: eq('form.results', 'us') },
            { id: 'theirs', when: eq('form.results', 'other') },
            { id: 'licence', when: oneOf('form.results', 'us', 'other') },
            { id: 'makers' },
            { id: 'names' },
          ],
        },
        {
          id: 'secrecy',
          numbered: true,
          clauses: [{ id: 'secret' }, { id: 'exceptions' }, { id: 'years' }, { id: 'personal_data' }],
        },
        {
          id: 'exclusive',
          numbered: true,
          when: yes('form.exclusive'),
          clauses: [{ id: 'only' }, { id: 'competition_law' }],
        },
        {
          id: 'free',
          numbered: true,
          when: no('form.exclusive'),
          clauses: [{ id: 'others' }],
        },
        {
          id: 'poaching',
          numbered: true,
          when: yes('form.no_poaching'),
          clauses: [{ id: 'ban' }, { id: 'except' }, { id: 'competition_law' }],
        },
        {
          id: 'liability',
          numbered: true,
          clauses: [{ id: 'limit' }, { id: 'unlimited' }, { id: 'third_parties' }, { id: 'force_majeure' }],
        },
        {
          id: 'end',
          numbered: true,
          clauses: [
            { id: 'indefinite', when: eq('form.term', 'indefinite') },
            { id: 'fixed', when: eq('form.term', 'fixed') },
            { id: 'notice' },
            { id: 'at_once' },
            { id: 'stopped', form: 'item' },
            { id: 'breach', form: 'item' },
            { id: 'control', form: 'item' },
            { id: 'winding_up' },
            { id: 'after' },
          ],
        },
        { id: 'disputes', numbered: true, clauses: [{ id: 'talk' }, { id: 'mediation' }, { id: 'urgent' }] },
        finalArticle,
        signatureArticle,
      ],
    },
  ],
} as const satisfies Shape
