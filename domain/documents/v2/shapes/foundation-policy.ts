import { no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { whoSigns } from './signing.ts'

/** What a policy plan of a charity says at least, with what is known filled in, and what its website shows (art. 1a UR AWR). */
export const policyOutline = {
  name: 'policy_outline',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'plan',
      articles: [
        whoSigns,
        { id: 'use', clauses: [{ id: 'what' }, { id: 'how' }] },
        {
          id: 'foundation',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'seat', form: 'pair' },
            { id: 'address', form: 'pair' },
            { id: 'reach', form: 'pair' },
            { id: 'website', form: 'pair' },
            { id: 'chamber', form: 'pair' },
            { id: 'period', form: 'pair' },
          ],
        },
        {
          id: 'goal',
          clauses: [{ id: 'statutory' }, { id: 'benefit' }, { id: 'whom' }, { id: 'no_profit' }],
        },
        {
          id: 'work',
          clauses: [
            { id: 'one', when: no('form.several_means') },
            { id: 'intro', when: yes('form.several_means') },
            { id: 'means', form: 'item', each: 'means', when: yes('form.several_means') },
            { id: 'now', form: 'pair' },
            { id: 'later', form: 'pair' },
            { id: 'measured', form: 'pair' },
          ],
        },
        {
          id: 'income',
          clauses: [
            { id: 'sources' },
            { id: 'how', form: 'pair' },
            { id: 'costs', form: 'pair' },
            { id: 'inheritance' },
          ],
        },
        {
          id: 'assets',
          clauses: [
            { id: 'not_own' },
            { id: 'two' },
            { id: 'who', form: 'pair' },
            { id: 'reserve' },
            { id: 'amount', form: 'pair' },
          ],
        },
        {
          id: 'spending',
          clauses: [{ id: 'ninety' }, { id: 'choice', form: 'pair' }, { id: 'surplus' }],
        },
        {
          id: 'board',
          clauses: [{ id: 'intro' }, { id: 'member', form: 'point', each: 'members' }, { id: 'votes' }, { id: 'rota' }],
        },
        { id: 'pay', clauses: [{ id: 'none' }, { id: 'fee', form: 'pair' }, { id: 'staff', form: 'pair' }] },
        {
          id: 'budget',
          clauses: [
            { id: 'intro' },
            { id: 'gifts', form: 'pair' },
            { id: 'grants', form: 'pair' },
            { id: 'other', form: 'pair' },
            { id: 'goal', form: 'pair' },
            { id: 'raising', form: 'pair' },
            { id: 'running', form: 'pair' },
          ],
        },
        {
          id: 'adopted',
          clauses: [{ id: 'decided' }, { id: 'signs', form: 'signature', each: 'members' }],
        },
      ],
    },
    {
      id: 'website',
      new_page: true,
      articles: [
        {
          id: 'published',
          clauses: [
            { id: 'intro' },
            { id: 'name', form: 'pair' },
            { id: 'number', form: 'pair' },
            { id: 'contact', form: 'pair' },
            { id: 'goal', form: 'pair' },
            { id: 'policy', form: 'pair' },
            { id: 'board', form: 'pair' },
            { id: 'pay', form: 'pair' },
            { id: 'report', form: 'pair' },
            { id: 'figures', form: 'pair' },
          ],
        },
        { id: 'current', clauses: [{ id: 'when' }, { id: 'who' }] },
      ],
    },
  ],
} as const satisfies Shape
