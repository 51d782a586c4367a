import type { Shape } from '../../../template.ts'

/** The written power with which the notary's staff sign for a founder (art. 2:286 BW); one for each. */
export const poa = {
  name: 'poa',
  version: 1,
  public: true,
  dates: 'plain',
  parts: [
    {
      id: 'power',
      each: 'members',
      new_page: true,
      articles: [
        { id: 'grantor', clauses: [{ id: 'intro' }, { id: 'person' }] },
        {
          id: 'acts',
          clauses: [
            { id: 'gives' },
            { id: 'found', form: 'item' },
            { id: 'accept', form: 'item' },
            { id: 'correct', form: 'item' },
            { id: 'file', form: 'item' },
            { id: 'further', form: 'item' },
          ],
        },
        {
          id: 'terms',
          clauses: [{ id: 'substitution' }, { id: 'several_parties' }, { id: 'duration' }, { id: 'law' }],
        },
        { id: 'statements', clauses: [{ id: 'read' }, { id: 'understood' }] },
        { id: 'signature', clauses: [{ id: 'place' }, { id: 'signs', form: 'signature' }, { id: 'legalised' }] },
      ],
    },
  ],
} as const satisfies Shape
