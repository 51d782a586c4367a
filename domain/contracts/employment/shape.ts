import { all, eq, no, not, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'

const indefinite = eq('form.term', 'indefinite')
const forATime = oneOf('form.term', 'short', 'medium', 'long')
const restricted = oneOf('form.restriction', 'clients', 'competition')

/** A contract of employment with an adult, with fixed hours and without a temp agency in between. */
export const employmentShape = {
  name: 'employment',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'employer', form: 'point' },
            { id: 'employee', form: 'point' },
            { id: 'agree' },
          ],
        },
        {
          id: 'work',
          numbered: true,
          clauses: [{ id: 'position' }, { id: 'other_work' }, { id: 'place' }, { id: 'kind' }, { id: 'identity' }],
        },
        {
          id: 'term',
          numbered: true,
          clauses: [
            { id: 'indefinite', when: indefinite },
            { id: 'short', when: eq('form.term', 'short') },
            { id: 'medium', when: eq('form.term', 'medium') },
            { id: 'long', when: eq('form.term', 'long') },
            { id: 'interim', when: all(forATime, yes('form.interim')) },
            { id: 'no_interim', when: all(forATime, no('form.interim')) },
            { id: 'told', when: forATime },
            { id: 'chain', when: forATime },
          ],
        },
        {
          id: 'trial',
          numbered: true,
          when: yes('form.trial'),
          clauses: [
            { id: 'one', when: eq('form.term', 'medium') },
            { id: 'two', when: oneOf('form.term', 'indefinite', 'long') },
            { id: 'ends' },
          ],
        },
        {
          id: 'hours',
          numbered: true,
          clauses: [{ id: 'week' }, { id: 'times' }, { id: 'extra' }, { id: 'flexible' }],
        },
        {
          id: 'pay',
          numbered: true,
          clauses: [{ id: 'wage' }, { id: 'minimum' }, { id: 'holiday_pay' }, { id: 'slip' }],
        },
        {
          id: 'holidays',
          numbered: true,
          clauses: [
            { id: 'four', when: eq('form.holiday', 'four') },
            { id: 'five', when: eq('form.holiday', 'five') },
            { id: 'part_year' },
            { id: 'taken' },
            { id: 'lapse' },
            { id: 'other_leave' },
          ],
        },
        {
          id: 'illness',
          numbered: true,
          clauses: [
            { id: 'tells' },
            { id: 'seventy', when: eq('form.sick_pay', 'seventy') },
            { id: 'whole', when: eq('form.sick_pay', 'whole_first_year') },
            { id: 'limits' },
            { id: 'recovery' },
          ],
        },
        {
          id: 'expenses',
          numbered: true,
          clauses: [{ id: 'costs' }, { id: 'travel', when: yes('form.travel') }],
        },
        {
          id: 'arrangements',
          numbered: true,
          clauses: [
            { id: 'collective', when: yes('form.collective') },
            { id: 'no_collective', when: no('form.collective') },
            { id: 'pension', when: yes('form.pension') },
            { id: 'no_pension', when: no('form.pension') },
            { id: 'insurance' },
          ],
        },
        { id: 'training', numbered: true, clauses: [{ id: 'offered' }, { id: 'required' }] },
        { id: 'secrecy', numbered: true, clauses: [{ id: 'secret' }, { id: 'allowed' }, { id: 'returns' }] },
        { id: 'side_work', numbered: true, clauses: [{ id: 'free' }, { id: 'refused' }] },
        { id: 'property', numbered: true, clauses: [{ id: 'employer' }, { id: 'transfer' }, { id: 'paid' }] },
        { id: 'data', numbered: true, clauses: [{ id: 'personal' }, { id: 'safety' }] },
        {
          id: 'restriction',
          numbered: true,
          when: restricted,
          clauses: [
            { id: 'clients' },
            { id: 'competition', when: eq('form.restriction', 'competition') },
            { id: 'reasons', when: forATime },
            { id: 'lapses' },
          ],
        },
        {
          id: 'penalty',
          numbered: true,
          when: yes('form.penalty'),
          clauses: [
            { id: 'secrecy', when: not(restricted) },
            { id: 'both', when: restricted },
            { id: 'deviates' },
            { id: 'damages' },
          ],
        },
        {
          id: 'end',
          numbered: true,
          clauses: [
            { id: 'notice', when: eq('form.notice', 'law') },
            { id: 'longer', when: eq('form.notice', 'longer') },
            { id: 'procedure' },
            { id: 'contest' },
            { id: 'pension_age' },
            { id: 'payment' },
          ],
        },
        {
          id: 'final',
          numbered: true,
          clauses: [{ id: 'changes' }, { id: 'invalid' }, { id: 'law' }],
        },
        {
          id: 'signature',
          clauses: [
            { id: 'us', form: 'signature' },
            { id: 'person', form: 'signature' },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
