import { eq, not, yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'

/** The declaration with which the tax office is told in time that the business will be contributed. */
export const intent = {
  name: 'intent',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'declaration',
      articles: [
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'owner', form: 'point', each: 'owners', when: not(yes('form.is_company')) },
            { id: 'company', form: 'point', each: 'owners', when: yes('form.is_company') },
            { id: 'called' },
          ],
        },
        { id: 'business', clauses: [{ id: 'runs' }, { id: 'partners', when: eq('main.converted_from', 'vof') }] },
        {
          id: 'intention',
          clauses: [
            { id: 'intro' },
            { id: 'found', form: 'point' },
            { id: 'contribute', form: 'point' },
            { id: 'shares', form: 'point' },
            { id: 'holding', form: 'point', when: yes('form.some_holding') },
          ],
        },
        {
          id: 'moment',
          clauses: [{ id: 'from' }, { id: 'account' }, { id: 'until', when: yes('form.tax_free') }],
        },
        {
          id: 'tax',
          clauses: [
            { id: 'tax_free', when: yes('form.tax_free') },
            { id: 'taxed', when: not(yes('form.tax_free')) },
            { id: 'filed' },
          ],
        },
        { id: 'open', clauses: [{ id: 'adviser' }, { id: 'lapses' }] },
        {
          id: 'signature',
          clauses: [{ id: 'place' }, { id: 'signs', form: 'signature', each: 'owners' }],
        },
      ],
    },
  ],
} as const satisfies Shape
