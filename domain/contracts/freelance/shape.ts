import { all, eq, no, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'
import { partiesArticle, signatureArticle } from '../common/parties.ts'

const [intro, us, company, person, agree] = partiesArticle.clauses

const forTheWhole = all(eq('form.fee', 'fixed'), oneOf('form.until', 'done', 'date'))
const forAMonth = all(eq('form.fee', 'fixed'), eq('form.until', 'notice'))

/** An assignment to somebody who works independently (overeenkomst van opdracht). */
export const freelanceShape = {
  name: 'freelance',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        {
          id: 'parties',
          clauses: [
            intro,
            us,
            company,
            person,
            { id: 'we_ask', when: eq('form.our_role', 'client') },
            { id: 'we_work', when: eq('form.our_role', 'contractor') },
            agree,
          ],
        },
        {
          id: 'assignment',
          numbered: true,
          clauses: [
            { id: 'what' },
            { id: 'effort', when: eq('form.promise', 'effort') },
            { id: 'result', when: eq('form.promise', 'result') },
            { id: 'business' },
          ],
        },
        {
          id: 'independence',
          numbered: true,
          clauses: [
            { id: 'none' },
            { id: 'own_way' },
            { id: 'own_means' },
            { id: 'others' },
            { id: 'no_pay' },
            { id: 'practice' },
            { id: 'tax' },
          ],
        },
        {
          id: 'performance',
          numbered: true,
          clauses: [
            { id: 'care' },
            { id: 'free', when: yes('form.substitution') },
            { id: 'consent', when: no('form.substitution') },
            { id: 'cooperation' },
            { id: 'report' },
          ],
        },
        {
          id: 'term',
          numbered: true,
          clauses: [
            { id: 'done', when: eq('form.until', 'done') },
            { id: 'date', when: eq('form.until', 'date') },
            { id: 'open', when: eq('form.until', 'notice') },
            { id: 'notice' },
            { id: 'at_once' },
            { id: 'bankrupt' },
            { id: 'settle' },
          ],
        },
        {
          id: 'fee',
          numbered: true,
          clauses: [
            { id: 'hourly', when: eq('form.fee', 'hourly') },
            { id: 'most', when: yes('form.has_most_hours') },
            { id: 'fixed', when: forTheWhole },
            { id: 'per_month', when: forAMonth },
            { id: 'vat' },
            { id: 'costs', when: yes('form.costs') },
            { id: 'no_costs', when: no('form.costs') },
            { id: 'more' },
          ],
        },
        {
          id: 'payment',
          numbered: true,
          clauses: [
            { id: 'monthly', when: eq('form.fee', 'hourly') },
            { id: 'after', when: forTheWhole },
            { id: 'each_month', when: forAMonth },
            { id: 'term' },
            { id: 'shorter' },
            { id: 'late' },
            { id: 'disputed' },
          ],
        },
        {
          id: 'liability',
          numbered: true,
          clauses: [
            { id: 'cap' },
            { id: 'insurance', when: yes('form.insured') },
            { id: 'indirect' },
            { id: 'never' },
            { id: 'own_taxes' },
          ],
        },
        {
          id: 'property',
          numbered: true,
          clauses: [
            { id: 'transfer', when: eq('form.rights', 'transfer') },
            { id: 'deed', when: eq('form.rights', 'transfer') },
            { id: 'existing', when: eq('form.rights', 'transfer') },
            { id: 'licence', when: eq('form.rights', 'licence') },
            { id: 'moral' },
            { id: 'engaged' },
            { id: 'of_others' },
          ],
        },
        {
          id: 'secrecy',
          numbered: true,
          clauses: [{ id: 'secret' }, { id: 'not' }, { id: 'lasts' }, { id: 'whistle' }],
        },
        {
          id: 'penalty',
          numbered: true,
          when: yes('form.penalty'),
          clauses: [{ id: 'amount' }, { id: 'damages' }],
        },
        {
          id: 'data',
          numbered: true,
          clauses: [
            { id: 'law' },
            { id: 'processor', when: yes('form.personal_data') },
            { id: 'none', when: no('form.personal_data') },
          ],
        },
        {
          id: 'final',
          numbered: true,
          clauses: [{ id: 'terms' }, { id: 'changes' }, { id: 'invalid' }, { id: 'law' }, { id: 'court' }],
        },
        signatureArticle,
      ],
    },
  ],
} as const satisfies Shape
