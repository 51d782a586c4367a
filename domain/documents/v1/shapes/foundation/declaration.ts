import { yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'
import { closingArticles, convictionsClause, documentArticle, exposureClauses, reachedClauses } from '../declaring.ts'

/** What every member of the first board declares to the notary, and nobody else reads. */
export const declaration = {
  name: 'declaration',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'person',
      each: 'members',
      new_page: true,
      articles: [
        {
          id: 'identity',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'born', form: 'pair' },
            { id: 'address', form: 'pair' },
            { id: 'marital_status', form: 'pair' },
            ...reachedClauses,
          ],
        },
        documentArticle,
        { id: 'capacity', clauses: [{ id: 'founder' }, { id: 'contact' }] },
        {
          id: 'statements',
          clauses: [
            ...exposureClauses,
            { id: 'bankrupt', form: 'point' },
            convictionsClause,
            { id: 'behalf', form: 'point' },
            { id: 'language', form: 'point', when: yes('shareholder.dutch_proficient') },
          ],
        },
        {
          id: 'charity',
          when: yes('form.anbi'),
          clauses: [
            { id: 'related', form: 'point' },
            { id: 'control', form: 'point' },
            { id: 'integrity', form: 'point' },
            { id: 'no_promise', form: 'point' },
          ],
        },
        { id: 'owner', clauses: [{ id: 'board' }, { id: 'changes' }] },
        {
          id: 'member',
          clauses: [{ id: 'accepts' }, { id: 'no_ban' }, { id: 'duties' }, { id: 'registered' }],
        },
        ...closingArticles,
      ],
    },
  ],
} as const satisfies Shape
