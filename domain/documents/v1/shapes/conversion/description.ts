import { answered, eq, not, yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'

/** What is contributed, what it is worth and how that was determined (art. 2:204a BW). */
export const description = {
  name: 'description',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'description',
      articles: [
        {
          id: 'about',
          clauses: [
            { id: 'company', form: 'pair' },
            { id: 'contributor', form: 'pair', each: 'owners' },
            { id: 'business', form: 'pair' },
            { id: 'day', form: 'pair' },
          ],
        },
        {
          id: 'contributed',
          clauses: [
            { id: 'intro' },
            { id: 'goods', form: 'item' },
            { id: 'stock', form: 'item' },
            { id: 'claims', form: 'item' },
            { id: 'rights', form: 'item' },
            { id: 'contracts', form: 'item' },
            { id: 'debts', form: 'item' },
            { id: 'share', when: eq('main.converted_from', 'vof') },
            { id: 'no_work' },
          ],
        },
        {
          id: 'value',
          clauses: [
            { id: 'amount' },
            { id: 'added', when: answered('main.added_value') },
            { id: 'method_free', when: yes('form.tax_free') },
            { id: 'method', when: not(yes('form.tax_free')) },
            { id: 'standards' },
            { id: 'enough' },
          ],
        },
        { id: 'later', clauses: [{ id: 'falls' }, { id: 'kept' }] },
        {
          id: 'signature',
          clauses: [{ id: 'place' }, { id: 'signs', form: 'signature', each: 'founders' }],
        },
      ],
    },
  ],
} as const satisfies Shape
